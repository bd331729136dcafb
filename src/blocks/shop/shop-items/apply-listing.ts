import { codeOf, LISTINGS, type CatalogueItem } from '../../../catalogue'
import { hasEveryWord } from '../../../../shared/search-words'
import { PRICES, type Listing, type PriceBand, type Sort } from './listing'

const matches = (item: CatalogueItem, search: string): boolean => {
  const held = item.type === 'bundle' ? item.parts.map(({ name }) => name).join(' ') : ''
  return hasEveryWord(
    `${item.name} ${item.summary} ${LISTINGS[item.type].label} ${codeOf(item)} ${held}`,
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

/** The items asked for, in the order asked for. */
export const applyListing = (items: readonly CatalogueItem[], listing: Listing): CatalogueItem[] => {
  const found = items.filter((item) => isWanted(item, listing))
  const order = ORDER[listing.sort]
  return order ? found.sort(order) : found
}
