import { createHmac, timingSafeEqual } from 'node:crypto'
import Type, { type TObject } from 'typebox'
import { Compile } from 'typebox/compile'
import type { ProviderEvent, ProviderState } from './adapter'

/** How a provider signs its webhooks. */
export interface WebhookScheme {
  /** The headers that carry the signature. */
  headers: TObject
  /** The event's id; undefined when the signature is wrong or too old. @param headers that fit the schema */
  verify(
    headers: Readonly<Record<string, unknown>>,
    body: string,
    secret: string,
    now: Date,
  ): string | undefined
}

/** The largest age of a signature in either direction, so that nobody can send a copied request again later. */
const TOLERANCE_MS = 5 * 60_000

interface SignedRequest {
  id: string
  /** Seconds since 1970, as text. */
  timestamp: string
  /** `webhook-signature`: one or more `v1,<base64>` separated by spaces. */
  signature: string
  body: string
}

/** The signature scheme of Checkout, Blackbird and Stitch: `webhook-id`, `webhook-timestamp` and `webhook-signature`. */
export const STANDARD_WEBHOOK: WebhookScheme = {
  headers: Type.Object({
    // Without a full stop, because the signature covers `id.timestamp.body`, which must be unambiguous.
    'webhook-id': Type.String({ pattern: '^[\\w-]{1,200}$' }),
    'webhook-timestamp': Type.String(),
    'webhook-signature': Type.String(),
  }),
  verify(headers, body, secret, now) {
    const id = String(headers['webhook-id'])
    const timestamp = String(headers['webhook-timestamp'])
    const signature = String(headers['webhook-signature'])
    return isSigned({ id, timestamp, signature, body }, secret, now) ? id : undefined
  },
}

/** Whether the provider signed this body: HMAC-SHA256 over `id.timestamp.body`. */
function isSigned({ id, timestamp, signature, body }: SignedRequest, secret: string, now: Date): boolean {
  if (!(Math.abs(now.getTime() - Number(timestamp) * 1000) <= TOLERANCE_MS)) return false
  const expected = createHmac('sha256', keyOf(secret)).update(`${id}.${timestamp}.${body}`).digest()
  return signature.split(' ').some((candidate) => {
    const [version, digest = ''] = candidate.split(',')
    const given = Buffer.from(digest, 'base64')
    return version === 'v1' && given.length === expected.length && timingSafeEqual(given, expected)
  })
}

/** A secret with `whsec_` is a key in base64; any other secret is the key itself. */
function keyOf(secret: string): Buffer {
  const [, encoded] = /^whsec_(.+)$/.exec(secret) ?? []
  return encoded ? Buffer.from(encoded, 'base64') : Buffer.from(secret)
}

/** The outcome of a payment, by the provider's own word for it. */
export type Outcomes = ReadonlyMap<string, 'succeeded' | 'declined' | 'abandoned'>

const AnyEvent = Compile(Type.Object({ type: Type.String() }))

interface Ending {
  paymentId: string
  pageId: string | undefined
  money: { amountCents: number; currency: string | undefined }
  failureReason: string | undefined
}

/** An event by its type; its payment is only read when the type means that the payment has ended. */
export function readEventOf(
  content: unknown,
  outcomes: Outcomes,
  readEnding: (content: unknown) => Ending,
): ProviderEvent {
  const { type } = AnyEvent.Parse(content)
  const outcome = outcomes.get(type)
  if (!outcome) return { type }
  const { paymentId, pageId, money, failureReason } = readEnding(content)
  return { type, news: { paymentId, pageId, state: toProviderState(outcome, money, failureReason) } }
}

function toProviderState(
  kind: 'succeeded' | 'declined' | 'abandoned',
  money: Ending['money'],
  reason: string | undefined,
): ProviderState {
  if (kind === 'succeeded') return { kind, ...money }
  return kind === 'declined' ? { kind, reason: reason ?? null } : { kind }
}

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

/** Events as Checkout and Blackbird write them: `payment.…` with the amount in cents. */
export const readCardEvent = (content: unknown): ProviderEvent =>
  readEventOf(content, OUTCOMES, (ended) => {
    const { amount: amountCents, currency, failureReason, metadata } = CardEvent.Parse(ended).payload
    const { payment_id: paymentId, checkoutId: pageId } = metadata
    return { paymentId, pageId, money: { amountCents, currency }, failureReason }
  })
