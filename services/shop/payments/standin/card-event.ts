import type { Session } from './schema'

/** The event of providers that write `payment.…` with the amount in cents. */
export function cardEvent(session: Session, eventId: string): object {
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
