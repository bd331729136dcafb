import { expect, test } from 'vitest'
import { answersOf } from './answers'

const WHO = {
  first_name: 'Thandi',
  last_name: 'Nkosi',
  email: 'thandi@example.co.za',
  phone: '27821234567',
  turnover: 'R50,000 - R100,000',
  intention: 'switching_provider',
}

test('of a lead for sales: who, how much, why, and what about', () => {
  const lead = { ...WHO, products: ['Khumo' as const, 'Link' as const], captcha: 'answered' as const }
  expect(answersOf('sales', lead)).toEqual({ ...WHO, products: 'Khumo, Link', unsure: false })
})

test('of a rental: the dates and numbers that were asked for as well', () => {
  const lead = {
    ...WHO,
    rental_term: 'months' as const,
    machines: '3',
    start_date: '2026-12-01',
    months: '2',
  }
  expect(answersOf('rental', { ...lead, products: [], unsure: true })).toEqual({
    ...lead,
    products: '',
    unsure: true,
  })
})
