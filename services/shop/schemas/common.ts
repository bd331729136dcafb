import Type, { type TSchema, type TStringOptions } from 'typebox'
import type { InputKind } from '../../../shared/clean-input'
import { Cleaned } from '../../server/check-input'
import { PROBLEM_CODES } from '../domain/problem'

/** One of a fixed list of words. */
export const OneOf = <Word extends string>(words: readonly Word[]) =>
  Type.Unsafe<Word>({ type: 'string', enum: [...words] })

export const Nullable = <Schema extends TSchema>(schema: Schema) => Type.Union([schema, Type.Null()])

export const Rand = Type.Number({ description: 'In rand, VAT included' })

export const Quantity = Type.Integer({ minimum: 1, maximum: 10_000 })

/** Text that people type; rules describe its errors in sentences. */
export const Typed = (kind: InputKind, options: TStringOptions = {}) =>
  Cleaned(kind, { maxLength: 250, ...options })

/** A code in a path or body: sku, bundle code, promo code, flag. */
export const Code = Type.String({ minLength: 1, maxLength: 80 })

const ErrorBody = Type.Object(
  {
    error: Type.Object({
      code: OneOf(PROBLEM_CODES),
      message: Type.String({ description: 'For the shopper' }),
      fields: Type.Optional(
        Type.Record(Type.String(), Type.String(), { description: 'The errors by field of the request' }),
      ),
      request_id: Type.Optional(Type.String({ description: 'Finds an unexpected error in the log' })),
    }),
  },
  { title: 'Error' },
)

/** The answers of a route: its own, and the error format for all others. No answer is refused for its values. */
export const answers = <Status extends number, Schema extends TSchema>(status: Status, schema: Schema) =>
  ({
    [status]: lenient(schema),
    '4xx': lenient(ErrorBody),
    '5xx': lenient(ErrorBody),
  }) as Record<Status, Schema> & {
    '4xx': typeof ErrorBody
    '5xx': typeof ErrorBody
  }

export const IdempotencyHeader = Type.Object({
  'idempotency-key': Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
})

/** Headers of calls on the order that a cart became. */
export const OrderHeaders = Type.Object({
  'order-access': Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 200,
      description:
        'The `access` from a lookup, or from the answer that reserved the order number: opens the order by its number, and its personal data by the id of its cart',
    }),
  ),
})

/** The same for calls that must not take effect twice. */
export const PayingHeaders = Type.Object({ ...IdempotencyHeader.properties, ...OrderHeaders.properties })

/** Any id in a path or body. */
export const Id = (description: string) => Type.String({ maxLength: 100, description })

export const CartParams = Type.Object({ id: Id('Cart id') })

/** Keywords that restrict values. They apply to requests; an answer must not be refused for its values. */
const RULES = new Set([
  'enum',
  'format',
  'maxItems',
  'maxLength',
  'maximum',
  'minItems',
  'minLength',
  'minimum',
  'pattern',
  'required',
])

/** The schema that the OpenAPI document shows instead of a lenient copy. */
const originals = new WeakMap<object, object>()

/**
 * A copy without restrictions, so that every stored value can be sent. Values from older rules must stay readable, but the
 * serialiser fails on a value that no schema under `anyOf` allows.
 */
function lenient<Schema extends object>(schema: Schema): Schema {
  const copy = withoutRules(schema) as Schema
  originals.set(copy, schema)
  return copy
}

/** The schema that a lenient copy was made from; any other schema unchanged. */
export const documented = (schema: object): object => originals.get(schema) ?? schema

function withoutRules(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withoutRules)
  if (typeof schema !== 'object' || schema === null) return schema
  const kept = Object.entries(schema).filter(([key]) => !RULES.has(key))
  return Object.fromEntries(
    kept.map(([key, value]) => [key, key === 'properties' ? eachWithoutRules(value) : withoutRules(value)]),
  )
}

/** Property names are not keywords. */
const eachWithoutRules = (properties: object): object =>
  Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, withoutRules(schema)]))
