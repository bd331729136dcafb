import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatRand, toCents, toRand } from './money'

const cents = fc.integer({ min: 0, max: 1_000_000_000 })

describe('money', () => {
  it('survives the way to the wire and back, to the cent', () => {
    fc.assert(fc.property(cents, (amount) => toCents(JSON.parse(JSON.stringify(toRand(amount)))) === amount))
  })

  it.each([
    [0, 'R0.00'],
    [5, 'R0.05'],
    [199_900, 'R1,999.00'],
    [123_456_789, 'R1,234,567.89'],
  ])('writes %i cents as %s', (amount, text) => {
    expect(formatRand(amount)).toBe(text)
  })
})
