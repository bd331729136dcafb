import { expect, test } from 'vitest'
import { ShopError } from '../platform/http'
import { serverErrors } from './objections'

const LABELS = { email: 'Email address', complex: 'Complex or building (optional)' }

test.each([
  [
    'a sentence of the API',
    { email: 'Email must be a valid email' },
    '',
    { email: 'Email must be a valid email' },
  ],
  ['a phrase of the API', { email: 'must not be empty' }, '', { email: 'Email address must not be empty' }],
  [
    'fields of a part of the request',
    { 'address.complex': 'is not valid', 'contact.email': 'is not valid' },
    'address.',
    { complex: 'Complex or building is not valid' },
  ],
  ['what no field of the form can correct', { amount: 'The total is R99.00', planet: 'no' }, '', undefined],
  ['the field of another part', { 'contact.email': 'is not valid' }, 'address.', undefined],
])('%s', (_what, fields, prefix, expected) => {
  expect(serverErrors(new ShopError('invalid_request', 'Please check.', fields), LABELS, prefix)).toEqual(
    expected,
  )
})
