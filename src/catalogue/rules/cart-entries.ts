import type { BundleEntry, CatalogueEntry } from './types'

/** The path of the file that the build writes for all pages, because a cart opens over any of them. */
export const CART_ENTRIES_PATH = '/cart-entries.json'

const PRODUCT_FIELDS = [
  'sku',
  'title',
  'background',
  'priceSuffixLabel',
  'priceInfoText',
  'detailsLink',
  'forceStoryblokPrice',
  'price',
  'promotionPrice',
  'promotionStartDate',
  'promotionEndDate',
] as const satisfies (keyof CatalogueEntry)[]

const BUNDLE_FIELDS = [
  'code',
  'title',
  'background',
  'shopPage',
  'cataloguePage',
  'forceStoryblokPrice',
  'price',
  'originalPrice',
] as const satisfies (keyof BundleEntry)[]

/** The fields of the editors' entries that a cart line needs. */
export type CartEntries = {
  entries: Pick<CatalogueEntry, (typeof PRODUCT_FIELDS)[number]>[]
  bundleEntries: Pick<BundleEntry, (typeof BUNDLE_FIELDS)[number]>[]
}

const pick = <Entry extends object, Field extends keyof Entry>(
  entry: Entry,
  fields: readonly Field[],
): Pick<Entry, Field> =>
  Object.fromEntries(fields.filter((field) => entry[field]).map((field) => [field, entry[field]])) as Pick<
    Entry,
    Field
  >

/** The content of {@link CART_ENTRIES_PATH}, without fields that an editor left empty. */
export const toCartEntries = (
  entries: readonly CatalogueEntry[],
  bundleEntries: readonly BundleEntry[],
): CartEntries => ({
  entries: entries.map((entry) => pick(entry, PRODUCT_FIELDS)),
  bundleEntries: bundleEntries.map((entry) => pick(entry, BUNDLE_FIELDS)),
})
