import { Problem } from './problem'

export interface PromoCode {
  code: string
  description: string
  percentOff: number | null
  centsOff: number | null
  freeShipping: boolean
  expiresAt: Date | null
}

/** Codes are typed by hand: case and outer spaces do not matter. */
export const normalisePromoCode = (typed: string): string => typed.trim().toUpperCase()

export const isExpired = (promo: PromoCode, now: Date): boolean =>
  promo.expiresAt !== null && promo.expiresAt <= now

/** What the code takes off the lines' subtotal, in whole cents; never more than the subtotal. */
export function discountCents(promo: PromoCode | null, subtotalCents: number): number {
  if (!promo) return 0
  const percent = Math.round((subtotalCents * (promo.percentOff ?? 0)) / 100)
  return Math.min(subtotalCents, percent + (promo.centsOff ?? 0))
}

/** The code when it can be used at `now`; throws the reason otherwise. */
export function usablePromoCode(promo: PromoCode | undefined, typed: string, now: Date): PromoCode {
  const code = normalisePromoCode(typed)
  if (!promo) {
    throw new Problem('unknown_promo_code', `We do not know the promo code ${code}. Check the spelling.`, {
      promo_code: 'Unknown promo code',
    })
  }
  if (isExpired(promo, now)) {
    throw new Problem(
      'expired_promo_code',
      `The promo code ${code} has expired. Go on without it, or try another one.`,
      {
        promo_code: 'This promo code has expired',
      },
    )
  }
  return promo
}
