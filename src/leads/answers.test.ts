import { readDraft, answersOf } from './answers'
import { EMPTY_LEAD } from '../../shared/leads/fields'
import { expect, test } from 'vitest'

test('a stored draft is read unchanged', () => {
  const typed = {
    ...EMPTY_LEAD,
    first_name: 'Thandi',
    products: ['Link' as const],
    unsure: true,
    months: '3',
  }
  expect(readDraft(JSON.parse(JSON.stringify(typed)))).toEqual(typed)
})

test('a draft holds the answers only', () => {
  expect(readDraft({ ...EMPTY_LEAD, captcha: 'answered' })).toEqual(EMPTY_LEAD)
})

test.each([
  ['a text of another type', { first_name: 7 }],
  ['an unknown product', { products: ['Rocket', 3] }],
  ['products that are not a list', { products: 'Khumo' }],
  ['an unknown rental term', { rental_term: 'for ever' }],
  ['a tick of another type', { unsure: 'true' }],
])('%s is dropped', (_, stored) => {
  expect(readDraft(stored)).toEqual(EMPTY_LEAD)
})

test('anything but an object is no draft', () => {
  expect(readDraft('Thandi')).toBeUndefined()
})

test('the answers of a rental include its dates and numbers', () => {
  const lead = {
    first_name: 'Thandi',
    last_name: 'Nkosi',
    email: 'thandi@example.co.za',
    phone: '27821234567',
    turnover: 'R50,000 - R100,000',
    intention: 'switching_provider',
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
