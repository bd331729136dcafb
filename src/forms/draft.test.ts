import { expect, test } from 'vitest'
import { textsOf } from './draft'

const EMPTY = { first_name: '', last_name: '', phone: '' }

test.each([
  [null, EMPTY],
  ['text', EMPTY],
  [[], EMPTY],
  [
    { first_name: 'Thandi', phone: 5, age: '40' },
    { ...EMPTY, first_name: 'Thandi' },
  ],
])('the valid fields of %j are read', (stored, expected) => {
  expect(textsOf(EMPTY, stored)).toEqual(expected)
})
