import type { BundleEntry, CatalogueEntry } from './types'

/** Where the site keeps the file that the build writes: one for all pages, since a cart opens over any of them. */
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

/** The part of the editors' entries that a cart line needs. The entries of a page have it too. */
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

/** What {@link CART_ENTRIES_PATH} holds; fields that an editor left empty are left out. */
export const toCartEntries = (
  entries: readonly CatalogueEntry[],
  bundleEntries: readonly BundleEntry[],
): CartEntries => ({
  entries: entries.map((entry) => pick(entry, PRODUCT_FIELDS)),
  bundleEntries: bundleEntries.map((entry) => pick(entry, BUNDLE_FIELDS)),
})
