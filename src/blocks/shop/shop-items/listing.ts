import { hasEveryWord } from '../../../../shared/search-words'
import { codeOf, LISTINGS, type CatalogueItem } from '../../../catalogue'
import { PARAMETERS } from './mark-filtered'

/** The orders that a shopper can choose; the first is the shop's own. */
export const SORTS = {
  recommended: 'Recommended',
  'price-asc': 'Price: low to high',
  'price-desc': 'Price: high to low',
  name: 'Name: A to Z',
} as const

/** The price bands that a shopper can choose, in rand: `from` included, `below` excluded. */
export const PRICES = {
  'under-500': { label: 'Under R500', from: 0, below: 500 },
  '500-2000': { label: 'R500 to R2,000', from: 500, below: 2000.01 },
  'over-2000': { label: 'Over R2,000', from: 2000.01, below: Infinity },
} as const

export type Sort = keyof typeof SORTS
export type PriceBand = keyof typeof PRICES

/**
 * The filters, order and search of a list, which are stored only in the URL. The type of product is not among them: each type has a
 * page of its own (decision 031).
 */
export type Listing = {
  price: PriceBand | ''
  inStock: boolean
  onPromotion: boolean
  sort: Sort
  search: string
}

export const WHOLE_LISTING: Listing = {
  price: '',
  inStock: false,
  onPromotion: false,
  sort: 'recommended',
  search: '',
}

const known = <Value extends string>(
  table: Record<Value, unknown>,
  value: string | null,
): Value | undefined => (value !== null && Object.hasOwn(table, value) ? (value as Value) : undefined)

/** Reads the listing from a query; unknown values are ignored. */
export const readListing = (query: string): Listing => {
  const parameters = new URLSearchParams(query)
  return {
    price: known(PRICES, parameters.get(PARAMETERS.price)) ?? '',
    inStock: parameters.get(PARAMETERS.inStock) === '1',
    onPromotion: parameters.get(PARAMETERS.onPromotion) === '1',
    sort: known(SORTS, parameters.get(PARAMETERS.sort)) ?? 'recommended',
    search: parameters.get(PARAMETERS.search) ?? '',
  }
}

/** The query with the listing written into it. Other parameters stay; unset filters are removed. */
export const writeListing = (query: string, listing: Listing): string => {
  const parameters = new URLSearchParams(query)
  for (const field of Object.keys(PARAMETERS) as (keyof Listing)[]) {
    const value = listing[field]
    if (value === WHOLE_LISTING[field]) parameters.delete(PARAMETERS[field])
    else parameters.set(PARAMETERS[field], value === true ? '1' : String(value))
  }
  const text = parameters.toString()
  return text === '' ? '' : `?${text}`
}

const NARROWING = ['price', 'inStock', 'onPromotion', 'search'] as const satisfies (keyof Listing)[]

/** The number of active filters; the order is not a filter. */
export const countFilters = (listing: Listing): number =>
  NARROWING.filter((field) => listing[field] !== WHOLE_LISTING[field]).length

const matches = (item: CatalogueItem, search: string): boolean => {
  const partNames = item.type === 'bundle' ? item.parts.map(({ name }) => name).join(' ') : ''
  return hasEveryWord(
    `${item.name} ${item.summary} ${LISTINGS[item.type].label} ${codeOf(item)} ${partNames}`,
    search,
  )
}

const costs = ({ price }: CatalogueItem, band: PriceBand): boolean =>
  price >= PRICES[band].from && price < PRICES[band].below

const isWanted = (item: CatalogueItem, { price, inStock, onPromotion, search }: Listing): boolean =>
  (!price || costs(item, price)) &&
  (!inStock || item.stock === 'in_stock') &&
  (!onPromotion || item.onPromotion) &&
  matches(item, search)

const ORDER: Record<Sort, ((one: CatalogueItem, other: CatalogueItem) => number) | undefined> = {
  recommended: undefined,
  'price-asc': (one, other) => one.price - other.price,
  'price-desc': (one, other) => other.price - one.price,
  name: (one, other) => (one.name.toLowerCase() < other.name.toLowerCase() ? -1 : 1),
}

/** The items that match the listing, in its order. */
export const applyListing = (items: readonly CatalogueItem[], listing: Listing): CatalogueItem[] => {
  const found = items.filter((item) => isWanted(item, listing))
  const order = ORDER[listing.sort]
  return order ? found.sort(order) : found
}

const numberWords = (count: number): string => {
  if (count === 0) return 'No products found'
  return count === 1 ? '1 product' : `${count} products`
}

/**
 * The number of products as text: `1 product for “dock”`.
 * @param search the search text, where its field is not visible
 */
export const countWords = (count: number, search = ''): string =>
  numberWords(count) + (search.trim() ? ` for “${search.trim()}”` : '')
