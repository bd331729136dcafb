import { formatRandWhole } from '../../../shared/money'
import { notify } from '../../ui'
import { codeOf } from '../data/item-code'
import type { CatalogueItem } from '../data/types'

/** The last price told of each item: several blocks show the same one. */
const notified = new Map<string, number>()

const priceWords = ({ name, price }: CatalogueItem) =>
  `${name}: the price is now ${price === 0 ? 'R0' : formatRandWhole(price)}`

/** Tells the shopper, once each, which of the prices shown are others now, whether the page is old or the shop quick. */
export const notifyPriceChanges = (shown: readonly CatalogueItem[], now: readonly CatalogueItem[]): void => {
  const changed = now.filter((item) => {
    const before = shown.find((other) => codeOf(other) === codeOf(item))
    return before !== undefined && before.price !== item.price && notified.get(codeOf(item)) !== item.price
  })
  if (changed.length === 0) return
  changed.forEach((item) => notified.set(codeOf(item), item.price))
  notify({ type: 'info', title: 'Price changed', message: `${changed.map(priceWords).join(' | ')}.` })
}
