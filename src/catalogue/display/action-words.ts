import type { CatalogueItem } from '../data/types'

/** A service is booked: somebody calls to find a day. Everything else is bought (spec 9). */
const buyWords = ({ type, buyText }: Pick<CatalogueItem, 'type' | 'buyText'>): string =>
  buyText || (type === 'service' ? 'Book' : 'Buy Now')

/** What the button of an item says: what happens when it is pressed now. The editor's words are about buying. */
export const actionWords = (item: Pick<CatalogueItem, 'type' | 'buyText' | 'stock'>): string => {
  if (item.stock === 'out_of_stock') return 'Join the waitlist'
  return item.stock === 'pre_order_only' ? 'Pre-order' : buyWords(item)
}
