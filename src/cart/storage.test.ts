import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { areLinesValid, parseLines } from './storage'

const khumo = { id: 'u1', type: 'product', sku: 'khumo', quantity: 2, storefront: 'shop' }
const kit = { id: 'u2', type: 'bundle', bundleCode: 'starter-kit', quantity: 1, storefront: 'shop' }

describe('parsing saved lines', () => {
  test.each([
    ['keeps valid lines', [khumo, kit], [khumo, kit]],
    ['joins two lines of one item', [khumo, khumo], [{ ...khumo, quantity: 4 }]],
    ['leaves out an added price', [{ ...khumo, price: 1 }], [khumo]],
    ['accepts a quantity as text', [{ ...khumo, quantity: '2' }], [khumo]],
    ['leaves out a line with a type and no storefront', [{ ...khumo, storefront: undefined }], []],
    ['leaves out a line without a quantity', [{ ...khumo, quantity: undefined }, kit], [kit]],
    ['leaves out a line with a fraction as quantity', [{ ...khumo, quantity: 1.5 }], []],
    ['leaves out a line with quantity 0', [{ ...khumo, quantity: 0 }], []],
    [
      'leaves out lines without a code',
      [
        { ...khumo, sku: ' ' },
        { ...kit, bundleCode: undefined },
      ],
      [],
    ],
    ['leaves out a line of unknown type', [{ ...khumo, type: 'voucher' }], []],
    ['returns no lines for a value that is no list', { khumo }, []],
    ['returns no lines for null', null, []],
  ])('%s', (_name, value, expected) => {
    expect(parseLines(value)).toEqual(expected)
  })

  test('adds a type and the storefront to lines of the first version', () => {
    const old = [
      { id: 'u1', sku: 'khumo', quantity: 2 },
      { id: 'u2', bundleCode: 'starter-kit', quantity: 1 },
    ]
    expect(parseLines(old)).toEqual([khumo, kit])
    expect(areLinesValid(old)).toBe(true)
  })
})

test('parsing any stored value never throws and returns lines that can be ordered', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      for (const line of parseLines([value])) expect(line.quantity).toBeGreaterThanOrEqual(1)
      expect(Array.isArray(parseLines(value))).toBe(true)
    }),
  )
})
