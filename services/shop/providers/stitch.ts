import Type, { type Static } from 'typebox'
import { Compile } from 'typebox/compile'
import type { PaymentProviderOptions } from '../../payment-providers'
import { toCents } from '../domain/money'
import { ASK_AGAIN, callProvider, NOTHING_PAID, OPENING_MS } from './call-provider'
import type { PaymentProvider, Truth } from './provider'

const Opened = Compile(Type.Object({ id: Type.String(), url: Type.String() }))

const STATUSES = ['pending', 'completed', 'failed', 'cancelled'] as const
const RequestBody = Type.Object({
  status: Type.Unsafe<(typeof STATUSES)[number]>({ type: 'string', enum: [...STATUSES] }),
  amount: Type.Object({ quantity: Type.String({ description: 'Rand, such as 1199.00' }) }),
  failureReason: Type.Optional(Type.String()),
})
const PaymentRequest = Compile(RequestBody)

/**
 * `POST {apiUrl}/api/payment_requests` answers `url`, to which the address to come back to is added as `redirect_uri`;
 * `GET api/payment_requests/{id}`, `POST api/payment_requests/{id}/cancel`. What the page's return address says proves
 * nothing.
 */
export function stitchProvider(options: PaymentProviderOptions): PaymentProvider {
  const ask = async (path: string, body?: object): Promise<Truth> =>
    toTruth(await callProvider(options, { path, body }, PaymentRequest, ASK_AGAIN))

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
      const { id, url } = await callProvider(options, call, Opened, NOTHING_PAID)
      const page = new URL(url)
      page.searchParams.set('redirect_uri', returnAddresses.successUrl)
      return { id, redirectUrl: page.href }
    },
    status: {
      read: (pageId) => ask(`/api/payment_requests/${pageId}`),
      close: (pageId) => ask(`/api/payment_requests/${pageId}/cancel`, {}),
    },
  }
}

function toTruth({ status, amount, failureReason }: Static<typeof RequestBody>): Truth {
  switch (status) {
    case 'pending':
      return { kind: 'open' }
    case 'completed':
      return { kind: 'succeeded', amountCents: toCents(Number(amount.quantity)) }
    case 'failed':
      return { kind: 'declined', reason: failureReason ?? null }
    case 'cancelled':
      return { kind: 'abandoned' }
  }
}
