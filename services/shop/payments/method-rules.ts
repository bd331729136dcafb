import { formatCents } from '../../../shared/money'
import { Problem, type ProblemCode } from '../domain/problem'
import { kindOf, methodsOfKind, PAYMENT_METHODS, type PaymentMethod } from './providers'

/** The limit of the courier's card machine. */
export const CARD_ON_DELIVERY_LIMIT_CENTS = 5_000_00
/** The feature flag of carts that request payment terms. */
export const PAYMENT_TERMS_FLAG = 'payment_terms'

/** The facts that decide how a cart may be paid. */
export interface PayingCart {
  totalCents: number
  /** Whether a courier delivers every line, so that the shopper can pay at the door. */
  isAllShipped: boolean
  featureFlags: readonly string[]
  /** Why the caller has no payment terms, as a sentence; null when the back office approved their account. */
  termsRefusal: string | null
  /** Why the caller cannot place unpaid orders, as a sentence; null when they can. */
  unpaidRefusal: string | null
}

type Refusal = readonly [ProblemCode, string]
type Rule = (cart: PayingCart) => Refusal | undefined

const somethingToPay: Rule = ({ totalCents }) =>
  totalCents === 0 ? ['nothing_to_pay', 'This order costs nothing. Place it without paying.'] : undefined

/** The first rule that a method fails gives the refusal. */
const all =
  (...rules: Rule[]): Rule =>
  (cart) =>
    rules.reduce<Refusal | undefined>((refusal, rule) => refusal ?? rule(cart), undefined)

const requestsTerms: (cart: PayingCart) => boolean = ({ featureFlags }) =>
  featureFlags.includes(PAYMENT_TERMS_FLAG)

const unavailable = (sentence: string): Refusal => ['method_not_available', sentence]

const mayWait: Rule = ({ unpaidRefusal }) => (unpaidRefusal === null ? undefined : unavailable(unpaidRefusal))

/** The conditions of each method, besides a total above zero; `Free` is for a total of zero. */
const RULES: Readonly<Partial<Record<PaymentMethod, Rule>>> = {
  EFT: all(somethingToPay, mayWait),
  // Services are done by appointment: nobody comes to the door with a card machine.
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
      requestsTerms(cart)
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

/** The methods that a shopper might look for but cannot use, each with the reason as a sentence. */
export function refusedMethods(cart: PayingCart): { name: PaymentMethod; message: string }[] {
  const { termsRefusal, unpaidRefusal, totalCents } = cart
  const isFree = totalCents === 0
  const waits: PaymentMethod = isFree ? 'Free' : 'EFT'
  return [
    ...(unpaidRefusal !== null ? [{ name: waits, message: unpaidRefusal }] : []),
    ...(termsRefusal !== null && !isFree && requestsTerms(cart)
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
  /** Methods whose provider was recently down for this order. */
  unreachable: readonly PaymentMethod[]
}

/** One method of each kind, in the order of `methods`: the one whose page would open now. */
export function onePerKind(methods: readonly PaymentMethod[], circumstances: Circumstances): PaymentMethod[] {
  const chosen = methods.map((method) => {
    const [first = method] = byPreference(method, circumstances).filter((other) => methods.includes(other))
    return first
  })
  return [...new Set(chosen)]
}

/** Reachable providers first, then the one that a flag names, then the default. */
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

/** The methods that can replace one whose provider is down, before anything is charged. */
export const alternativesTo = (method: PaymentMethod): PaymentMethod[] =>
  sameKind(method)
    .map(({ name }) => name)
    .filter((other) => other !== method)

/** The methods of the same kind, which look the same to a shopper, including this one; empty for a method without a page. */
function sameKind(method: PaymentMethod) {
  const kind = kindOf(method)
  return kind ? methodsOfKind(kind) : []
}

/** Whether the caller is logged in, and their verified address; undefined when login is off. */
export type Login = { verifiedEmail: string | undefined } | undefined

/**
 * Why an order cannot be placed on payment terms, as a sentence; null when it can. Goods are sent before the money arrives, so
 * the back office approves accounts by email address, and the owner must log in, because anybody can type an address.
 */
export function termsRefusal(login: Login, isApproved: boolean): string | null {
  if (!login) return 'We do not take orders on payment terms here. Choose another way to pay.'
  if (login.verifiedEmail === undefined) return 'Log in with the account’s email address to pay on terms.'
  if (isApproved) return null
  return `No payment terms are approved for ${login.verifiedEmail}. Choose another way to pay, or call us to apply for them.`
}
