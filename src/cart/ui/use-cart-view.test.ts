import { expect, test } from 'vitest'
import { priceNow, type CatalogueEntry, type ShopBundle, type ShopProduct } from '../../catalogue'
import { KHUMO_PRINT, STARTER_KIT, testProduct } from '../testing/catalogue'
import { enrichBundleLine, enrichProductLine } from './use-cart-view'

const NOW = Date.parse('2026-11-20T12:00:00+02:00')
const priceOf = (item: ShopProduct | ShopBundle) => priceNow(item, undefined, NOW)
const line = { id: 'u', type: 'product', sku: 'khumo-print', quantity: 2, storefront: 'shop' } as const
const entry: CatalogueEntry = {
  sku: 'khumo-print',
  title: 'Khumo Print, with slips',
  image: { fieldtype: 'asset', id: 1, filename: '', name: '', title: '', focus: '', alt: '' },
  priceSuffixLabel: 'once-off',
  priceInfoText: 'In stock',
  recommendedLabel: 'Add rolls',
  recommendedSkus: 'paper-rolls, charging-dock,',
  showRecommendedProducts: true,
}

test('a product line has the data of the shop and the editor’s texts', () => {
  expect(enrichProductLine(line, KHUMO_PRINT, entry, priceOf(KHUMO_PRINT))).toMatchObject({
    ...line,
    name: 'khumo-print card machine',
    cartTitle: 'Khumo Print, with slips',
    image: KHUMO_PRINT.image,
    maxQuantity: 10,
    stockLimit: 1200,
    price: 2499,
    originalPrice: 2799,
    onPromotion: true,
    savingsAmount: 300,
    detailLink: '/za/shop/card-machines/khumo-print/',
    priceSideScript: 'once-off',
    priceSubScript: 'In stock',
    recommendedProducts: ['paper-rolls', 'charging-dock'],
    recommendedLabel: 'Add rolls',
    showRecommendedProducts: true,
    reasonNotAvailable: null,
    promotionStartDate: '2020-01-01 00:00:00',
    promotionEndDate: '2099-12-31 23:59:59',
  })
})

test.each([
  ['the short name', testProduct('khumo', { short_name: 'Khumo' }), 'Khumo'],
  ['the name if there is no short name', testProduct('khumo', { short_name: '' }), 'khumo card machine'],
])('a product without an editor’s title has as title %s', (_name, product, title) => {
  expect(enrichProductLine(line, product, undefined, priceOf(product)).cartTitle).toBe(title)
})

test.each([
  ['a current promotion', {}, true, 300],
  ['a promotion that is over', { promotion_end_date: '2026-11-01 00:00:00' }, false, 300],
  ['a promotion without an original price', { original_unit_price: null }, false, 0],
  ['a promotion with an original price of 0', { original_unit_price: 0 }, false, 0],
  ['a promotion with a lower original price', { original_unit_price: 2000 }, false, -499],
])('whether the saving of %s is shown, and its amount', (_name, changes, onPromotion, savingsAmount) => {
  const product = { ...KHUMO_PRINT, ...changes }
  const enriched = enrichProductLine(line, product, undefined, priceOf(product))
  expect(enriched).toMatchObject({ onPromotion, savingsAmount })
})

const kit = { id: 'u', type: 'bundle', bundleCode: 'starter-kit', quantity: 1, storefront: 'shop' } as const

test('a bundle line has its code, and no reviews or price scripts', () => {
  const enriched = enrichBundleLine(kit, STARTER_KIT, undefined, priceOf(STARTER_KIT))
  expect(enriched).toMatchObject({
    ...kit,
    cartTitle: 'Starter kit',
    price: 1499,
    detailLink: '/za/shop/bundles/starter-kit/',
    recommendedProducts: [],
    galleryItems: [],
  })
  expect(enriched).not.toHaveProperty('thirdPartyReviews')
  expect(enriched).not.toHaveProperty('priceSideScript')
})

test('a bundle line has the editor’s texts', () => {
  const bundleEntry = { ...entry, code: 'starter-kit', title: 'All you need' }
  expect(enrichBundleLine(kit, STARTER_KIT, bundleEntry, priceOf(STARTER_KIT))).toMatchObject({
    cartTitle: 'All you need',
    recommendedProducts: ['paper-rolls', 'charging-dock'],
    recommendedLabel: 'Add rolls',
    showRecommendedProducts: true,
  })
})
