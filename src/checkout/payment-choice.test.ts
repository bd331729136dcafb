import { expect, test } from 'vitest'
import { choicesOf, pick, type InstalmentPlan, type PaymentOffer } from './payment-choice'
import { PLAN } from './testing/carts'

const blackbird = (plan: InstalmentPlan | null): PaymentOffer[] => [
  { name: 'Credit Card (Blackbird)', instalment_plan: plan },
  { name: 'EFT', instalment_plan: null },
]
const named = (offers: PaymentOffer[]) => choicesOf(offers).map(({ choice }) => choice)

test('the instalments stand right under the card they are charged to', () => {
  expect(named(blackbird(PLAN))).toEqual(['Credit Card (Blackbird)', 'Instalments', 'EFT'])
})

test('without a plan there are none', () => {
  expect(named(blackbird(null))).toEqual(['Credit Card (Blackbird)', 'EFT'])
})

test.each(['instalment', 'number', 'total', 'annual_rate', 'residual'] as const)(
  'a plan that lacks its %s is not shown (NCA regulation 21)',
  (figure) => {
    const lacking = { ...PLAN, [figure]: undefined } as unknown as InstalmentPlan
    expect(named(blackbird(lacking))).toEqual(['Credit Card (Blackbird)', 'EFT'])
  },
)

test('what was chosen before stays chosen while it is offered, else the first one is', () => {
  const choices = choicesOf(blackbird(PLAN))
  expect(pick(choices, 'EFT')?.choice).toBe('EFT')
  expect(pick(choices, 'Free')?.choice).toBe('Credit Card (Blackbird)')
  expect(pick(choices, null)?.choice).toBe('Credit Card (Blackbird)')
  expect(pick([], 'EFT')).toBeUndefined()
})
