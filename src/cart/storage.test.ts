import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { areLinesWhole, parseLines } from './storage'

const khumo = { id: 'u1', type: 'product', sku: 'khumo', quantity: 2, storefront: 'shop' }
const kit = { id: 'u2', type: 'bundle', bundleCode: 'starter-kit', quantity: 1, storefront: 'shop' }

describe('saved lines', () => {
  test.each([
    ['good ones', [khumo, kit], [khumo, kit]],
    ['an item twice', [khumo, khumo], [{ ...khumo, quantity: 4 }]],
    ['a price someone added', [{ ...khumo, price: 1 }], [khumo]],
    ['a quantity as text', [{ ...khumo, quantity: '2' }], [khumo]],
    ['a type and no storefront', [{ ...khumo, storefront: undefined }], []],
    ['no quantity', [{ ...khumo, quantity: undefined }, kit], [kit]],
    ['a fraction', [{ ...khumo, quantity: 1.5 }], []],
    ['none left', [{ ...khumo, quantity: 0 }], []],
    [
      'no code',
      [
        { ...khumo, sku: ' ' },
        { ...kit, bundleCode: undefined },
      ],
      [],
    ],
    ['a kind nobody knows', [{ ...khumo, type: 'voucher' }], []],
    ['no list', { khumo }, []],
    ['nothing', null, []],
  ])('with %s', (_name, value, expected) => {
    expect(parseLines(value)).toEqual(expected)
  })

  test('of the first version gain a type and the storefront', () => {
    const old = [
      { id: 'u1', sku: 'khumo', quantity: 2 },
      { id: 'u2', bundleCode: 'starter-kit', quantity: 1 },
    ]
    expect(parseLines(old)).toEqual([khumo, kit])
    expect(areLinesWhole(old)).toBe(true)
  })
})

test('whatever storage holds, reading it never throws and gives lines that can be ordered', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      for (const line of parseLines([value])) expect(line.quantity).toBeGreaterThanOrEqual(1)
      expect(Array.isArray(parseLines(value))).toBe(true)
    }),
  )
})
