import { beforeEach, expect, test, vi } from 'vitest'
import { exampleBundle } from '../../catalogue/testing'
import { testProduct } from '../testing/catalogue'
import { shopForEachTest } from '../testing/fake-shop'
import { visit } from '../testing/visit'
import { itemNames } from './unavailable'

const shop = shopForEachTest()

beforeEach(() => visit())

const UNLISTED = { is_listed_in_catalogue: false }

test('an item is named by the editor’s title, or by the shop if no storefront lists it', async () => {
  shop.entries = {
    entries: [
      { sku: 'go', title: 'Go, the pocket machine' },
      { sku: 'sku-1', title: 'Old Neo' },
    ],
    bundleEntries: [{ code: 'kit-1', title: 'Spring kit' }],
  }
  shop.catalogue = {
    products: [testProduct('sku-2', { short_name: 'Till roll', ...UNLISTED })],
    bundles: [exampleBundle({ bundle_code: 'kit-2', short_name: 'Summer kit', ...UNLISTED })],
  }
  const cart = { ...shop.store('old'), items: [] }
  const skus = ['go', 'sku-1', 'sku-2'].map((sku) => ({ sku }))
  const codes = ['kit-1', 'kit-2'].map((bundleCode) => ({ bundleCode }))
  expect(await itemNames([...skus, ...codes], cart)).toEqual([
    'Go, the pocket machine',
    'Old Neo',
    'Till roll',
    'Spring kit',
    'Summer kit',
  ])
})

test('an item in the cart is named by the cart, without a request', async () => {
  const cart = shop.store('old', ['khumo', 1])
  expect(await itemNames([{ sku: 'khumo' }], cart)).toEqual(['Khumo'])
  expect(shop.calls).toEqual([])
})

test('an unknown item is named “A product” or “A bundle”, also without a network', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const items = [{ sku: 'sku-1' }, { bundleCode: 'kit-1' }]
  expect(await itemNames(items, null)).toEqual(['A product', 'A bundle'])
  shop.isOffline = true
  expect(await itemNames(items, null)).toEqual(['A product', 'A bundle'])
  expect(warn).toHaveBeenCalled()
})
