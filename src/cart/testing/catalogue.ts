import type { ShopBundle, ShopProduct } from '../../catalogue'

const sellable = {
  description: 'For every counter.',
  original_unit_price: null,
  promotion_start_date: null,
  promotion_end_date: null,
  storefronts: ['shop'],
  is_listed_in_catalogue: true,
  can_be_purchased: true,
  reason_not_available: null,
  max_quantity_per_cart: 10,
  stock: 100,
}

const image = (name: string) => `https://a.storyblok.com/f/1/1600x1600/0a1b2c3d4e/${name}.webp`

/** A product for tests; `changes` are laid over a card machine in stock at R1,199. */
export const testProduct = (sku: string, changes: Partial<ShopProduct> = {}): ShopProduct => ({
  ...sellable,
  sku,
  type: 'card_machine',
  uuid: `uuid-of-${sku}`,
  name: `${sku} card machine`,
  short_name: sku,
  image: image(sku),
  unit_price: 1199,
  third_party_reviews: null,
  ...changes,
})

/** A bundle for tests, of one Khumo and one SIM card. */
const testBundle = (bundleCode: string, changes: Partial<ShopBundle> = {}): ShopBundle => ({
  ...sellable,
  bundle_code: bundleCode,
  uuid: `uuid-of-${bundleCode}`,
  name: bundleCode,
  short_name: bundleCode,
  image: image(bundleCode),
  unit_price: 1499,
  items: [
    { sku: 'khumo', quantity: 1 },
    { sku: 'sim-data', quantity: 1 },
  ],
  ...changes,
})

export const KHUMO = testProduct('khumo', { name: 'Khumo card machine', short_name: 'Khumo' })
export const KHUMO_PRINT = testProduct('khumo-print', {
  short_name: 'Khumo Print',
  unit_price: 2499,
  original_unit_price: 2799,
  promotion_start_date: '2020-01-01 00:00:00',
  promotion_end_date: '2099-12-31 23:59:59',
})
export const PAPER_ROLLS = testProduct('paper-rolls', {
  short_name: 'Paper rolls',
  type: 'accessory',
  unit_price: 149,
})
export const SIM = testProduct('sim-data', { short_name: 'SIM card', type: 'sim_card', unit_price: 49 })
export const GO = testProduct('go', {
  short_name: 'Go',
  can_be_purchased: false,
  reason_not_available: 'out_of_stock',
})
export const STARTER_KIT = testBundle('starter-kit', { short_name: 'Starter kit' })
