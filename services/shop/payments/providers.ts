/** A payment method that sends the shopper to a page of a provider. */
interface PageMethodRow {
  /** Shoppers choose a kind, not a provider. */
  kind: PageKind
  /** The cart's feature flag that prefers this method among those of its kind; the method without a flag is the default. */
  flag?: string
  /** Whether the page only stores the card, which the shop charges afterwards. */
  isTokenised?: true
}
type PageKind = 'card' | 'instant_eft' | 'terms'

interface ProviderRow {
  /** By the names of spec 3: the shopper's name for it, and the provider in brackets (shared/orders/methods.ts). */
  methods: Readonly<Record<string, PageMethodRow>>
  /** The path of its stand-in under `/pay`. */
  standinPath: string
  /** The shop's side: a `ProviderServer` (adapter.ts). */
  server: () => Promise<{ server: unknown }>
  /** Its stand-in: a `ProviderStandin` (standin/provider-standin.ts), loaded only where it is embedded (decision 033). */
  standin: () => Promise<{ standin: unknown }>
}

/**
 * The outside services that take payments. Each has a folder beside this file and a row here, which decides its methods,
 * webhook address, environment variables (CHECKOUT_API_URL, …), generated keys and feature flags. Its code is loaded when a
 * shop starts, so that rules and schemas can read the table without it.
 */
export const PROVIDERS = {
  checkout: {
    methods: { 'Credit Card (Checkout)': { kind: 'card' } },
    standinPath: '',
    server: () => import('./checkout/server'),
    standin: () => import('./checkout/standin'),
  },
  blackbird: {
    methods: {
      'Credit Card (Blackbird)': { kind: 'card', flag: 'card_blackbird', isTokenised: true },
      'Instant EFT (Blackbird)': { kind: 'instant_eft', flag: 'instant_eft_blackbird' },
      'Payment terms': { kind: 'terms', isTokenised: true },
    },
    standinPath: '/blackbird',
    server: () => import('./blackbird/server'),
    standin: () => import('./blackbird/standin'),
  },
  stitch: {
    methods: { 'Instant EFT (Stitch)': { kind: 'instant_eft' } },
    standinPath: '/stitch',
    server: () => import('./stitch/server'),
    standin: () => import('./stitch/standin'),
  },
} as const satisfies Readonly<Record<string, ProviderRow>>

export type PaymentProviderName = keyof typeof PROVIDERS

/** In the order of the table. */
export const PAYMENT_PROVIDERS = Object.keys(PROVIDERS) as PaymentProviderName[]

/** One value for each provider. */
export type ByProvider<Value> = Readonly<Record<PaymentProviderName, Value>>

export const byProvider = <Value>(make: (name: PaymentProviderName) => Value): ByProvider<Value> =>
  Object.fromEntries(PAYMENT_PROVIDERS.map((name) => [name, make(name)])) as ByProvider<Value>

type MethodsOf<Name extends PaymentProviderName> = keyof (typeof PROVIDERS)[Name]['methods'] & string

/** Methods with a provider's page. */
export type PageMethod = { [Name in PaymentProviderName]: MethodsOf<Name> }[PaymentProviderName]

/** The page methods of one provider. */
export const methodsOf = <Name extends PaymentProviderName>(name: Name): MethodsOf<Name>[] =>
  Object.keys(PROVIDERS[name].methods) as MethodsOf<Name>[]

type MethodRow = PageMethodRow & { name: PageMethod; provider: PaymentProviderName }

const PAGE_METHODS: readonly MethodRow[] = PAYMENT_PROVIDERS.flatMap((provider) =>
  Object.entries<PageMethodRow>(PROVIDERS[provider].methods).map(([name, row]) => ({
    ...row,
    name: name as PageMethod,
    provider,
  })),
)

/** The page methods of one kind; the one without a flag comes first. */
export const methodsOfKind = (kind: PageKind): readonly MethodRow[] =>
  PAGE_METHODS.filter((method) => method.kind === kind).toSorted(
    (one, other) => Number(one.flag !== undefined) - Number(other.flag !== undefined),
  )

const namesOfKind = (kind: PageKind): PageMethod[] => methodsOfKind(kind).map(({ name }) => name)

export type PaymentMethod = PageMethod | 'EFT' | 'Card on delivery' | 'Free'

/** Spec 3, payment methods, in the order in which the shop offers them. */
export const PAYMENT_METHODS: readonly PaymentMethod[] = [
  ...namesOfKind('card'),
  ...namesOfKind('instant_eft'),
  'EFT',
  'Card on delivery',
  ...namesOfKind('terms'),
  'Free',
]

/** The feature flags that select another provider than the default one. */
export const PROVIDER_FLAGS: readonly string[] = PAGE_METHODS.flatMap(({ flag }) => flag ?? [])

const rowOf = (method: PaymentMethod): MethodRow | undefined =>
  PAGE_METHODS.find(({ name }) => name === method)

export const usesPage = (method: PaymentMethod): method is PageMethod => rowOf(method) !== undefined

/** @throws when the method has no page */
export function providerOf(method: PageMethod): PaymentProviderName {
  const row = rowOf(method)
  if (!row) throw new Error(`${method} has no provider's page.`)
  return row.provider
}

/** Undefined for a method without a page. */
export const kindOf = (method: PaymentMethod): PageKind | undefined => rowOf(method)?.kind

/** Methods that store the card first and charge it afterwards. */
export const isTokenised = (method: PaymentMethod): boolean => rowOf(method)?.isTokenised === true
