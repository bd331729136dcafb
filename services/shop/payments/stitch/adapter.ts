import Type, { type Static } from 'typebox'
import { Compile } from 'typebox/compile'
import { toCents } from '../../../../shared/money'
import { ASK_AGAIN, callProvider, type Connection, NOTHING_PAID, OPENING_MS } from '../call-provider'
import { pageAddress } from '../page-address'
import type { PaymentProvider, ProviderState } from '../provider'
import { RandText } from './event'

const Opened = Compile(Type.Object({ id: Type.String({ minLength: 1 }), url: Type.String() }))

const STATUSES = ['pending', 'completed', 'failed', 'cancelled'] as const
const RequestBody = Type.Object({
  status: Type.Unsafe<(typeof STATUSES)[number]>({ type: 'string', enum: [...STATUSES] }),
  amount: Type.Object({ quantity: RandText, currency: Type.Optional(Type.String()) }),
  failureReason: Type.Optional(Type.String()),
})
const PaymentRequest = Compile(RequestBody)

/**
 * `POST {apiUrl}/api/payment_requests` answers `url`, to which the address to come back to is added as `redirect_uri`;
 * `GET api/payment_requests/{id}`, `POST api/payment_requests/{id}/cancel`. What the page's return address says proves
 * nothing.
 */
export function stitchProvider(connection: Connection): PaymentProvider {
  const ask = async (call: Parameters<typeof callProvider>[1]): Promise<ProviderState> =>
    toProviderState(await callProvider(connection, call, PaymentRequest, ASK_AGAIN))
  const pathOf = (pageId: string): string => `/api/payment_requests/${encodeURIComponent(pageId)}`

  return {
    async openPage({ paymentId, orderNumber, amountCents, returnAddresses }) {
      const body = {
        amount: { quantity: (amountCents / 100).toFixed(2), currency: 'ZAR' },
        externalReference: paymentId,
        payerReference: orderNumber,
      }
      const call = {
        path: '/api/payment_requests',
        body,
        idempotencyKey: paymentId,
        timeoutMs: OPENING_MS,
      }
      return callProvider(connection, call, pageTo(returnAddresses.successUrl), NOTHING_PAID)
    },
    status: {
      read: (pageId) => ask({ path: pathOf(pageId), route: '/api/payment_requests/:id' }),
      close: (pageId) =>
        ask({ path: `${pathOf(pageId)}/cancel`, route: '/api/payment_requests/:id/cancel', body: {} }),
    },
  }

  /** The page that was opened, and where it leads back to. */
  function pageTo(returnUrl: string) {
    return {
      Parse(value: unknown) {
        const { id, url } = Opened.Parse(value)
        const page = new URL(pageAddress(url, connection))
        page.searchParams.set('redirect_uri', returnUrl)
        return { id, redirectUrl: page.href }
      },
    }
  }
}

function toProviderState({ status, amount, failureReason }: Static<typeof RequestBody>): ProviderState {
  switch (status) {
    case 'pending':
      return { kind: 'open' }
    case 'completed':
      return {
        kind: 'succeeded',
        amountCents: toCents(Number(amount.quantity)),
        currency: amount.currency,
      }
    case 'failed':
      return { kind: 'declined', reason: failureReason ?? null }
    case 'cancelled':
      return { kind: 'abandoned' }
  }
}
