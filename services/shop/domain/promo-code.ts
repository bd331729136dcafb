import { Problem } from './problem'

export interface PromoCode {
  code: string
  description: string
  percentOff: number | null
  centsOff: number | null
  freeShipping: boolean
  expiresAt: Date | null
  /** How often it can be used in all, and by one buyer; null without a limit. */
  maxUses: number | null
  maxUsesPerBuyer: number | null
}

/** Codes are typed by hand: case and outer spaces do not matter. */
export const normalisePromoCode = (typed: string): string => typed.trim().toUpperCase()

const isExpired = (promo: PromoCode, now: Date): boolean => promo.expiresAt !== null && promo.expiresAt <= now

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

const DAY_MS = 24 * 3_600_000

/** A code without a limit of its own makes no more orders free than these in a day, however cheap the goods. */
const FREE_ORDERS_A_DAY = { all: 100, buyer: 10 } as const
/** From when on free orders count. */
export const freeOrdersSince = (now: Date): Date => new Date(now.getTime() - DAY_MS)

/** How often a code is used by orders that are paid or may still be paid. */
export interface PromoUses {
  all: number
  /** By whoever orders now, as far as that is known. */
  buyer: number
  /** Of them, those of the last day that cost nothing. */
  freeAll: number
  freeBuyer: number
}

export const hasLimit = ({ maxUses, maxUsesPerBuyer }: PromoCode): boolean =>
  maxUses !== null || maxUsesPerBuyer !== null

/** Throws when a code cannot be used once more. @param makesFree the order costs nothing with it */
export function assertUseLeft(promo: PromoCode, uses: PromoUses, makesFree: boolean): void {
  const { code, maxUses, maxUsesPerBuyer } = promo
  const isSpent = maxUses === null ? makesFree && uses.freeAll >= FREE_ORDERS_A_DAY.all : uses.all >= maxUses
  if (isSpent) {
    throw usedUp(`The promo code ${code} has been used up.`, 'This promo code has been used up')
  }
  const isSpentByBuyer =
    maxUsesPerBuyer === null
      ? makesFree && uses.freeBuyer >= FREE_ORDERS_A_DAY.buyer
      : uses.buyer >= maxUsesPerBuyer
  if (isSpentByBuyer) {
    throw usedUp(
      `You have used the promo code ${code} as often as one buyer can.`,
      'You have used this promo code already',
    )
  }
}

const usedUp = (sentence: string, field: string): Problem =>
  new Problem('promo_code_used_up', `${sentence} Take it off in your cart, or try another one.`, {
    promo_code: field,
  })
