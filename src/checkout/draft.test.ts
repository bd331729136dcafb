import { expect, test } from 'vitest'
import { EMPTY_ADDRESS, fromAddress } from './address'
import { EMPTY_CONTACT } from './contact-info'
import { EMPTY_DRAFT, readDraft } from './draft'
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
