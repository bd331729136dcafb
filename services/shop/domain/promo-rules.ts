import { DAY_MS } from '../../../shared/sast-date'
import type { Line, Sellables } from './cart-lines'
import type { ProductType } from './catalogue'
import type { PricedLine } from './pricing'
import { Problem, type ProblemCode } from './problem'

export interface PromoCode {
  code: string
  description: string
  percentOff: number | null
  centsOff: number | null
  freeShipping: boolean
  expiresAt: Date | null
  /** How often all buyers together and one buyer can use it; null without a limit. */
  maxUses: number | null
  maxUsesPerBuyer: number | null
}

/** The discount on the lines' subtotal, in whole cents; never more than the subtotal. */
export function discountCents(promo: PromoCode | null, subtotalCents: number): number {
  if (!promo) return 0
  const percent = Math.round((subtotalCents * (promo.percentOff ?? 0)) / 100)
  return Math.min(subtotalCents, percent + (promo.centsOff ?? 0))
}

/** How many orders a day a code without limits can make free, whatever they would cost. */
const FREE_ORDERS_A_DAY = { all: 100, buyer: 10 } as const
/** The time from which free orders count. */
export const freeOrdersSince = (now: Date): Date => new Date(now.getTime() - DAY_MS)

/** How many orders use a code that are paid or may still be paid. */
export interface PromoUses {
  all: number
  /** By this buyer, as far as known. */
  buyer: number
  /** The number of those orders that are free and from the last day. */
  freeAll: number
  freeBuyer: number
}

export const hasLimit = ({ maxUses, maxUsesPerBuyer }: PromoCode): boolean =>
  maxUses !== null || maxUsesPerBuyer !== null

/** A line of the cart, as the rules see it. */
interface PromoLine extends Line {
  lineTotalCents: number
  /** Null for a bundle. */
  type: ProductType | null
}

/** How often a code is used, and whether the order would be free. */
interface UseCase {
  promo: PromoCode
  uses: PromoUses
  makesFree: boolean
}

/** The input of a rule: the code, its uses, and the cart. */
export interface PromoCase extends UseCase {
  lines: readonly PromoLine[]
  now: Date
}

/** Why a code cannot be used: a sentence for the shopper, and a short form for the field. */
type Refusal = readonly [code: ProblemCode, sentence: string, field: string]

const usedUp = (sentence: string, field: string): Refusal => [
  'promo_code_used_up',
  `${sentence} Take it off in your cart, or try another one.`,
  field,
]

type UseRule = (asked: UseCase) => Refusal | undefined
type PromoRule = (asked: PromoCase) => Refusal | undefined

/** Limits the free orders of a code that has no limits of its own. */
const useLeft: UseRule = ({ promo: { code, maxUses }, uses, makesFree }) => {
  const isSpent = maxUses === null ? makesFree && uses.freeAll >= FREE_ORDERS_A_DAY.all : uses.all >= maxUses
  return isSpent
    ? usedUp(`The promo code ${code} has been used up.`, 'This promo code has been used up')
    : undefined
}

const useLeftForBuyer: UseRule = ({ promo: { code, maxUsesPerBuyer }, uses, makesFree }) => {
  const isSpent =
    maxUsesPerBuyer === null
      ? makesFree && uses.freeBuyer >= FREE_ORDERS_A_DAY.buyer
      : uses.buyer >= maxUsesPerBuyer
  return isSpent
    ? usedUp(
        `You have used the promo code ${code} as often as one buyer can.`,
        'You have used this promo code already',
      )
    : undefined
}

const notExpired: PromoRule = ({ promo: { code, expiresAt }, now }) =>
  expiresAt !== null && expiresAt <= now
    ? [
        'expired_promo_code',
        `The promo code ${code} has expired. Go on without it, or try another one.`,
        'This promo code has expired',
      ]
    : undefined

/** Checked again when the order is placed and when its money arrives late, because others may have used the code since. */
const USE_RULES: readonly UseRule[] = [useLeft, useLeftForBuyer]

/** Conditions for using a code; the first that fails gives the reason. A rule about the cart is a row here. */
const RULES: readonly PromoRule[] = [notExpired, ...USE_RULES]

const NO_USES: PromoUses = { all: 0, buyer: 0, freeAll: 0, freeBuyer: 0 }

/** The code if the cart can use it; the reason otherwise. @param promo undefined for an unknown code */
export function evaluatePromo(
  promo: PromoCode | undefined,
  code: string,
  { uses = NO_USES, ...asked }: Pick<PromoCase, 'lines' | 'now'> & Partial<Pick<PromoCase, 'uses'>>,
  rules = RULES,
): PromoCode | Problem {
  if (!promo) {
    const sentence = `We do not know the promo code ${code}. Check the spelling.`
    return toProblem(['unknown_promo_code', sentence, 'Unknown promo code'])
  }
  const refusal = firstRefusal(rules, { promo, uses, makesFree: false, ...asked })
  return refusal ? toProblem(refusal) : promo
}

/** Throws when a code cannot be used once more. */
export function assertUseLeft(asked: UseCase): void {
  const refusal = firstRefusal(USE_RULES, asked)
  if (refusal) throw toProblem(refusal)
}

const firstRefusal = <Case>(
  rules: readonly ((asked: Case) => Refusal | undefined)[],
  asked: Case,
): Refusal | undefined =>
  rules.reduce<Refusal | undefined>((refusal, rule) => refusal ?? rule(asked), undefined)

const toProblem = ([code, sentence, field]: Refusal): Problem =>
  new Problem(code, sentence, { promo_code: field })

/** The cart's lines as the rules need them. */
export const promoLines = (lines: readonly PricedLine[], sellables: Sellables): PromoLine[] =>
  lines.map(({ kind, code, quantity, lineTotalCents, ...line }) => ({
    kind,
    code,
    quantity,
    lineTotalCents,
    type: sellables.find({ ...line, kind, code })?.type ?? null,
  }))
