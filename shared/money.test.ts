import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addRand, formatCents, formatRand, formatRandWhole, toCents, toRand } from './money'

test.each([
  [0, 'R0.00', 'R0'],
  [0.5, 'R0.50', 'R0.50'],
  [999, 'R999.00', 'R999'],
  [1999, 'R1,999.00', 'R1,999'],
  [1999.9, 'R1,999.90', 'R1,999.90'],
  [1234567.891, 'R1,234,567.89', 'R1,234,567.89'],
  [-100, '-R100.00', '-R100'],
  [-0.001, 'R0.00', 'R0'],
  [0.1 + 0.2, 'R0.30', 'R0.30'],
])('%d rand reads %s, in marketing %s', (rand, exact, whole) => {
  expect(formatRand(rand)).toBe(exact)
  expect(formatRandWhole(rand)).toBe(whole)
})

const cents = fc.integer({ min: 0, max: 1_000_000_00 })

describe('amounts', () => {
  test('keep every cent when written', () => {
    fc.assert(
      fc.property(cents, (amount) => {
        expect(Number(formatCents(amount).replace(/[R,]/g, ''))).toBe(amount / 100)
      }),
    )
  })

  test('survive the way to the wire and back, to the cent', () => {
    fc.assert(fc.property(cents, (amount) => toCents(JSON.parse(JSON.stringify(toRand(amount)))) === amount))
  })

  test('add up without binary drift', () => {
    fc.assert(
      fc.property(fc.array(cents), (amounts) => {
        const total = amounts.reduce((sum, amount) => sum + amount, 0)
        expect(addRand(...amounts.map((amount) => amount / 100))).toBe(total / 100)
      }),
    )
  })
})
