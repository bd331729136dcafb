import type { Sellable } from '../domain/catalogue'
import { toRand } from '../../../shared/money'
import { priceAt } from '../domain/pricing'
import type { PromoCode } from '../domain/promo-rules'

/** An item in stock and listed, which costs R1,00 unless `change` says otherwise. */
export const sellable = (change: Partial<Sellable> & Pick<Sellable, 'code'>): Sellable => ({
  kind: 'product',
  uuid: change.code,
  name: change.code,
  shortName: change.code,
  description: '',
  image: '',
  priceCents: 100,
  promotion: null,
  originalCents: null,
  storefronts: ['shop'],
  isListed: true,
  canBePurchased: true,
  reasonNotAvailable: null,
  maxQuantity: 5,
  type: 'accessory',
  reviews: null,
  stock: 100,
  components: [],
  ...change,
})

/** A promo code without limits, which takes nothing off unless `change` says otherwise. */
export const promoCode = (change: Partial<PromoCode> = {}): PromoCode => ({
  code: 'SPRING',
  description: '',
  percentOff: null,
  centsOff: null,
  freeShipping: false,
  expiresAt: null,
  maxUses: null,
  maxUsesPerBuyer: null,
  ...change,
})

/** The price fields of an item in API answers. @param now milliseconds since 1970 */
export const presentedPrice = (item: Sellable, now: number) => {
  const { unitCents, originalCents } = priceAt(item, new Date(now))
  return {
    unit_price: toRand(unitCents),
    original_unit_price: originalCents === null ? null : toRand(originalCents),
    promotion_start_date: item.promotion?.starts ?? null,
    promotion_end_date: item.promotion?.ends ?? null,
  }
}
