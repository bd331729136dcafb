import Type, { type Static } from 'typebox'
import { RETURN_OUTCOMES, RETURN_REASONS } from '../../../shared/orders'
import { Id, OneOf, Quantity, Typed } from './common'

const items = Type.Array(Type.Object({ id: Id('Of an item of the order'), quantity: Quantity }), {
  minItems: 1,
  maxItems: 50,
})

export const ReturnRequest = Type.Object({
  items,
  reason: OneOf(RETURN_REASONS),
  details: Type.Optional(Typed('text', { maxLength: 1000, description: 'In the shopper’s words' })),
  outcome: OneOf(RETURN_OUTCOMES),
})
export type ReturnRequest = Static<typeof ReturnRequest>

/** What a shopper wants to send back. */
export const ReturnBody = Type.Object(
  {
    reference: Type.String(),
    requested_at: Type.String({ format: 'date-time' }),
    reason: OneOf(RETURN_REASONS),
    details: Type.String(),
    outcome: OneOf(RETURN_OUTCOMES),
    items,
  },
  { title: 'OrderReturn' },
)
export type ReturnBody = Static<typeof ReturnBody>
