import type { ValidationError } from 'yup'
import { addressLines } from '../../shared/orders'
import {
  fromAddress,
  type AddressDraft,
  EMPTY_ADDRESS,
  EMPTY_CONTACT,
  EMPTY_DRAFT,
  fillEmpty,
  prefill,
  readDraft,
} from './draft'
import { addressSchema } from './schemas'
import { expect, test } from 'vitest'
import { ADDRESS, CONTACT } from './testing/carts'

const DRAFT = fromAddress(ADDRESS)

const messageFor = async (changes: Partial<AddressDraft>): Promise<string | undefined> => {
  const [field = ''] = Object.keys(changes)
  return addressSchema.validateAt(field, { ...DRAFT, ...changes }).then(
    () => undefined,
    (error: ValidationError) => error.errors[0],
  )
}

test.each([
  [{ street: '' }, 'Street address required'],
  [{ street: 'x'.repeat(121) }, 'Street address: shorten it to 120 characters'],
  [{ complex: '' }, undefined],
  [{ complex: 'x'.repeat(121) }, 'Complex or building: shorten it to 120 characters'],
  [{ suburb: ' ' }, 'Suburb required'],
  [{ city: '' }, 'City or town required'],
  [{ province: '' as const }, 'Province required'],
  [{ postal_code: '' }, 'Postal code required'],
  [{ postal_code: '801' }, 'Postal code must have 4 digits'],
  [{ postal_code: '80O1' }, 'Postal code must have 4 digits'],
  [{ postal_code: '0001' }, undefined],
])('%o has the errors %o', async (changes, expected) => {
  expect(await messageFor(changes)).toBe(expected)
})

test('the sent address has its leading zeros and no empty complex', () => {
  expect(addressSchema.cast({ ...DRAFT, street: ' 12 Long Street ', postal_code: '0001' })).toEqual({
    ...ADDRESS,
    postal_code: '0001',
  })
  expect(addressSchema.cast({ ...DRAFT, complex: 'Unit 4' })).toEqual({ ...ADDRESS, complex: 'Unit 4' })
})

test('an address is formatted like an address label', () => {
  expect(addressLines(ADDRESS)).toEqual(['12 Long Street', 'Gardens', 'Cape Town, 8001', 'Western Cape'])
  expect(addressLines({ ...ADDRESS, complex: 'Unit 4' })[0]).toBe('Unit 4, 12 Long Street')
})

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

test('values of other types are dropped', () => {
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

test('known values fill the empty fields', () => {
  const typed = { ...EMPTY_CONTACT, first_name: 'T.', last_name: ' ' }
  expect(fillEmpty(typed, CONTACT)).toEqual({ ...CONTACT, first_name: 'T.' })
})

test('typed values win over the server’s copy; an untouched form shows the copy', () => {
  const typed = { ...EMPTY_CONTACT, first_name: 'T' }
  expect(prefill(typed, CONTACT)).toBe(typed)
  expect(prefill(EMPTY_CONTACT, CONTACT)).toBe(CONTACT)
  expect(prefill(EMPTY_CONTACT, null)).toBe(EMPTY_CONTACT)
})
