import { expect, test } from 'vitest'
import { exampleProduct } from '../testing'
import { findBundle, findProduct } from './items'
import type { ShopBundle } from './types'

test.each([
  ['a listed product of this storefront', 'khumo', {}, true],
  ['another sku', 'go', {}, false],
  ['a product of another storefront', 'khumo', { storefronts: ['portal'] }, false],
  ['an unlisted product', 'khumo', { is_listed_in_catalogue: false }, false],
  [
    'a listed product that is sold out',
    'khumo',
    { can_be_purchased: false, reason_not_available: 'out_of_stock' as const },
    true,
  ],
])('%s', (_case, sku, fields, isFound) => {
  const product = exampleProduct(fields)
  expect(findProduct({ products: [product] }, sku, 'shop')).toBe(isFound ? product : undefined)
})

test('bundles follow the same rule', () => {
  const kit: ShopBundle = {
    ...exampleProduct(),
    bundle_code: 'starter-kit',
    items: [{ sku: 'khumo', quantity: 1 }],
  }
  const unlisted = { ...kit, is_listed_in_catalogue: false }
  expect(findBundle({ bundles: [kit] }, 'starter-kit', 'shop')).toBe(kit)
  expect(findBundle({ bundles: [kit] }, 'starter-kit', 'portal')).toBeUndefined()
  expect(findBundle({ bundles: [unlisted] }, 'starter-kit', 'shop')).toBeUndefined()
})
