import { priceChanges, splitCodes, type CatalogueSnapshot } from '../catalogue/rules'
import { vatSince } from '../../shared/vat'
import { pageNeeds, type PageNeeds } from './needs'
import type { ByCode, Space } from './space'

type Priced = Pick<CatalogueSnapshot, 'products' | 'bundles' | 'entries'> & Pick<PageNeeds, 'until'>

/** The moments at which a promotion or an offer begins or is over, in milliseconds since 1970. */
const changesOf = ({ products, bundles, entries, until }: Priced): number[] => [
  ...[...products, ...bundles].flatMap((item) =>
    priceChanges({ start: item.promotion_start_date, end: item.promotion_end_date }),
  ),
  ...entries.flatMap((entry) =>
    priceChanges({ start: entry.promotionStartDate, end: entry.promotionEndDate }),
  ),
  ...until.flatMap((end) => priceChanges({ start: undefined, end })),
]

/**
 * The moment at which a page judges promotions, offers and VAT, ISO 8601: the latest moment until now at which one of them began or
 * ended. So the page's data is the same on every day between two such moments.
 * @param now milliseconds since 1970
 */
export const pricedAt = (priced: Priced, now: number): string => {
  const past = changesOf(priced).filter((change) => change <= now)
  return new Date(Math.max(vatSince(now), ...past)).toISOString()
}

/**
 * The next moment at which a promotion or an offer on a page begins or is over, in milliseconds since 1970; undefined where none does.
 * From then on the HTML that was built before it shows an old price to whoever has no scripts.
 */
export const nextChange = ({
  shop,
  entries,
  stories,
  now,
}: Pick<Space, 'shop' | 'entries' | 'stories' | 'now'>): number | undefined => {
  const changes = changesOf({
    products: [...shop.products.values()],
    bundles: [...shop.bundles.values()],
    entries: [...entries.products.values()],
    until: stories.flatMap(({ content }) => pageNeeds(content).until),
  })
  return changes.filter((change) => change > now).sort((one, other) => one - other)[0]
}

/** The items with these codes, each once; unknown codes are skipped. */
const pick = <Item>(items: ByCode<Item>, codes: readonly string[]): Item[] =>
  [...new Set(codes)].flatMap((code) => items.get(code) ?? [])

/**
 * The part of the catalogue that one page shows: the items that it names, those in its bundles and solutions, those that its products
 * recommend, and their fees and further prices. The whole catalogue where the page shows items that it does not name.
 */
export const pageCatalogue = (
  needs: PageNeeds,
  { shop, entries, now }: Pick<Space, 'shop' | 'entries' | 'now'>,
): CatalogueSnapshot => {
  const solutions = pick(entries.solutions, needs.solutions)
  const bundles = needs.catalogue ? [...shop.bundles.values()] : pick(shop.bundles, needs.bundles)
  const bundleEntries = pick(
    entries.bundles,
    bundles.map(({ bundle_code: code }) => code),
  )
  const own = [
    ...needs.products,
    ...solutions.flatMap(({ includedItems }) => includedItems.map(({ sku }) => sku)),
    ...bundles.flatMap(({ items }) => items.map(({ sku }) => sku)),
  ]
  const recommended = [...pick(entries.products, needs.products), ...bundleEntries]
    .filter(({ showRecommendedProducts }) => showRecommendedProducts)
    .flatMap(({ recommendedSkus }) => splitCodes(recommendedSkus))
  const named = [...own, ...recommended]
  const shown = {
    products: needs.catalogue ? [...shop.products.values()] : pick(shop.products, named),
    bundles,
    entries: needs.catalogue ? [...entries.products.values()] : pick(entries.products, named),
    bundleEntries,
  }
  const ownEntries = pick(entries.products, own)
  return {
    ...shown,
    solutions,
    feeTypes: pick(entries.feeTypes, [...needs.fees, ...ownEntries.flatMap(({ feeType }) => feeType ?? [])]),
    priceItems: pick(entries.priceItems, [
      ...needs.priceItems,
      ...ownEntries.flatMap(({ priceItems }) => splitCodes(priceItems)),
    ]),
    pricedAt: pricedAt({ ...shown, until: needs.until }, now),
  }
}
