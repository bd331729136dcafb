import {
  methodsOf,
  type PageKind,
  type PageMethod,
  PAYMENT_PROVIDERS,
  type PaymentProviderName,
  PROVIDERS,
} from './providers'

type MethodRow = { name: PageMethod; provider: PaymentProviderName } & {
  kind: PageKind
  flag?: string
  isTokenised?: true
}

const PAGE_METHODS: readonly MethodRow[] = PAYMENT_PROVIDERS.flatMap((provider) => {
  const rows: Readonly<Record<string, Omit<MethodRow, 'name' | 'provider'>>> = PROVIDERS[provider].methods
  return methodsOf(provider).flatMap((name) => {
    const row = rows[name]
    return row ? [{ ...row, name, provider }] : []
  })
})

/** The page methods of one kind, that without a flag first. */
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

/** The feature flags by which a cart is paid over another provider than the default one. */
export const PROVIDER_FLAGS: readonly string[] = PAGE_METHODS.flatMap(({ flag }) => flag ?? [])

const rowOf = (method: PaymentMethod): MethodRow | undefined =>
  PAGE_METHODS.find(({ name }) => name === method)

export const usesPage = (method: PaymentMethod): method is PageMethod => rowOf(method) !== undefined

/** @throws when the method goes over no page */
export function providerOf(method: PageMethod): PaymentProviderName {
  const row = rowOf(method)
  if (!row) throw new Error(`${method} goes over no provider's page.`)
  return row.provider
}

/** What a page method is to a shopper; undefined without a page. */
export const kindOf = (method: PaymentMethod): PageKind | undefined => rowOf(method)?.kind

/** Methods whose card is kept first and charged afterwards. */
export const isTokenised = (method: PaymentMethod): boolean => rowOf(method)?.isTokenised === true
