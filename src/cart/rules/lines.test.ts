import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bundleLine as bundle, productLine as product } from '../testing/catalogue'
import {
  addLine,
  allowedQuantity,
  applyChanges,
  type CartLine,
  changesBetween,
  countItems,
  findLine,
  keyOf,
  lineOf,
  removeLine,
} from './lines'

test.each([
  ['to an empty cart', [], product('khumo', 2), undefined, [product('khumo', 2)]],
  ['of another item', [product('khumo')], product('go'), undefined, [product('khumo'), product('go')]],
  [
    'of the same item',
    [product('khumo', 2), product('go')],
    product('khumo', 3),
    undefined,
    [product('khumo', 5), product('go')],
  ],
  [
    'of a bundle with the code of a product',
    [product('kit')],
    bundle('kit'),
    undefined,
    [product('kit'), bundle('kit')],
  ],
  ['above the maximum', [product('khumo', 8)], product('khumo', 5), 10, [product('khumo', 10)]],
  ['at the maximum', [product('khumo', 10)], product('khumo', 1), 10, [product('khumo', 10)]],
])('adding a line %s', (_name, lines, line, max, expected) => {
  expect(addLine(lines, line, max)).toEqual(expected)
})

test.each([
  [3, 10, 3],
  [12, 10, 10],
  [0, 10, 1],
  [-4, 10, 1],
  [2.9, 10, 2],
  [NaN, 10, 1],
  [500, undefined, 500],
])('for a wanted quantity of %d and a maximum of %s, %d is allowed', (wanted, max, expected) => {
  expect(allowedQuantity(wanted, max)).toBe(expected)
})

test('equal lines are equal as JSON, whatever the order of their fields', () => {
  const { id, ...rest } = product('khumo', 2)
  const other = { ...rest, id }
  expect(JSON.stringify(lineOf(other, other))).toBe(JSON.stringify(product('khumo', 2)))
})

const code = fc.constantFrom('khumo', 'go', 'kit', 'rolls')
const quantity = fc.integer({ min: 1, max: 30 })
const anyLine = fc
  .tuple(fc.boolean(), code, quantity)
  .map(([isProduct, name, pieces]) => (isProduct ? product(name, pieces) : bundle(name, pieces)))
const anyCart = fc
  .array(anyLine)
  .map((lines) => lines.reduce<CartLine[]>((cart, line) => addLine(cart, line), []))

describe('any cart', () => {
  test('contains each item once', () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        expect(new Set(cart.map(keyOf)).size).toBe(cart.length)
      }),
    )
  })

  test('has as many pieces more as were added', () => {
    fc.assert(
      fc.property(anyCart, anyLine, (cart, line) => {
        expect(countItems(addLine(cart, line))).toBe(countItems(cart) + line.quantity)
      }),
    )
  })

  test('contains at most the maximum quantity of an added item', () => {
    fc.assert(
      fc.property(anyCart, anyLine, quantity, (cart, line, max) => {
        expect(findLine(addLine(cart, line, max), line)?.quantity).toBeLessThanOrEqual(max)
      }),
    )
  })

  test('is the same as before if an added item is removed again', () => {
    fc.assert(
      fc.property(anyCart, anyLine, (cart, line) => {
        const without = removeLine(cart, line)
        expect(removeLine(addLine(without, line), line)).toEqual(without)
      }),
    )
  })
})

const sorted = (cart: CartLine[]) => [...cart].sort((one, other) => keyOf(one).localeCompare(keyOf(other)))

describe('pending changes', () => {
  test('are applied to the lines that the shop has confirmed, in the shop’s order', () => {
    const confirmed = [product('khumo', 1), product('go', 2), product('rolls', 3)]
    const wanted = [product('khumo', 4), product('rolls', 3), product('stand', 1)]
    expect(applyChanges(confirmed, changesBetween(confirmed, wanted))).toEqual(wanted)
  })

  test('do not change the id that the shop gave a line', () => {
    const pending = changesBetween([], [{ ...product('khumo', 2), id: '' }])
    expect(applyChanges([product('khumo', 1)], pending)).toEqual([product('khumo', 2)])
  })

  test('between any two carts turn one into the other; between equal carts there are none', () => {
    fc.assert(
      fc.property(anyCart, anyCart, (from, to) => {
        expect(sorted(applyChanges(from, changesBetween(from, to)))).toEqual(sorted(to))
        expect(changesBetween(to, to).size).toBe(0)
      }),
    )
  })
})
