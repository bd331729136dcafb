import type { PaymentMethod } from '../domain/order-state'

/** Methods that are one to a shopper, the default first; a cart's feature flag puts the other one first. */
const KINDS: readonly { methods: readonly [PaymentMethod, PaymentMethod]; flag: string }[] = [
  { methods: ['Credit Card (Checkout)', 'Credit Card (Blackbird)'], flag: 'card_blackbird' },
  { methods: ['Instant EFT (Stitch)', 'Instant EFT (Blackbird)'], flag: 'instant_eft_blackbird' },
]

/** The feature flags by which a cart is paid over the other provider. */
export const PROVIDER_FLAGS = KINDS.map(({ flag }) => flag)

interface Circumstances {
  featureFlags: readonly string[]
  /** Methods whose provider this order could not reach lately. */
  unreachable: readonly PaymentMethod[]
}

/** One method of each kind, in the order of `methods`: the one that the shopper would be sent to now. */
export function oneOfEach(methods: readonly PaymentMethod[], circumstances: Circumstances): PaymentMethod[] {
  const chosen = methods.map((method) => {
    const [first = method] = byPreference(method, circumstances).filter((other) => methods.includes(other))
    return first
  })
  return [...new Set(chosen)]
}

/** Whoever can be reached, then whom the flag names, then the default. */
function byPreference(
  method: PaymentMethod,
  { featureFlags, unreachable }: Circumstances,
): readonly PaymentMethod[] {
  const kind = kindOf(method)
  if (!kind) return [method]
  const wanted = featureFlags.includes(kind.flag) ? kind.methods.toReversed() : kind.methods
  return wanted.toSorted((a, b) => Number(unreachable.includes(a)) - Number(unreachable.includes(b)))
}

/** The methods that can take the place of one whose provider is down, before anything is charged. */
export const insteadOf = (method: PaymentMethod): PaymentMethod[] =>
  kindOf(method)?.methods.filter((other) => other !== method) ?? []

const kindOf = (method: PaymentMethod) => KINDS.find(({ methods }) => methods.includes(method))
