import { formatCents } from '../../../shared/money'
import { Problem, type ProblemCode } from '../domain/problem'
import { kindOf, methodsOfKind, PAYMENT_METHODS, type PaymentMethod } from './providers'

/** The courier's card machine takes no more than this. */
export const CARD_ON_DELIVERY_LIMIT_CENTS = 5_000_00
/** The feature flag of carts that ask for payment terms. */
export const PAYMENT_TERMS_FLAG = 'payment_terms'

/** What decides how a cart may be paid. */
export interface PayingCart {
  totalCents: number
  /** Whether every line is goods that a courier brings, so that somebody stands at the door. */
  isAllShipped: boolean
  featureFlags: readonly string[]
  /** Why the caller has no payment terms, as a sentence; null when the back office approved their account. */
  termsRefusal: string | null
  /** Why the caller's orders do not stand before they are paid or confirmed, as a sentence; null when they do. */
  waitingRefusal: string | null
}

type Refusal = readonly [ProblemCode, string]
type Rule = (cart: PayingCart) => Refusal | undefined

const somethingToPay: Rule = ({ totalCents }) =>
  totalCents === 0 ? ['nothing_to_pay', 'This order costs nothing. Place it without paying.'] : undefined

/** The same method for every rule: refused by the first one that says why. */
const all =
  (...rules: Rule[]): Rule =>
  (cart) =>
    rules.reduce<Refusal | undefined>((refusal, rule) => refusal ?? rule(cart), undefined)

const asksForTerms: (cart: PayingCart) => boolean = ({ featureFlags }) =>
  featureFlags.includes(PAYMENT_TERMS_FLAG)

const unavailable = (sentence: string): Refusal => ['method_not_available', sentence]

const mayWait: Rule = ({ waitingRefusal }) =>
  waitingRefusal === null ? undefined : unavailable(waitingRefusal)

/** What a method asks of a cart beyond that there is something to pay; `Free` is for what costs nothing. */
const RULES: Readonly<Partial<Record<PaymentMethod, Rule>>> = {
  EFT: all(somethingToPay, mayWait),
  // A service is done by appointment: nobody comes to the door with a card machine.
  'Card on delivery': all(
    somethingToPay,
    mayWait,
    ({ isAllShipped }) =>
      isAllShipped
        ? undefined
        : unavailable('Card on delivery is for goods that we deliver. Choose another way to pay.'),
    ({ totalCents }) =>
      totalCents <= CARD_ON_DELIVERY_LIMIT_CENTS
        ? undefined
        : unavailable(
            `Card on delivery is for orders up to ${formatCents(CARD_ON_DELIVERY_LIMIT_CENTS)}. Choose another way to pay.`,
          ),
  ),
  'Payment terms': all(
    somethingToPay,
    (cart) =>
      asksForTerms(cart)
        ? undefined
        : unavailable('Payment terms are for accounts that we have approved. Choose another way to pay.'),
    ({ termsRefusal }) => (termsRefusal === null ? undefined : unavailable(termsRefusal)),
  ),
  Free: all(
    ({ totalCents }) =>
      totalCents > 0 ? ['not_free', 'This order is not free. Choose another way to pay.'] : undefined,
    mayWait,
  ),
}

/** Providers charge nothing below one cent. */
const refusalOf = (method: PaymentMethod, cart: PayingCart): Refusal | undefined =>
  (RULES[method] ?? somethingToPay)(cart)

/** The methods that this cart may be paid by, in the order in which they are offered. */
export const methodsFor = (cart: PayingCart): PaymentMethod[] =>
  PAYMENT_METHODS.filter((method) => refusalOf(method, cart) === undefined)

/** The methods that a shopper would look for and may not pay by, each with a sentence. */
export function refusedMethods(cart: PayingCart): { name: PaymentMethod; message: string }[] {
  const { termsRefusal, waitingRefusal, totalCents } = cart
  const isFree = totalCents === 0
  const waits: PaymentMethod = isFree ? 'Free' : 'EFT'
  return [
    ...(waitingRefusal !== null ? [{ name: waits, message: waitingRefusal }] : []),
    ...(termsRefusal !== null && !isFree && asksForTerms(cart)
      ? [{ name: 'Payment terms' as const, message: termsRefusal }]
      : []),
  ]
}

/** Throws with a sentence for the shopper when the cart may not be paid this way. */
export function assertMethod(method: PaymentMethod, cart: PayingCart): void {
  const refusal = refusalOf(method, cart)
  if (refusal) throw new Problem(...refusal)
}

interface Circumstances {
  featureFlags: readonly string[]
  /** Methods whose provider this order could not reach lately. */
  unreachable: readonly PaymentMethod[]
}

/** One method of each kind, in the order of `methods`: the one that the shopper would be sent to now. */
export function onePerKind(methods: readonly PaymentMethod[], circumstances: Circumstances): PaymentMethod[] {
  const chosen = methods.map((method) => {
    const [first = method] = byPreference(method, circumstances).filter((other) => methods.includes(other))
    return first
  })
  return [...new Set(chosen)]
}

/** Whoever can be reached, then whom a flag names, then the default. */
function byPreference(
  method: PaymentMethod,
  { featureFlags, unreachable }: Circumstances,
): readonly PaymentMethod[] {
  const isWanted = (flag: string | undefined) => flag !== undefined && featureFlags.includes(flag)
  return sameKind(method)
    .toSorted((a, b) => Number(isWanted(b.flag)) - Number(isWanted(a.flag)))
    .map(({ name }) => name)
    .toSorted((a, b) => Number(unreachable.includes(a)) - Number(unreachable.includes(b)))
}

/** The methods that can take the place of one whose provider is down, before anything is charged. */
export const alternativesTo = (method: PaymentMethod): PaymentMethod[] =>
  sameKind(method)
    .map(({ name }) => name)
    .filter((other) => other !== method)

/** The methods that are one to a shopper with this one, itself among them; none without a page. */
function sameKind(method: PaymentMethod) {
  const kind = kindOf(method)
  return kind ? methodsOfKind(kind) : []
}

/** Whether the caller is logged in, and with what verified address; undefined where nobody can log in. */
export type Login = { verifiedEmail: string | undefined } | undefined

/**
 * Why an order cannot be placed on payment terms, as a sentence; null when it can. Goods leave before the money comes: the
 * back office approves an account by its email address, and anybody can type one, so its owner logs in.
 */
export function termsRefusal(login: Login, isApproved: boolean): string | null {
  if (!login) return 'We do not take orders on payment terms here. Choose another way to pay.'
  if (login.verifiedEmail === undefined) return 'Log in with the account’s email address to pay on terms.'
  if (isApproved) return null
  return `No payment terms are approved for ${login.verifiedEmail}. Choose another way to pay, or call us to apply for them.`
}
