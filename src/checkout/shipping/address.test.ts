import type { ValidationError } from 'yup'
import { expect, test } from 'vitest'
import { addressLines } from '../../../shared/orders'
import { ADDRESS } from '../testing/carts'
import { fromAddress, type AddressDraft } from './address'
import { addressSchema } from './address-schema'

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
  [{ street: 'x'.repeat(121) }, 'Street address has more than 120 characters'],
  [{ complex: '' }, undefined],
  [{ complex: 'x'.repeat(121) }, 'Complex or building has more than 120 characters'],
  [{ suburb: ' ' }, 'Suburb required'],
  [{ city: '' }, 'City or town required'],
  [{ province: '' as const }, 'Province required'],
  [{ postal_code: '' }, 'Postal code required'],
  [{ postal_code: '801' }, 'Postal code must have 4 digits'],
  [{ postal_code: '80O1' }, 'Postal code must have 4 digits'],
  [{ postal_code: '0001' }, undefined],
])('%o says %o', async (changes, expected) => {
  expect(await messageFor(changes)).toBe(expected)
})

test('what is sent keeps leading zeros and leaves out an empty complex', () => {
  expect(addressSchema.cast({ ...DRAFT, street: ' 12 Long Street ', postal_code: '0001' })).toEqual({
    ...ADDRESS,
    postal_code: '0001',
  })
  expect(addressSchema.cast({ ...DRAFT, complex: 'Unit 4' })).toEqual({ ...ADDRESS, complex: 'Unit 4' })
})

test('an address reads like a label', () => {
  expect(addressLines(ADDRESS)).toEqual(['12 Long Street', 'Gardens', 'Cape Town, 8001', 'Western Cape'])
  expect(addressLines({ ...ADDRESS, complex: 'Unit 4' })[0]).toBe('Unit 4, 12 Long Street')
})
