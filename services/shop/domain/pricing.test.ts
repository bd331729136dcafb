import { describe, expect, it } from 'vitest'
import { priceAt } from './pricing'

const promotion = { priceCents: 249_900, starts: '2026-11-01 00:00:00', ends: '2027-01-31 23:59:59' }

describe('priceAt', () => {
  it.each([
    ['the last second before', '2026-10-31T23:59:59+02:00', 279_900],
    ['the first second', '2026-11-01T00:00:00+02:00', 249_900],
    ['the first second elsewhere in the world', '2026-10-31T22:00:00Z', 249_900],
    ['the last second', '2027-01-31T23:59:59+02:00', 249_900],
    ['the second after', '2027-02-01T00:00:00+02:00', 279_900],
  ])('at %s of the promotion', (_name, now, unitCents) => {
    const price = priceAt({ priceCents: 279_900, promotion, originalCents: null }, new Date(now))
    expect(price).toEqual({ unitCents, originalCents: 279_900 })
  })

  it('has no original price without a promotion', () => {
    expect(priceAt({ priceCents: 100, promotion: null, originalCents: null }, new Date())).toEqual({
      unitCents: 100,
      originalCents: null,
    })
  })
})
