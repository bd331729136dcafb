import Type, { type Static } from 'typebox'
import { Compile } from 'typebox/compile'
import type { PaymentProvider, ProviderServer, ProviderState } from '../adapter'
import {
  ASK_AGAIN,
  callProvider,
  type Connection,
  NOTHING_CHARGED,
  NOTHING_PAID,
  openedPage,
  OPENING_MS,
} from '../call-provider'
import { isTokenised } from '../providers'
import { readCardEvent, STANDARD_WEBHOOK } from '../signed-events'
import { blackbirdPageRoutes, blackbirdReturnRoutes } from './routes'

const STATUSES = ['created', 'awaiting_pin', 'tokenised', 'succeeded', 'failed', 'cancelled'] as const
const SessionBody = Type.Object({
  status: Type.Unsafe<(typeof STATUSES)[number]>({ type: 'string', enum: [...STATUSES] }),
  amount: Type.Integer({ description: 'Cents; once charged, what was charged' }),
  currency: Type.Optional(Type.String()),
  failureReason: Type.Optional(Type.String()),
})
const Session = Compile(SessionBody)

/**
 * `POST {apiUrl}/api/sessions` opens a page that stores a card as a token (`card_token`) or takes an instant EFT
 * (`instant_eft`); `GET api/sessions/{id}`, `POST api/sessions/{id}/cancel`, `POST api/charges {session, amount}`.
 */
export function blackbirdProvider(connection: Connection): PaymentProvider {
  const ask = async (call: Parameters<typeof callProvider>[1]): Promise<ProviderState> =>
    toProviderState(await callProvider(connection, call, Session, ASK_AGAIN))
  const pathOf = (pageId: string): string => `/api/sessions/${encodeURIComponent(pageId)}`

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
      const unreachableMessage = isCard ? NOTHING_CHARGED : NOTHING_PAID
      return callProvider(connection, call, openedPage(connection), unreachableMessage)
    },
    status: {
      read: (pageId) => ask({ path: pathOf(pageId), route: '/api/sessions/:id' }),
      close: (pageId) =>
        ask({ path: `${pathOf(pageId)}/cancel`, route: '/api/sessions/:id/cancel', body: {} }),
    },
    charge: ({ pageId, paymentId, orderNumber, amountCents }) =>
      ask({
        path: '/api/charges',
        body: {
          session: pageId,
          amount: amountCents,
          currency: 'ZAR',
          metadata: { payment_id: paymentId, order_number: orderNumber },
        },
        idempotencyKey: paymentId,
      }),
  }
}

function toProviderState({
  status,
  amount,
  currency,
  failureReason,
}: Static<typeof SessionBody>): ProviderState {
  switch (status) {
    case 'created':
    case 'awaiting_pin':
      return { kind: 'open' }
    case 'tokenised':
      return { kind: 'tokenised' }
    case 'succeeded':
      return { kind: 'succeeded', amountCents: amount, currency }
    case 'failed':
      return { kind: 'declined', reason: failureReason ?? null }
    case 'cancelled':
      return { kind: 'abandoned' }
  }
}

export const server: ProviderServer = {
  connect: blackbirdProvider,
  webhook: STANDARD_WEBHOOK,
  readEvent: readCardEvent,
  pageRoutes: blackbirdPageRoutes,
  returnRoutes: blackbirdReturnRoutes,
}
