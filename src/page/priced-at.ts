import { priceChanges } from '../catalogue/data'
import type { CatalogueSnapshot } from '../catalogue'
import { vatSince } from '../../shared/vat'
import type { PageNeeds } from './needs'

type Priced = Pick<CatalogueSnapshot, 'products' | 'bundles' | 'entries'> & Pick<PageNeeds, 'until'>

/**
 * The moment at which a page judges promotions, offers and VAT, ISO 8601: the last one until now at which any that it shows
 * began or ended. A page's data is the same on every day between two of them.
 * @param now milliseconds since 1970
 */
export const pricedAt = ({ products, bundles, entries, until }: Priced, now: number): string => {
  const changes = [
    ...[...products, ...bundles].flatMap((item) =>
      priceChanges({ start: item.promotion_start_date, end: item.promotion_end_date }),
    ),
    ...entries.flatMap((entry) =>
      priceChanges({ start: entry.promotionStartDate, end: entry.promotionEndDate }),
    ),
    ...until.flatMap((end) => priceChanges({ start: undefined, end })),
  ]
  return new Date(Math.max(vatSince(now), ...changes.filter((change) => change <= now))).toISOString()
}
