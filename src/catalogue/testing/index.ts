import { currentBundles, currentProducts } from '../display/item-display'
import type {
  CatalogueEntry,
  CatalogueItem,
  CatalogueSnapshot,
  FeeTypeEntry,
  PriceItemEntry,
  ShopBundle,
  ShopProduct,
} from '../rules/types'

/** What a page shows of the shop, for tests of what changes it. */
export { useLive } from '../live-catalogue'

/** A product as the shop API sends it; khumo unless the fields say otherwise. */
export const exampleProduct = (fields: Partial<ShopProduct> = {}): ShopProduct => ({
  sku: 'khumo',
  type: 'card_machine',
  uuid: '440ca1fc-a652-595a-a126-f9ada409f373',
  name: 'Khumo card machine',
  short_name: 'Khumo',
  description: 'The pocket-sized machine with an all-day battery.',
  image: 'https://a.storyblok.com/f/1/1600x1600/bd0bb72a9e/khumo.webp',
  unit_price: 1199,
  original_unit_price: null,
  promotion_start_date: null,
  promotion_end_date: null,
  storefronts: ['shop'],
  is_listed_in_catalogue: true,
  can_be_purchased: true,
  reason_not_available: null,
  max_quantity_per_cart: 10,
  stock: 1200,
  third_party_reviews: { rating: 4.8, review_count: 721 },
  ...fields,
})

/** A bundle as the shop API sends it; the starter kit unless the fields say otherwise. */
export const exampleBundle = (fields: Partial<ShopBundle> = {}): ShopBundle => ({
  bundle_code: 'starter-kit',
  uuid: '92c56615-91de-544d-b593-75e708485a38',
  name: 'Starter kit',
  short_name: 'Starter kit',
  description: 'Everything for your first card payment, in one box.',
  image: 'https://a.storyblok.com/f/1/1600x1600/190bed6587/starter-kit.webp',
  unit_price: 1499,
  original_unit_price: 1597,
  promotion_start_date: '2026-01-01 00:00:00',
  promotion_end_date: '2027-12-31 23:59:59',
  storefronts: ['shop'],
  is_listed_in_catalogue: true,
  can_be_purchased: true,
  reason_not_available: null,
  max_quantity_per_cart: 5,
  stock: null,
  items: [{ sku: 'khumo', quantity: 1 }],
  ...fields,
})

/** An editor's entry for a product. */
export const exampleEntry = (fields: Partial<CatalogueEntry> = {}): CatalogueEntry => ({
  sku: 'khumo',
  image: {
    fieldtype: 'asset',
    id: 1,
    filename: 'https://a.storyblok.com/f/1/1600x1600/bd0bb72a9e/khumo.webp',
    alt: 'Khumo, a slim white card machine',
    name: '',
    title: '',
    focus: '',
  },
  ...fields,
})

/** A fee that falls from R100,000 a month on. */
export const exampleFee = (fields: Partial<FeeTypeEntry> = {}): FeeTypeEntry => ({
  code: 'card-payments',
  title: 'Card payments',
  priceTerm: 'of each card sale',
  breakpoints: Object.entries({ '0': '2.7', '100000': '2.65', '500000': '2.5' }).map(
    ([turnoverFrom, chargePercentage]) => ({
      component: 'fee_breakpoint',
      _uid: turnoverFrom,
      turnoverFrom,
      chargePercentage,
    }),
  ),
  ...fields,
})

/** A price of R199 a month, for Pro unless the fields say otherwise. */
export const examplePriceItem = (fields: Partial<PriceItemEntry> = {}): PriceItemEntry => ({
  code: 'app-pro',
  title: 'Pro',
  priceType: 'price',
  price: '199.00',
  priceTerm: 'a month',
  ...fields,
})

/** A page's catalogue with these products, built at noon on 20 November 2026. */
export const exampleSnapshot = (
  products: ShopProduct[] = [exampleProduct()],
  entries: CatalogueEntry[] = [],
  rest: Partial<CatalogueSnapshot> = {},
): CatalogueSnapshot => ({
  products,
  bundles: [],
  entries,
  bundleEntries: [],
  feeTypes: [],
  priceItems: [],
  solutions: [],
  pricedAt: '2026-11-20T12:00:00+02:00',
  ...rest,
})

/** Products, then bundles, as a page shows them at noon on 20 November 2026. */
export const exampleItems = (products: ShopProduct[], bundles: ShopBundle[] = []): CatalogueItem[] => {
  const snapshot = exampleSnapshot(products, [], { bundles })
  return [...currentProducts(snapshot, {}), ...currentBundles(snapshot, {})]
}
