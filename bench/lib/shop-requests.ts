/** Path of the shop API. */
export const SHOP_API = '/shop/api/v1'

export const JSON_BODY = { 'content-type': 'application/json' }

/** Bodies of requests to a cart's `items/`. */
export const addKhumo = { action: 'add', product: 'khumo', quantity: 1 }
export const setQuantity = (quantity: number) => ({
  action: 'replace',
  product: 'khumo',
  replacement_product: 'khumo',
  quantity,
})
