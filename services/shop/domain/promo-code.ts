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

/** What the code takes off the lines' subtotal, in whole cents; never more than the subtotal. */
export function discountCents(promo: PromoCode | null, subtotalCents: number): number {
  if (!promo) return 0
  const percent = Math.round((subtotalCents * (promo.percentOff ?? 0)) / 100)
  return Math.min(subtotalCents, percent + (promo.centsOff ?? 0))
}

const DAY_MS = 24 * 3_600_000

/** A code without a limit of its own makes no more orders free than these in a day, however cheap the goods. */
export const FREE_ORDERS_A_DAY = { all: 100, buyer: 10 } as const
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
