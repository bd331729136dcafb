import { assert, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { instalmentPlan, instalmentWords } from './instalments'

describe('instalmentPlan', () => {
  it('adds up to the total, to the cent, and no instalment exceeds the one that is shown', () => {
    assert(
      property(integer({ min: 100_000, max: 5_000_000 }), (total) => {
        const plan = instalmentPlan(total)
        if (!plan) throw new Error(`No plan for ${total}`)
        const { instalment, lastInstalment, number, residual } = plan
        expect(instalment * (number - 1) + lastInstalment + residual).toBe(total)
        expect(plan.total).toBe(total)
        expect(lastInstalment).toBeGreaterThan(0)
        expect(lastInstalment).toBeLessThanOrEqual(instalment)
        expect([instalment, lastInstalment].every(Number.isInteger)).toBe(true)
      }),
    )
  })

  it('names all five figures of NCA regulation 21', () => {
    expect(instalmentPlan(119_900)).toEqual({
      instalment: 19_984,
      lastInstalment: 19_980,
      number: 6,
      total: 119_900,
      annualRate: 0,
      residual: 0,
    })
  })

  it.each([0, 99_999, 5_000_001])('does not exist for %i cents', (total) => {
    expect(instalmentPlan(total)).toBeUndefined()
  })
})

it('is named with its five figures, its limits and who decides', () => {
  expect(instalmentWords(1199)).toBe(
    'Or 6 monthly instalments of R199.84, the last R199.80: R1,199.00 in all, 0% interest a year, nothing due after the last. Choose it at the checkout, for orders of R1,000 to R50,000: the first is charged to your card today, and your bank decides on each.',
  )
  expect(instalmentWords(1200)).toMatch(/^Or 6 monthly instalments of R200\.00: R1,200\.00 in all,/)
})

it.each([0, 999.99, 50_000.01])('is not named for R%d', (price) => {
  expect(instalmentWords(price)).toBe('')
})
