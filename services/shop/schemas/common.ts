import Type, { type TSchema, type TStringOptions } from 'typebox'
import type { InputKind } from '../../../shared/clean-input'
import { Cleaned } from '../../server/check-input'
import { PROBLEM_CODES } from '../domain/problem'
import { lenient } from './lenient'

/** One of a fixed list of words. */
export const OneOf = <Word extends string>(words: readonly Word[]) =>
  Type.Unsafe<Word>({ type: 'string', enum: [...words] })

export const Nullable = <Schema extends TSchema>(schema: Schema) => Type.Union([schema, Type.Null()])

export const Rand = Type.Number({ description: 'In rand, VAT included' })

export const Quantity = Type.Integer({ minimum: 1, maximum: 10_000 })

/** What somebody types, for a rule that says in sentences what is wrong with it. */
export const Typed = (kind: InputKind, options: TStringOptions = {}) =>
  Cleaned(kind, { maxLength: 250, ...options })

/** A code in a path or body: sku, bundle code, promo code, flag. */
export const Code = Type.String({ minLength: 1, maxLength: 80 })

export const ErrorBody = Type.Object(
  {
    error: Type.Object({
      code: OneOf(PROBLEM_CODES),
      message: Type.String({ description: 'For the shopper' }),
      fields: Type.Optional(
        Type.Record(Type.String(), Type.String(), { description: 'What is wrong, by field of the request' }),
      ),
      request_id: Type.Optional(Type.String({ description: 'Finds an unexpected error in the log' })),
    }),
  },
  { title: 'Error' },
)

/** The answers of a route: its own, and the error shape for everything else. None is refused for what it holds. */
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

/** Of calls on the order that a cart became. */
export const OrderHeaders = Type.Object({
  'order-access': Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 200,
      description:
        'The `access` of a lookup, or of the answer that reserved the order number: opens the order by its number, and what is personal of it by the id of its cart',
    }),
  ),
})

/** The same for calls that must not happen twice. */
export const PayingHeaders = Type.Object({ ...IdempotencyHeader.properties, ...OrderHeaders.properties })

/** Anything that names one thing: an id in a path or body. */
export const Id = (description: string) => Type.String({ maxLength: 100, description })

export const CartParams = Type.Object({ id: Id('Cart id') })
