import { readCookie } from '../../platform/cookies'
import { platformOf } from '../../platform/device'
import { answer, idempotencyHeader, shop, ShopError } from '../../platform/http'
import type { ShopCart } from '../../../shared/orders'
import type { CartRequest } from '../rules/unanswered'

const path = (id: string) => ({ path: { id } })

/** POST carts/. @throws ShopError */
export const createRemoteCart = (): Promise<ShopCart> =>
  answer(
    shop.POST('/carts/', {
      body: {
        source: 'shop',
        tracking_attribution: { platform: platformOf(navigator.userAgent), wau: readCookie('wau') },
      },
      headers: idempotencyHeader(),
    }),
  )

/** GET carts/{id}/; undefined when the shop does not know the id. @throws ShopError */
export const fetchRemoteCart = async (id: string): Promise<ShopCart | undefined> => {
  try {
    return await answer(shop.GET('/carts/{id}/', { params: path(id) }))
  } catch (error) {
    if (error instanceof ShopError && error.code === 'cart_not_found') return undefined
    throw error
  }
}

/** POST carts/{id}/items/ or bulk_add/, or DELETE items/; carried out once for each key. @throws ShopError */
export const sendCartRequest = (id: string, request: CartRequest, key: string): Promise<ShopCart> => {
  const headers = idempotencyHeader(key)
  switch (request.call) {
    case 'items':
      return answer(shop.POST('/carts/{id}/items/', { params: path(id), body: request.body, headers }))
    case 'bulk_add':
      return answer(shop.POST('/carts/{id}/bulk_add/', { params: path(id), body: request.body, headers }))
    case 'clear':
      return answer(shop.DELETE('/carts/{id}/items/', { params: path(id), headers }))
  }
}

/** PATCH carts/{id}/ with a promo code; null takes it off. @throws ShopError */
export const patchPromoCode = (id: string, promoCode: string | null): Promise<ShopCart> =>
  answer(shop.PATCH('/carts/{id}/', { params: path(id), body: { promo_code: promoCode } }))

/** GET carts/{id}/validate_promo_code/{code}/: what the code would take off. @throws ShopError with the reason */
export const validatePromoCode = (id: string, code: string) =>
  answer(shop.GET('/carts/{id}/validate_promo_code/{code}/', { params: { path: { id, code } } }))
