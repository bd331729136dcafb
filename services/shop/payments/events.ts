import Type from 'typebox'
import { Compile } from 'typebox/compile'
import type { ByProvider } from './config'
import { toCents } from '../domain/money'
import type { ProviderWord, Truth } from './provider'

/** A webhook's content; `news` is missing from an event about something other than a payment's end. */
interface ProviderEvent {
  type: string
  news?: { paymentId: string } & Omit<ProviderWord, 'provider'>
}

/** Rand, such as `1199.00`. */
export const RandText = Type.String({ pattern: '^\\d{1,9}(\\.\\d{1,2})?$' })

const AnyEvent = Compile(Type.Object({ type: Type.String() }))

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

const CARD_OUTCOMES: ReadonlyMap<string, Outcome> = new Map([
  ['payment.succeeded', 'succeeded'],
  ['payment.failed', 'declined'],
  ['payment.cancelled', 'abandoned'],
])

const STITCH_OUTCOMES: ReadonlyMap<string, Outcome> = new Map([
  ['payment_request.completed', 'succeeded'],
  ['payment_request.failed', 'declined'],
  ['payment_request.cancelled', 'abandoned'],
])

type Outcome = 'succeeded' | 'declined' | 'abandoned'

/** Reads the events of each provider. They throw when an event about a payment lacks what it must say. */
export const EVENT_READERS: ByProvider<(content: unknown) => ProviderEvent> = {
  checkout: readCardEvent,
  blackbird: readCardEvent,
  stitch: readStitchEvent,
}

function readCardEvent(content: unknown): ProviderEvent {
  const { type } = AnyEvent.Parse(content)
  const outcome = CARD_OUTCOMES.get(type)
  if (!outcome) return { type }
  const { payload } = CardEvent.Parse(content)
  const { amount: amountCents, currency, failureReason, metadata } = payload
  const truth = toTruth(outcome, { amountCents, currency }, failureReason)
  return { type, news: { paymentId: metadata.payment_id, pageId: metadata.checkoutId, truth } }
}

function readStitchEvent(content: unknown): ProviderEvent {
  const { type } = AnyEvent.Parse(content)
  const outcome = STITCH_OUTCOMES.get(type)
  if (!outcome) return { type }
  const { id: pageId, externalReference, amount, failureReason } = StitchEvent.Parse(content).data
  const money = { amountCents: toCents(Number(amount.quantity)), currency: amount.currency }
  const truth = toTruth(outcome, money, failureReason)
  return { type, news: { paymentId: externalReference, pageId, truth } }
}

function toTruth(
  kind: Outcome,
  money: { amountCents: number; currency: string | undefined },
  reason: string | undefined,
): Truth {
  if (kind === 'succeeded') return { kind, ...money }
  return kind === 'declined' ? { kind, reason: reason ?? null } : { kind }
}
