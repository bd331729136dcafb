import { describe, expect, test } from 'vitest'
import { linkProps } from '../../content'
import type { BundleEntry, ShopBundle } from '../rules/types'
import { exampleBundle, exampleEntry, exampleProduct, exampleSnapshot } from '../testing'
import { mapBundleDisplay, mapProductDisplay, currentBundles, currentProducts } from './item-display'

const NOW = Date.parse('2026-11-20T12:00:00+02:00')

describe('a product', () => {
  const shownProduct = (...[product, entry]: Partial<Parameters<typeof mapProductDisplay>>) =>
    mapProductDisplay(product ?? exampleProduct(), entry, NOW)

  test('without an entry the shop’s texts and picture are shown, with the defaults', () => {
    expect(shownProduct()).toMatchObject({
      name: 'Khumo',
      summary: 'The pocket-sized machine with an all-day battery.',
      image: {
        filename: 'https://a.storyblok.com/f/1/1600x1600/bd0bb72a9e/khumo.webp',
        alt: 'Khumo card machine',
      },
      storefront: 'shop',
      priceTerm: 'once-off',
      buyText: '',
      badges: [],
      gallery: [],
      rating: { score: 4.8, count: 721 },
    })
  })

  test('the editor’s texts replace the shop’s', () => {
    const entry = exampleEntry({
      title: 'Khumo!',
      summary: 'Small.',
      priceTerm: 'a session',
      buyText: 'Book',
    })
    expect(shownProduct(undefined, entry)).toMatchObject({
      name: 'Khumo!',
      summary: 'Small.',
      priceTerm: 'a session',
      buyText: 'Book',
    })
  })

  test('the full name is shown when there is no short one', () => {
    expect(shownProduct(exampleProduct({ short_name: '' }))?.name).toBe('Khumo card machine')
  })

  test('an unrated product has no rating', () => {
    expect(shownProduct(exampleProduct({ third_party_reviews: null }))?.rating).toBeUndefined()
  })

  describe('stock', () => {
    test.each([
      [{ can_be_purchased: true }, 'in_stock'],
      [{ can_be_purchased: false, reason_not_available: 'out_of_stock' }, 'out_of_stock'],
      [{ can_be_purchased: false, reason_not_available: 'pre_order_only' }, 'pre_order_only'],
      [{ can_be_purchased: false, reason_not_available: null }, 'unavailable'],
    ] as const)('%o is %s', (fields, stock) => {
      expect(shownProduct(exampleProduct(fields))?.stock).toBe(stock)
    })

    test.each([
      ['the limit per cart', { max_quantity_per_cart: 10, stock: 1200 }, 10],
      ['the remaining stock', { max_quantity_per_cart: 10, stock: 3 }, 3],
      ['the limit per cart with unlimited stock', { max_quantity_per_cart: 3, stock: null }, 3],
      ['one without stock', { max_quantity_per_cart: 10, stock: 0 }, 1],
      [
        'the limit per cart for a pre-order',
        { max_quantity_per_cart: 3, stock: 0, reason_not_available: 'pre_order_only' as const },
        3,
      ],
    ])('an order holds at most %s', (_case, fields, maxQuantity) => {
      expect(shownProduct(exampleProduct(fields))?.maxQuantity).toBe(maxQuantity)
    })
  })
})

describe('a bundle', () => {
  const entry = (fields: Partial<BundleEntry> = {}): BundleEntry => ({
    code: 'starter-kit',
    image: { fieldtype: 'asset', id: 1, filename: '', alt: '', name: '', title: '', focus: '' },
    ...fields,
  })
  const link = (cached_url: string) =>
    ({ fieldtype: 'multilink', linktype: 'story', id: '', url: '', cached_url }) as const
  const shownBundle = (words?: BundleEntry, fields: Partial<ShopBundle> = {}) =>
    mapBundleDisplay(exampleBundle(fields), words, (sku) => (sku === 'khumo' ? 'Khumo' : undefined), NOW)

  test('without an entry the shop’s texts are shown, with the defaults and its own page', () => {
    expect(shownBundle()).toMatchObject({
      type: 'bundle',
      bundleCode: 'starter-kit',
      name: 'Starter kit',
      price: 1499,
      originalPrice: 1597,
      onPromotion: true,
      savings: 98,
      priceTerm: 'once-off',
      buyText: '',
      parts: [{ sku: 'khumo', name: 'Khumo', quantity: 1 }],
    })
    expect(linkProps(shownBundle()?.detailsLink)?.href).toBe('/za/shop/bundles/starter-kit/')
  })

  test('the editor’s texts replace the shop’s', () => {
    const shown = shownBundle(entry({ title: 'First kit', summary: 'All of it.' }))
    expect(shown).toMatchObject({ name: 'First kit', summary: 'All of it.' })
  })

  test.each([
    [{ shopPage: link('shop/first-kit'), cataloguePage: link('shop/kits') }, '/za/shop/first-kit/'],
    [{ cataloguePage: link('shop/kits') }, '/za/shop/kits/'],
  ])('%o is shown at %s', (pages, href) => {
    expect(linkProps(shownBundle(entry(pages)).detailsLink)?.href).toBe(href)
  })

  test.each([
    [
      'is the shop’s unless the content forces its own',
      { price: '1299.00', originalPrice: '1597' },
      1499,
      98,
    ],
    [
      'is the content’s if forced',
      { forceStoryblokPrice: true, price: '1299.00', originalPrice: '1597' },
      1299,
      298,
    ],
    ['has no saving without an original price', { forceStoryblokPrice: true, price: '1299.00' }, 1299, 0],
    [
      'has none with a lower one',
      { forceStoryblokPrice: true, price: '1299', originalPrice: '999' },
      1299,
      0,
    ],
    ['is the shop’s when the forced one is no amount', { forceStoryblokPrice: true, price: 'ask' }, 1499, 98],
  ])('the price %s', (_case, words, price, savings) => {
    expect(shownBundle(entry(words))).toMatchObject({ price, savings, onPromotion: savings > 0 })
  })

  test('an ended promotion has no saving', () => {
    expect(shownBundle(undefined, { promotion_end_date: '2026-11-01 00:00:00' })).toMatchObject({
      savings: 0,
    })
  })
})

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

test('the shop’s answer replaces the build’s data, and the editor’s texts stay', () => {
  const snapshot = exampleSnapshot([exampleProduct()], [exampleEntry({ title: 'Khumo!' })])
  const catalogue = { products: [exampleProduct({ unit_price: 1099 })], bundles: [] }
  expect(currentProducts(snapshot, { catalogue })).toMatchObject([{ name: 'Khumo!', price: 1099 }])
})

test('a product that the shop has dropped stays on the page but cannot be bought', () => {
  const catalogue = { products: [], bundles: [] }
  expect(currentProducts(exampleSnapshot(), { catalogue })).toMatchObject([
    { sku: 'khumo', price: 1199, stock: 'unavailable' },
  ])
})

test.each([
  ['portal', ['shop', 'portal'], ['khumo']],
  ['portal', ['shop'], []],
  ['', ['portal'], []],
  ['', ['shop'], ['khumo']],
])(
  'with the storefront %o in its entry, a product sold in %o is shown in %o',
  (storefront, storefronts, shown) => {
    const snapshot = exampleSnapshot([exampleProduct({ storefronts })], [exampleEntry({ storefront })])
    expect(currentProducts(snapshot, {}).map(({ sku }) => sku)).toEqual(shown)
  },
)

test('a bundle is looked up in the storefront of its entry too', () => {
  const entry = { code: 'starter-kit', storefront: 'portal', image: exampleEntry().image }
  const bundlesSoldIn = (storefronts: string[]) =>
    currentBundles(
      exampleSnapshot([], [], { bundles: [exampleBundle({ storefronts })], bundleEntries: [entry] }),
      {},
    )
  expect(bundlesSoldIn(['shop'])).toEqual([])
  expect(bundlesSoldIn(['shop', 'portal'])).toMatchObject([{ bundleCode: 'starter-kit' }])
})

test('a bundle names its products as the page does, and is updated like them', () => {
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
})
