import Type from 'typebox'
import { Compile } from 'typebox/compile'
import { toCents } from '../../../../shared/money'
import { type Outcomes, readEventOf } from '../event'
import type { ProviderEvent } from '../provider'

/** Rand, such as `1199.00`. */
export const RandText = Type.String({ pattern: '^\\d{1,9}(\\.\\d{1,2})?$' })

const OUTCOMES: Outcomes = new Map([
  ['payment_request.completed', 'succeeded'],
  ['payment_request.failed', 'declined'],
  ['payment_request.cancelled', 'abandoned'],
])

const StitchEvent = Compile(
  Type.Object({
    data: Type.Object({
      id: Type.Optional(Type.String()),
      externalReference: Type.String(),
      amount: Type.Object({ quantity: RandText, currency: Type.Optional(Type.String()) }),
      failureReason: Type.Optional(Type.String()),
    }),
  }),
)

/** Events as Stitch writes them: `payment_request.…` with its amount in rand. */
export const readStitchEvent = (content: unknown): ProviderEvent =>
  readEventOf(content, OUTCOMES, (ended) => {
    const { id: pageId, externalReference, amount, failureReason } = StitchEvent.Parse(ended).data
    const money = { amountCents: toCents(Number(amount.quantity)), currency: amount.currency }
    return { paymentId: externalReference, pageId, money, failureReason }
  })
