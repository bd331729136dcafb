import type { BundleEntry, CatalogueEntry, CatalogueSnapshot } from '../catalogue/rules'
import { pageCatalogue } from './catalogue'
import { pageNeeds } from './needs'
import type { Space } from './space'

type Entry = BundleEntry | CatalogueEntry

/** What only an item's page and cards show. */
const ON_CARDS: ReadonlySet<string> = new Set<keyof CatalogueEntry | '_uid' | 'component'>([
  ...([
    '_uid',
    'component',
    'summary',
    'gallery',
    'badges',
    'priceInfoText',
    'buyLink',
    'waitlistLink',
  ] as const),
  ...(['showRecommendedProducts', 'recommendedSkus', 'recommendedLabel', 'feeType', 'priceItems'] as const),
])

/** An entry without fields that are for cards or empty. A picture in a menu has no text of its own. */
const short = <Of extends Entry>(entry: Of): Of => ({
  ...(Object.fromEntries(
    Object.entries(entry).filter(([field, value]) => value !== '' && !ON_CARDS.has(field)),
  ) as Of),
  image: { fieldtype: 'asset', filename: entry.image.filename, alt: '' },
})

/** Everything that the shop sells, without what menus and lists of results do not show: they show name, picture, colour and price. */
export const goodsSnapshot = (space: Space): CatalogueSnapshot => {
  const whole = pageCatalogue({ ...pageNeeds({}), catalogue: true }, space)
  return {
    ...whole,
    entries: whole.entries.map(short),
    bundleEntries: whole.bundleEntries.map(short),
    feeTypes: [],
    priceItems: [],
  }
}
