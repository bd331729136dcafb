import type { BundleEntry, CatalogueEntry, CatalogueSnapshot } from '../catalogue/rules'
import { pageCatalogue } from './catalogue'
import { pageNeeds } from './needs'
import type { Space } from './space'

/** An entry without the optional fields that only the item's page and cards show. */
const withoutCards = <Entry extends BundleEntry | CatalogueEntry>(entry: Entry): Entry => ({
  ...entry,
  gallery: undefined,
  badges: undefined,
  recommendedSkus: undefined,
  recommendedLabel: undefined,
  showRecommendedProducts: undefined,
})

/** Everything that the shop sells, without what menus and lists of results do not show: they show name, picture, colour and price. */
export const goodsSnapshot = (space: Space): CatalogueSnapshot => {
  const whole = pageCatalogue({ ...pageNeeds({}), catalogue: true }, space)
  return {
    ...whole,
    entries: whole.entries.map(withoutCards),
    bundleEntries: whole.bundleEntries.map(withoutCards),
    feeTypes: [],
    priceItems: [],
  }
}
