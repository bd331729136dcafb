import { expect, test } from 'vitest'
import { linkProps } from '../content'
import { exampleBundle } from './example-catalogue'
import { mapBundleDisplay } from './map-bundle-display'
import type { BundleEntry, ShopBundle } from './types'

const NOW = Date.parse('2026-11-20T12:00:00+02:00')
const entry = (fields: Partial<BundleEntry> = {}): BundleEntry => ({
  code: 'starter-kit',
  image: { fieldtype: 'asset', id: 1, filename: '', alt: '', name: '', title: '', focus: '' },
  ...fields,
})
const display = (words?: BundleEntry, fields: Partial<ShopBundle> = {}) =>
  mapBundleDisplay(exampleBundle(fields), words, (sku) => (sku === 'khumo' ? 'Khumo' : undefined), NOW)

test('a bundle the shop does not have is nothing', () => {
  expect(mapBundleDisplay(undefined, entry(), () => undefined, NOW)).toBeUndefined()
})

test('without an entry the shop’s words serve, with the defaults and its own page', () => {
  expect(display()).toMatchObject({
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
  expect(linkProps(display()?.detailsLink)?.href).toBe('/za/shop/bundles/starter-kit/')
})

test('the editor’s words and page replace the shop’s', () => {
  const shopPage = {
    fieldtype: 'multilink',
    linktype: 'story',
    id: '',
    url: '',
    cached_url: 'shop/bundles/first-kit',
  } as const
  const shown = display(entry({ title: 'First kit', summary: 'All of it.', shopPage }))
  expect(shown).toMatchObject({ name: 'First kit', summary: 'All of it.' })
  expect(linkProps(shown?.detailsLink)?.href).toBe('/za/shop/bundles/first-kit/')
})

test.each([
  ['is the shop’s unless the content forces its own', { price: '1299.00', originalPrice: '1597' }, 1499, 98],
  [
    'is the content’s when forced',
    { forceStoryblokPrice: true, price: '1299.00', originalPrice: '1597' },
    1299,
    298,
  ],
  ['has no saving without an original price', { forceStoryblokPrice: true, price: '1299.00' }, 1299, 0],
  ['has none with a lower one', { forceStoryblokPrice: true, price: '1299', originalPrice: '999' }, 1299, 0],
  ['is the shop’s when the forced one is no amount', { forceStoryblokPrice: true, price: 'ask' }, 1499, 98],
])('the price %s', (_case, words, price, savings) => {
  expect(display(entry(words))).toMatchObject({ price, savings, onPromotion: savings > 0 })
})

test('a promotion that is over saves nothing', () => {
  expect(display(undefined, { promotion_end_date: '2026-11-01 00:00:00' })).toMatchObject({ savings: 0 })
})
