import { kindOf, methodsOfKind, type PaymentMethod } from './methods'

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
