import Type from 'typebox'
import { Compile } from 'typebox/compile'
import { type Outcomes, readEventOf } from './event'
import type { ProviderEvent } from './provider'

const OUTCOMES: Outcomes = new Map([
  ['payment.succeeded', 'succeeded'],
  ['payment.failed', 'declined'],
  ['payment.cancelled', 'abandoned'],
])

const CardEvent = Compile(
  Type.Object({
    payload: Type.Object({
      amount: Type.Integer({ description: 'Cents' }),
      currency: Type.Optional(Type.String()),
      failureReason: Type.Optional(Type.String()),
      metadata: Type.Object({ payment_id: Type.String(), checkoutId: Type.Optional(Type.String()) }),
    }),
  }),
)

/** Events as Checkout and Blackbird write them: `payment.…` with its amount in cents. */
export const readCardEvent = (content: unknown): ProviderEvent =>
  readEventOf(content, OUTCOMES, (ended) => {
    const { amount: amountCents, currency, failureReason, metadata } = CardEvent.Parse(ended).payload
    const { payment_id: paymentId, checkoutId: pageId } = metadata
    return { paymentId, pageId, money: { amountCents, currency }, failureReason }
  })
