import type { Session } from './schema'
import { describeSession } from '../stitch/standin-request'

/** What a provider tells the shop about a payment that has ended. */
export const eventBody = (session: Session, eventId: string): object =>
  session.provider === 'stitch' ? stitchEvent(session, eventId) : cardEvent(session, eventId)

function cardEvent(session: Session, eventId: string): object {
  const { id, status, kind, amountCents, metadata, cardLastFour, failureReason } = session
  const method =
    kind === 'bank'
      ? { type: 'instant_eft', bank: session.bank }
      : { type: 'card', card: { maskedCard: `**** **** **** ${cardLastFour}` } }
  return {
    id: eventId,
    type: `payment.${status}`,
    createdDate: new Date().toISOString(),
    payload: {
      id: `p_${id}`,
      type: 'payment',
      status,
      amount: amountCents,
      currency: 'ZAR',
      metadata: { ...metadata, checkoutId: id },
      paymentMethodDetails: method,
      ...(failureReason && { failureReason }),
    },
  }
}

function stitchEvent(session: Session, eventId: string): object {
  const request = describeSession(session)
  return { id: eventId, type: `payment_request.${request.status}`, data: request }
}
