import { expect, test } from 'vitest'
import { readDraft } from './draft'
import { EMPTY_LEAD } from './fields'

test('what was typed comes back', () => {
  const typed = {
    ...EMPTY_LEAD,
    first_name: 'Thandi',
    products: ['Link' as const],
    unsure: true,
    months: '3',
  }
  expect(readDraft(JSON.parse(JSON.stringify(typed)))).toEqual(typed)
})

test('only the answers are kept, whatever else a form holds', () => {
  expect(readDraft({ ...EMPTY_LEAD, captcha: 'answered' })).toEqual(EMPTY_LEAD)
})

test.each([
  ['a text that is none', { first_name: 7 }],
  ['a product that nobody offers', { products: ['Rocket', 3] }],
  ['products that are no list', { products: 'Khumo' }],
  ['a way of renting that is none', { rental_term: 'for ever' }],
  ['a tick that is none', { unsure: 'true' }],
])('%s is dropped', (_, stored) => {
  expect(readDraft(stored)).toEqual(EMPTY_LEAD)
})

test('what is no draft at all is none', () => {
  expect(readDraft('Thandi')).toBeUndefined()
})
