import { expect, test } from 'vitest'
import { ShopError } from '../platform/http'
import { fieldErrors } from './server-errors'

test.each([
  [
    'a sentence of the API',
    { 'contact_info.phone': 'Valid S.A phone number required' },
    { contact: { phone: 'Valid S.A phone number required' } },
  ],
  [
    'a phrase of the API',
    { 'contact_info.first_name': 'must not be empty' },
    { contact: { first_name: 'First name must not be empty' } },
  ],
  [
    'fields of two steps',
    { 'contact_info.email': 'must be a valid email', 'address.complex': 'is not valid' },
    {
      contact: { email: 'Email address must be a valid email' },
      shipping: { complex: 'Complex or building is not valid' },
    },
  ],
  ['what no field can correct', { amount: 'The total is R99.00', 'address.planet': 'is not valid' }, {}],
])('%s', (_what, fields, expected) => {
  expect(fieldErrors(new ShopError('invalid_request', 'Please check.', fields))).toEqual(expected)
})
