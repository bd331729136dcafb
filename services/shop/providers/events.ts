import Type from 'typebox'
import { Compile } from 'typebox/compile'
import type { ByProvider } from '../../payment-providers'
import { toCents } from '../domain/money'
import type { Truth } from './provider'

/** A webhook's content; `news` is missing from an event about something other than a payment's end. */
interface ProviderEvent {
  type: string
  news?: { paymentId: string; truth: Truth }
}

const AnyEvent = Compile(Type.Object({ type: Type.String() }))

const CardEvent = Compile(
  Type.Object({
    payload: Type.Object({
      amount: Type.Integer({ description: 'Cents' }),
      failureReason: Type.Optional(Type.String()),
      metadata: Type.Object({ payment_id: Type.String() }),
    }),
  }),
)

const StitchEvent = Compile(
  Type.Object({
    data: Type.Object({
      externalReference: Type.String(),
      amount: Type.Object({ quantity: Type.String({ description: 'Rand, such as 1199.00' }) }),
      failureReason: Type.Optional(Type.String()),
    }),
  }),
)

const CARD_OUTCOMES: Readonly<Record<string, Outcome>> = {
  'payment.succeeded': 'succeeded',
  'payment.failed': 'declined',
  'payment.cancelled': 'abandoned',
}

const STITCH_OUTCOMES: Readonly<Record<string, Outcome>> = {
  'payment_request.completed': 'succeeded',
  'payment_request.failed': 'declined',
  'payment_request.cancelled': 'abandoned',
}

type Outcome = 'succeeded' | 'declined' | 'abandoned'

/** Reads the events of each provider. They throw when an event about a payment lacks what it must say. */
export const EVENT_READERS: ByProvider<(content: unknown) => ProviderEvent> = {
  checkout: readCardEvent,
  blackbird: readCardEvent,
  stitch: readStitchEvent,
}

function readCardEvent(content: unknown): ProviderEvent {
  const { type } = AnyEvent.Parse(content)
  const outcome = CARD_OUTCOMES[type]
  if (!outcome) return { type }
  const { payload } = CardEvent.Parse(content)
  const truth = toTruth(outcome, payload.amount, payload.failureReason)
  return { type, news: { paymentId: payload.metadata.payment_id, truth } }
}

function readStitchEvent(content: unknown): ProviderEvent {
  const { type } = AnyEvent.Parse(content)
  const outcome = STITCH_OUTCOMES[type]
  if (!outcome) return { type }
  const { externalReference, amount, failureReason } = StitchEvent.Parse(content).data
  const truth = toTruth(outcome, toCents(Number(amount.quantity)), failureReason)
  return { type, news: { paymentId: externalReference, truth } }
}

function toTruth(kind: Outcome, amountCents: number, reason: string | undefined): Truth {
  if (kind === 'succeeded') return { kind, amountCents }
  return kind === 'declined' ? { kind, reason: reason ?? null } : { kind }
}
