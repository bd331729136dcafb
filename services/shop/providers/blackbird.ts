import Type, { type Static } from 'typebox'
import { Compile } from 'typebox/compile'
import type { PaymentProviderOptions } from '../../payment-providers'
import { isTokenised } from '../domain/order-state'
import { ASK_AGAIN, callProvider, NOTHING_CHARGED, NOTHING_PAID, OPENING_MS } from './call-provider'
import type { PaymentProvider, Truth } from './provider'

const Opened = Compile(Type.Object({ id: Type.String(), redirectUrl: Type.String() }))

const STATUSES = ['created', 'awaiting_pin', 'tokenised', 'succeeded', 'failed', 'cancelled'] as const
const SessionBody = Type.Object({
  status: Type.Unsafe<(typeof STATUSES)[number]>({ type: 'string', enum: [...STATUSES] }),
  amount: Type.Integer({ description: 'Cents; once charged, what was charged' }),
  failureReason: Type.Optional(Type.String()),
})
const Session = Compile(SessionBody)

interface ChargeWish {
  pageId: string
  paymentId: string
  orderNumber: string
  amountCents: number
}

export interface Blackbird extends PaymentProvider {
  status: NonNullable<PaymentProvider['status']>
  /** Charges a tokenised card. The payment's id is the Idempotency-Key: asked again, it answers what happened. */
  charge(wish: ChargeWish): Promise<Truth>
}

/**
 * `POST {apiUrl}/api/sessions` opens a page that keeps a card as a token (`card_token`) or takes an instant EFT
 * (`instant_eft`); `GET api/sessions/{id}`, `POST api/sessions/{id}/cancel`, `POST api/charges {session, amount}`.
 */
export function blackbirdProvider(options: PaymentProviderOptions): Blackbird {
  const ask = async (path: string, body?: object, idempotencyKey?: string): Promise<Truth> =>
    toTruth(await callProvider(options, { path, body, idempotencyKey }, Session, ASK_AGAIN))

  return {
    async openPage({ paymentId, orderNumber, amountCents, method, returnAddresses }) {
      const isCard = isTokenised(method)
      const body = {
        type: isCard ? 'card_token' : 'instant_eft',
        amount: amountCents,
        currency: 'ZAR',
        ...returnAddresses,
        metadata: { payment_id: paymentId, order_number: orderNumber },
      }
      const call = { path: '/api/sessions', body, idempotencyKey: paymentId, timeoutMs: OPENING_MS }
      const comfort = isCard ? NOTHING_CHARGED : NOTHING_PAID
      const { id, redirectUrl } = await callProvider(options, call, Opened, comfort)
      return { id, redirectUrl }
    },
    status: {
      read: (pageId) => ask(`/api/sessions/${pageId}`),
      close: (pageId) => ask(`/api/sessions/${pageId}/cancel`, {}),
    },
    charge: ({ pageId, paymentId, orderNumber, amountCents }) =>
      ask(
        '/api/charges',
        {
          session: pageId,
          amount: amountCents,
          currency: 'ZAR',
          metadata: { payment_id: paymentId, order_number: orderNumber },
        },
        paymentId,
      ),
  }
}

function toTruth({ status, amount, failureReason }: Static<typeof SessionBody>): Truth {
  switch (status) {
    case 'created':
    case 'awaiting_pin':
      return { kind: 'open' }
    case 'tokenised':
      return { kind: 'tokenised' }
    case 'succeeded':
      return { kind: 'succeeded', amountCents: amount }
    case 'failed':
      return { kind: 'declined', reason: failureReason ?? null }
    case 'cancelled':
      return { kind: 'abandoned' }
  }
}
