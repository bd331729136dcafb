import { expect, test } from 'vitest'
import { PLAN } from '../testing/carts'
import { choicesOf, pick, type InstalmentPlan, type PaymentOffer } from './payment-methods'

const offers = (plan: InstalmentPlan): PaymentOffer[] => [
  { name: 'Credit Card (Checkout)', instalment_plan: null },
  { name: 'Credit Card (Blackbird)', instalment_plan: plan },
  { name: 'EFT', instalment_plan: null },
]
const named = (offered: PaymentOffer[]) => choicesOf(offered).map(({ choice, method }) => [choice, method])

test('each offer is a choice of its own; with a plan it is the card in instalments', () => {
  expect(named(offers(PLAN))).toEqual([
    ['Card', 'Credit Card (Checkout)'],
    ['Instalments', 'Credit Card (Blackbird)'],
    ['EFT', 'EFT'],
  ])
})

test.each(['instalment', 'number', 'total', 'annual_rate', 'residual'] as const)(
  'a plan that lacks its %s is not shown (NCA regulation 21)',
  (figure) => {
    const lacking = { ...PLAN, [figure]: undefined } as unknown as InstalmentPlan
    expect(named(offers(lacking)).map(([choice]) => choice)).toEqual(['Card', 'EFT'])
  },
)

test('what was chosen stays chosen while it is offered; nothing is chosen for the shopper', () => {
  const choices = choicesOf(offers(PLAN))
  expect(pick(choices, 'EFT')?.choice).toBe('EFT')
  expect(pick(choices, 'Free')).toBeUndefined()
  expect(pick(choices, null)).toBeUndefined()
})

test('what is offered alone needs no choosing', () => {
  expect(pick(choicesOf([{ name: 'Free', instalment_plan: null }]), null)?.choice).toBe('Free')
  expect(pick([], 'EFT')).toBeUndefined()
})
