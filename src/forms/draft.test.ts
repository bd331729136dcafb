import { expect, test } from 'vitest'
import { fillEmpty, prefill, textsOf } from './draft'

const EMPTY = { first_name: '', last_name: '', phone: '' }
const KNOWN = { first_name: 'Thandi', last_name: 'Nkosi', phone: '27821234567' }

test.each([
  [null, EMPTY],
  ['text', EMPTY],
  [[], EMPTY],
  [
    { first_name: 'Thandi', phone: 5, age: '40' },
    { ...EMPTY, first_name: 'Thandi' },
  ],
])('of %j what fits is kept', (stored, expected) => {
  expect(textsOf(EMPTY, stored)).toEqual(expected)
})

test('what is known fills the fields in which nothing was typed', () => {
  expect(fillEmpty({ ...EMPTY, first_name: 'T.', last_name: ' ' }, KNOWN)).toEqual({
    ...KNOWN,
    first_name: 'T.',
  })
})

test('what was typed wins over the server’s copy; an untouched form takes the copy', () => {
  const typed = { ...EMPTY, first_name: 'T' }
  expect([prefill(typed, KNOWN), prefill(EMPTY, KNOWN), prefill(EMPTY, null)]).toEqual([typed, KNOWN, EMPTY])
})
