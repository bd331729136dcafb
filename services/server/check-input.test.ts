import Type from 'typebox'
import { expect, test } from 'vitest'
import { Cleaned, strictValidator } from './check-input'

const schema = Type.Object({
  items: Type.Array(Type.Object({ code: Type.String() }), { maxItems: 2 }),
  note: Type.Optional(Type.String()),
})
const validate = strictValidator({ schema, method: 'POST', url: '/', httpPart: 'body' })

test('what the schema does not know is dropped', () => {
  const value = { items: [{ code: 'a', price: 1 }], note: 'x', is_admin: true }
  expect(validate(value)).toEqual({ value: { items: [{ code: 'a' }], note: 'x' } })
})

test('of a list that is too long no more entries are looked at than show it', () => {
  const { error } = validate({ items: Array.from({ length: 2_000 }, () => ({ code: 1 })) }) as {
    error: unknown[]
  }
  const entries = error.map((wrong) => (wrong as { instancePath: string }).instancePath)
  expect(entries).toContain('/items')
  expect(entries).toContain('/items/2/code')
  expect(entries).not.toContain('/items/3/code')
})

test('what is typed is judged once it is cleaned, unless it is longer than anything that is typed', () => {
  const typed = strictValidator({
    schema: Type.Object({
      postal_code: Cleaned('postalCode', { maxLength: 4 }),
      codes: Type.Array(Type.Union([Cleaned('promoCode', { maxLength: 20 }), Type.Null()])),
    }),
    method: 'POST',
    url: '/',
    httpPart: 'body',
  })
  expect(typed({ postal_code: '\u00a02196\u200b', codes: ['r100\u2011off', null, 5] })).toMatchObject({
    error: [{ instancePath: '/codes/2' }, {}, {}],
  })
  expect(typed({ postal_code: '\u00a02196\u200b', codes: ['r100\u2011off', null] })).toEqual({
    value: { postal_code: '2196', codes: ['R100OFF', null] },
  })
  expect(typed({ postal_code: `2196${' '.repeat(2_000)}`, codes: [] })).toHaveProperty('error')
})
