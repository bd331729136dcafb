/** A way to pay that goes over a page of a provider. */
interface PageMethodRow {
  /** What it is to a shopper, who chooses among kinds and not among providers. */
  kind: PageKind
  /** The cart's feature flag that puts it first among those of its kind; without one it is the default. */
  flag?: string
  /** Whether the page keeps the card, which the shop charges afterwards. */
  isTokenised?: true
}
export type PageKind = 'card' | 'instant_eft' | 'terms'

interface ProviderRow {
  /** By the names of spec 3. */
  methods: Readonly<Record<string, PageMethodRow>>
  /** Where its stand-in answers under `/pay`. */
  standinPath: string
  /** What its folder brings to the shop: a `ProviderServer` (provider-server.ts). */
  server: () => Promise<{ server: unknown }>
  /** A `ProviderStandin` (standin/provider-standin.ts), which nobody loads where it is not embedded (decision 033). */
  standin: () => Promise<{ standin: unknown }>
}

/**
 * The outside services that take payments. Each is a folder beside this file and a row here; in the environment its name is
 * the prefix of its variables (CHECKOUT_, …). The code of a row is loaded when a shop is made, so that rules and schemas can
 * read the rest without it.
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

/** Methods that send the shopper to a page of their provider. */
export type PageMethod = { [Name in PaymentProviderName]: MethodsOf<Name> }[PaymentProviderName]

/** The methods that go over one provider's page. */
export const methodsOf = <Name extends PaymentProviderName>(name: Name): MethodsOf<Name>[] =>
  Object.keys(PROVIDERS[name].methods) as MethodsOf<Name>[]
