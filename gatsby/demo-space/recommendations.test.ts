import { expect, test } from 'vitest'
import bundles from '../../content/catalogue/bundles.json'
import products from '../../content/catalogue/products.json'
import { recommendedSkus } from '../../src/blocks/shop/cart-overview/recommended-skus'
import { enrichBundleLine, enrichProductLine } from '../../src/cart/ui/use-cart-view'
import { exampleBundle, exampleProduct } from '../../src/catalogue/testing'
import { exampleSpace } from '../../src/page/testing/space'
import { asStory, publishedStories } from './testing/stories'

// Every cart of a kit and one more item of the demo shop, with what editors recommend.

const { entries } = exampleSpace({ stories: publishedStories.map(asStory) })
const price = { price: 1, onPromotion: false, savings: 0 }
const own = { id: '', quantity: 1, storefront: 'shop' }

const kits = bundles.map(({ bundle_code: bundleCode, name, items }) => {
  const bundle = exampleBundle({ bundle_code: bundleCode, name, items })
  const line = { ...own, type: 'bundle', bundleCode } as const
  return enrichBundleLine(line, bundle, entries.bundles.get(bundleCode), price)
})
const singles = products.map(({ sku, name }) =>
  enrichProductLine(
    { ...own, type: 'product', sku },
    exampleProduct({ sku, name }),
    entries.products.get(sku),
    price,
  ),
)
const carts = kits.flatMap((kit) =>
  [...kits, ...singles]
    .filter((other) => other !== kit)
    .flatMap((other) => [
      [kit, other],
      [other, kit],
    ]),
)

test('no cart recommends what a kit in it holds', () => {
  const wrong = carts.flatMap((cart) => {
    const held = new Set(cart.flatMap(({ holds }) => holds))
    const again = recommendedSkus(cart).skus.filter((sku) => held.has(sku))
    return again.length > 0 ? [`${cart.map(({ name }) => name).join(', ')}: ${again.join(', ')}`] : []
  })
  expect(wrong).toEqual([])
})

test('the carts are of items that recommend something and kits that hold something', () => {
  expect(carts.every((cart) => cart.some(({ holds }) => holds.length > 1))).toBe(true)
  expect(carts.filter((cart) => recommendedSkus(cart).skus.length > 0).length).toBeGreaterThan(20)
})
