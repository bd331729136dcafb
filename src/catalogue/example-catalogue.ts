import type { CatalogueEntry, CatalogueSnapshot, ShopProduct } from './types'

/** A product as the shop API sends it, for tests; khumo unless the fields say otherwise. */
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

/** An editor's entry for a product, for tests. */
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

/** A page's catalogue with these products, built at noon on 20 November 2026. */
export const exampleSnapshot = (
  products: ShopProduct[] = [exampleProduct()],
  entries: CatalogueEntry[] = [],
): CatalogueSnapshot => ({ products, entries, builtAt: '2026-11-20T12:00:00+02:00' })
