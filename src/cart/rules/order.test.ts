import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CartLine, keyOf } from './lines'
import { inOrder, withPlaces } from './order'

const line = (sku: string): CartLine => ({ id: sku, type: 'product', sku, quantity: 1, storefront: 'shop' })
const skus: fc.Arbitrary<string[]> = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'))

test('a line that comes back stands where it stood, a new one last', () => {
  const order = withPlaces([], ['a', 'b', 'c'].map(line))
  const lines = ['a', 'c', 'new', 'b'].map(line)
  expect(inOrder(lines, withPlaces(order, lines)).map(keyOf)).toEqual(
    ['a', 'b', 'c', 'new'].map((sku) => `product:${sku}`),
  )
})

test('whatever the shop’s order, lines known before keep theirs and none is lost', () => {
  fc.assert(
    fc.property(skus, skus, (before, after) => {
      const order = withPlaces(
        before.map((sku) => keyOf(line(sku))),
        after.map(line),
      )
      const shown = inOrder(after.map(line), order).map(({ id }) => id)
      expect([...shown].sort()).toEqual([...after].sort())
      const known = before.filter((sku) => after.includes(sku))
      expect(shown.filter((sku) => known.includes(sku))).toEqual(known)
    }),
  )
})
