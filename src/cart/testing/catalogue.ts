import type { ShopProduct } from '../../catalogue'
import { exampleBundle, exampleProduct } from '../../catalogue/testing'
import { type CartLine, lineOf } from '../rules/lines'

/** A card machine in stock at R1,199, with names and uuid derived from its sku; `changes` replace its other values. */
export const testProduct = (sku: string, changes: Partial<ShopProduct> = {}): ShopProduct =>
  exampleProduct({ sku, uuid: `uuid-of-${sku}`, name: `${sku} card machine`, short_name: sku, ...changes })

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
export const STARTER_KIT = exampleBundle({
  uuid: 'uuid-of-starter-kit',
  original_unit_price: null,
  items: [
    { sku: 'khumo', quantity: 1 },
    { sku: 'sim-data', quantity: 1 },
  ],
})

/** The line of a product or a bundle, as the browser stores it. */
export const productLine = (sku: string, quantity = 1): CartLine =>
  lineOf({ sku }, { id: `uuid-of-${sku}`, quantity })
export const bundleLine = (bundleCode: string, quantity = 1): CartLine =>
  lineOf({ bundleCode }, { id: `uuid-of-${bundleCode}`, quantity })
