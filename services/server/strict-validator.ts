import { TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox'
import type { FastifySchemaCompiler } from 'fastify'
import Type, { type TSchema, type TStringOptions } from 'typebox'
import { Value } from 'typebox/value'
import { clean, type InputKind } from '../../shared/clean-input'

/** Text that somebody types, cleaned as a field of its kind before any rule of its schema judges it. */
export const Cleaned = (kind: InputKind, options: TStringOptions) =>
  Type.String({ 'x-cleaned-as': kind, ...options })

/**
 * Checks requests by their schemas, without what the schemas do not know: a field of the caller's own is neither refused (pages
 * built earlier may send it) nor passed on, so that nothing unknown is stored. What is typed is cleaned. Headers keep what others
 * read from them.
 */
export const strictValidator: FastifySchemaCompiler<TSchema> = (route) => {
  const check = TypeBoxValidatorCompiler(route)
  if (route.httpPart === 'headers') return check
  return (value) => check(Value.Clean(route.schema, prepare(route.schema, value)))
}

interface Shape {
  'x-cleaned-as'?: InputKind
  maxItems?: number
  items?: Shape
  properties?: Readonly<Record<string, Shape>>
  anyOf?: readonly Shape[]
}

/** What is longer is refused as it is, whatever is cleaned from it: more than any text that is typed, in characters. */
const LONGEST_CLEANED = 2_000

/**
 * A value as its schema is to judge it: what is typed is cleaned, and a list that is too long is cut to one entry more than it
 * may have. It is refused all the same, without every entry being looked at for what else is wrong (some 20 ms for 2,000 of them).
 */
function prepare(schema: Shape, value: unknown): unknown {
  const { maxItems = Infinity, items, properties, anyOf = [] } = schema
  if (typeof value === 'string') {
    const kind = [schema, ...anyOf].find((option) => option['x-cleaned-as'])?.['x-cleaned-as']
    return kind && value.length <= LONGEST_CLEANED ? clean[kind](value) : value
  }
  if (Array.isArray(value)) {
    const kept: unknown[] = value.slice(0, maxItems + 1)
    return items ? kept.map((entry) => prepare(items, entry)) : kept
  }
  if (!properties || typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([name, inner]) => {
    const field = properties[name]
    return [name, field ? prepare(field, inner) : inner] as const
  })
  return Object.fromEntries(entries)
}
