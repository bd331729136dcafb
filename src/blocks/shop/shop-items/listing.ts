import { LISTINGS, type ProductDisplay, type ProductType } from '../../../catalogue'

/** Orders a shopper can choose; the first is the shop's own. */
export const SORTS = {
  recommended: 'Recommended',
  'price-asc': 'Price: low to high',
  'price-desc': 'Price: high to low',
  name: 'Name: A to Z',
} as const

export type Sort = keyof typeof SORTS

/** What the shopper asked to see; lives in the URL and nowhere else. */
export type Listing = { type: ProductType | ''; sort: Sort; search: string }

export const WHOLE_LISTING: Listing = { type: '', sort: 'recommended', search: '' }

const isType = (value: string | null): value is ProductType =>
  value !== null && Object.hasOwn(LISTINGS, value)
const isSort = (value: string | null): value is Sort => value !== null && Object.hasOwn(SORTS, value)

/** Reads `?type=&sort=&q=`; what the listing does not know counts as not asked for. */
export const readListing = (query: string): Listing => {
  const parameters = new URLSearchParams(query)
  const type = parameters.get('type')
  const sort = parameters.get('sort')
  return {
    type: isType(type) ? type : '',
    sort: isSort(sort) ? sort : 'recommended',
    search: parameters.get('q') ?? '',
  }
}

/** The query with the listing written into it. Other parameters stay; what is not asked for leaves no trace. */
export const writeListing = (query: string, { type, sort, search }: Listing): string => {
  const parameters = new URLSearchParams(query)
  const put = (name: string, value: string) =>
    value === '' ? parameters.delete(name) : parameters.set(name, value)
  put('type', type)
  put('sort', sort === 'recommended' ? '' : sort)
  put('q', search)
  const written = parameters.toString()
  return written === '' ? '' : `?${written}`
}

const matches = (product: ProductDisplay, search: string): boolean => {
  const text =
    `${product.name} ${product.summary} ${LISTINGS[product.type].label} ${product.sku}`.toLowerCase()
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}

const ORDER: Record<Sort, ((one: ProductDisplay, other: ProductDisplay) => number) | undefined> = {
  recommended: undefined,
  'price-asc': (one, other) => one.price - other.price,
  'price-desc': (one, other) => other.price - one.price,
  name: (one, other) => (one.name.toLowerCase() < other.name.toLowerCase() ? -1 : 1),
}

/** The products asked for, in the order asked for. */
export const applyListing = (
  products: readonly ProductDisplay[],
  { type, sort, search }: Listing,
): ProductDisplay[] => {
  const found = products.filter((product) => (!type || product.type === type) && matches(product, search))
  const order = ORDER[sort]
  return order ? found.sort(order) : found
}
