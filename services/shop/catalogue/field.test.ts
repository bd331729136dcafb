import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import Type from 'typebox'
import { Compile } from 'typebox/compile'
import { expect, test } from 'vitest'
import {
  columnsOf,
  field,
  fileProperties,
  presentFields,
  readFields,
  required,
  storeFields,
  wireProperties,
} from './field'

const WHEN = new Date('2026-11-01T10:00:00Z')

// Two invented fields: one with the same format everywhere, and an optional one in another unit.
const FIELDS = [
  required('countryOfOrigin', 'country_of_origin', () => text('country_of_origin').notNull(), Type.String()),
  field({
    columns: () => ({ grams: integer('weight_grams') }),
    file: { weight: Type.Optional(Type.Number()) },
    wire: { weight_kg: Type.Union([Type.Number(), Type.Null()]) },
    toColumns: ({ weight }) => ({ grams: weight === undefined ? null : weight * 1000 }),
    read: ({ grams }) => ({ grams }),
    present: (item: { grams: number | null }) => ({ weight_kg: item.grams && item.grams / 1000 }),
  }),
] as const

test('a row of the column map is enough to carry a field from the file to the API', () => {
  const row = { country_of_origin: 'Kenya', weight: 1.5 }
  expect(Compile(Type.Object(fileProperties(FIELDS))).Check(row)).toBe(true)
  const { countryOfOrigin, grams } = pgTable('items', columnsOf(FIELDS))
  expect([countryOfOrigin.name, grams.name]).toEqual(['country_of_origin', 'weight_grams'])
  const stored = storeFields(FIELDS, row)
  expect(stored).toEqual({ countryOfOrigin: 'Kenya', grams: 1500 })
  const answer = presentFields(FIELDS, readFields(FIELDS, stored), WHEN)
  expect(answer).toEqual({ country_of_origin: 'Kenya', weight_kg: 1.5 })
  expect(Compile(Type.Object(wireProperties(FIELDS))).Check(answer)).toBe(true)
})

test('a field that a row leaves out is null, and a missing required field is an error', () => {
  expect(storeFields(FIELDS, { country_of_origin: 'Kenya' })).toEqual({
    countryOfOrigin: 'Kenya',
    grams: null,
  })
  expect(Compile(Type.Object(fileProperties(FIELDS))).Check({ weight: 1 })).toBe(false)
})
