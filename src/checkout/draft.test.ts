import { expect, test } from 'vitest'
import { EMPTY_ADDRESS, fromAddress } from './shipping/address'
import { EMPTY_CONTACT } from './contact/contact-info'
import { EMPTY_DRAFT, fillEmpty, prefill, readDraft } from './draft'
import { ADDRESS, CONTACT } from './testing/carts'

test('a saved draft is read back', () => {
  const draft = { contactInfo: CONTACT, address: fromAddress(ADDRESS), paymentChoice: 'EFT' }
  expect(readDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft)
})

test.each([[null], [undefined], ['text'], [7]])('%o is no draft', (stored) => {
  expect(readDraft(stored)).toBeUndefined()
})

test.each([[[]], [{ contactInfo: 'x', address: 3, paymentChoice: 7 }]])('%o is an empty draft', (stored) => {
  expect(readDraft(stored)).toEqual(EMPTY_DRAFT)
})

test('only what fits is kept', () => {
  const stored = {
    contactInfo: { first_name: 'Thandi', phone: 5, age: '40' },
    address: { city: 'Knysna', province: 'Mars' },
  }
  expect(readDraft(stored)).toEqual({
    ...EMPTY_DRAFT,
    contactInfo: { ...EMPTY_CONTACT, first_name: 'Thandi' },
    address: { ...EMPTY_ADDRESS, city: 'Knysna' },
  })
})

test('what is known fills the fields in which nothing was typed', () => {
  const typed = { ...EMPTY_CONTACT, first_name: 'T.', last_name: ' ' }
  expect(fillEmpty(typed, CONTACT)).toEqual({ ...CONTACT, first_name: 'T.' })
})

test('what was typed wins over the server’s copy; an untouched form takes the copy', () => {
  const typed = { ...EMPTY_CONTACT, first_name: 'T' }
  expect(prefill(typed, CONTACT)).toBe(typed)
  expect(prefill(EMPTY_CONTACT, CONTACT)).toBe(CONTACT)
  expect(prefill(EMPTY_CONTACT, null)).toBe(EMPTY_CONTACT)
})
