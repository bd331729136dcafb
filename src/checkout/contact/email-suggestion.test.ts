import { expect, test } from 'vitest'
import { suggestEmail } from './email-suggestion'

test.each([
  ['thandi@gmial.com', 'thandi@gmail.com'],
  ['thandi@gmal.com', 'thandi@gmail.com'],
  ['thandi@gmail.co', 'thandi@gmail.com'],
  ['thandi@gmail.con', 'thandi@gmail.com'],
  ['thandi@gmail.co.za', 'thandi@gmail.com'],
  ['Thandi.N@GMAIL.CMO', 'Thandi.N@gmail.com'],
  ['thandi@outlok.com', 'thandi@outlook.com'],
  ['thandi@vodamial.co.za', 'thandi@vodamail.co.za'],
  ['thandi@nkosi-bakery.coza', 'thandi@nkosi-bakery.co.za'],
  ['thandi@nkosi-bakery.co,za', 'thandi@nkosi-bakery.co.za'],
  ['thandi@nkosi-bakery.con', 'thandi@nkosi-bakery.com'],
  ['thandi@gmail', 'thandi@gmail.com'],
  ['thandi@gmial', 'thandi@gmail.com'],
  ['thandi@gmailcom', 'thandi@gmail.com'],
  ['thandi@Yahoo', 'thandi@yahoo.com'],
  ['thandi@mweb', 'thandi@mweb.co.za'],
])('%s probably means %s', (typed, meant) => {
  expect(suggestEmail(typed)).toBe(meant)
})

test.each([
  'thandi@gmail.com',
  'thandi@mail.com',
  'thandi@yahoo.co.za',
  'thandi@live.co.za',
  'thandi@yahoo.ca',
  'thandi@hotmail.fr',
  'thandi@example.co.za',
  'thandi@nkosi.com',
  'thandi@nkosi',
  'thandi',
  'thandi@',
  '',
])('%s gets no suggestion', (typed) => {
  expect(suggestEmail(typed)).toBeUndefined()
})
