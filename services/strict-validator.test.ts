import Type from 'typebox'
import { expect, test } from 'vitest'
import { strictValidator } from './strict-validator'

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
