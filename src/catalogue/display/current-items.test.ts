import { expect, test } from 'vitest'
import { exampleBundle, exampleEntry, exampleProduct, exampleSnapshot } from '../testing'
import { currentBundles, currentProducts } from './current-items'

const promoted = exampleProduct({
  unit_price: 999,
  original_unit_price: 1199,
  promotion_start_date: '2026-11-01 00:00:00',
  promotion_end_date: '2026-11-30 23:59:59',
})

test('promotions are judged at the build’s moment until the browser’s clock is known', () => {
  const snapshot = exampleSnapshot([promoted])
  expect(currentProducts(snapshot, {})[0]?.onPromotion).toBe(true)
  const december = Date.parse('2026-12-01T12:00:00+02:00')
  expect(currentProducts(snapshot, { now: december })[0]?.onPromotion).toBe(false)
})

test('the shop’s answer replaces what the build knew, and keeps the editor’s words', () => {
  const snapshot = exampleSnapshot([exampleProduct()], [exampleEntry({ title: 'Khumo!' })])
  const catalogue = { products: [exampleProduct({ unit_price: 1099 })], bundles: [] }
  expect(currentProducts(snapshot, { catalogue })).toMatchObject([{ name: 'Khumo!', price: 1099 }])
})

test('a product the shop has dropped keeps its place but cannot be bought', () => {
  const catalogue = { products: [], bundles: [] }
  expect(currentProducts(exampleSnapshot(), { catalogue })).toMatchObject([
    { sku: 'khumo', price: 1199, stock: 'unavailable' },
  ])
})

test('what was never sold here is not shown', () => {
  expect(currentProducts(exampleSnapshot([exampleProduct({ storefronts: ['portal'] })]), {})).toEqual([])
})

test.each([
  ['portal', ['shop', 'portal'], ['khumo']],
  ['portal', ['shop'], []],
  ['', ['shop'], ['khumo']],
])('with %o in its entry, a product sold in %o shows as %o', (storefront, storefronts, shown) => {
  const snapshot = exampleSnapshot([exampleProduct({ storefronts })], [exampleEntry({ storefront })])
  expect(currentProducts(snapshot, {}).map(({ sku }) => sku)).toEqual(shown)
})

test('a bundle counts by the storefront of its entry too', () => {
  const entry = { code: 'starter-kit', storefront: 'portal', image: exampleEntry().image }
  const bundlesSoldIn = (storefronts: string[]) =>
    currentBundles(
      exampleSnapshot([], [], { bundles: [exampleBundle({ storefronts })], bundleEntries: [entry] }),
      {},
    )
  expect(bundlesSoldIn(['shop'])).toEqual([])
  expect(bundlesSoldIn(['shop', 'portal'])).toMatchObject([{ bundleCode: 'starter-kit' }])
})

test('a bundle names its products as the page does, and is refreshed like them', () => {
  const kit = exampleBundle({
    items: [
      { sku: 'khumo', quantity: 2 },
      { sku: 'receipt-printer', quantity: 1 },
    ],
  })
  const snapshot = exampleSnapshot([exampleProduct()], [exampleEntry({ title: 'Khumo!' })], {
    bundles: [kit],
  })
  expect(currentBundles(snapshot, {})).toMatchObject([
    { bundleCode: 'starter-kit', price: 1499, parts: [{ sku: 'khumo', name: 'Khumo!', quantity: 2 }] },
  ])
  const catalogue = { products: [], bundles: [{ ...kit, unit_price: 1399 }] }
  expect(currentBundles(snapshot, { catalogue })).toMatchObject([{ price: 1399, stock: 'in_stock' }])
  expect(currentBundles(snapshot, { catalogue: { products: [], bundles: [] } })).toMatchObject([
    { price: 1499, stock: 'unavailable' },
  ])
  expect(
    currentBundles(exampleSnapshot([], [], { bundles: [exampleBundle({ storefronts: ['portal'] })] }), {}),
  ).toEqual([])
})
