import type { ShopCart } from '../../../shared/orders'

/**
 * Whether one of these is a SIM card, alone or in a bundle: it works only once RICA is done (field notes).
 * @param simSkus the skus of every SIM card the shop sells
 */
export const hasSimCard = (items: ShopCart['items'], simSkus: ReadonlySet<string>): boolean =>
  items.some(
    ({ product, bundle }) =>
      product?.type === 'sim_card' || (bundle?.items.some(({ sku }) => simSkus.has(sku)) ?? false),
  )
