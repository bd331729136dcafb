import Type, { type Static } from 'typebox'
import { Compile } from 'typebox/compile'
import { toCents } from '../../../../shared/money'
import { backTo, readReturnAddress } from '../return-addresses'
import { siteOf } from '../../routes/http'
import type { Routes, ShopContext } from '../../routes/context'
import { answers } from '../../schemas/common'
import type { PaymentProvider, ProviderEvent, ProviderServer, ProviderState } from '../adapter'
import {
  ASK_AGAIN,
  callProvider,
  type Connection,
  NOTHING_PAID,
  OPENING_MS,
  pageAddress,
} from '../call-provider'
import { openPage, PAGE_CALL } from '../open-page'
import { Address, Amount } from '../../schemas/payments'
import { type Outcomes, readEventOf, STANDARD_WEBHOOK } from '../signed-events'

/** Rand, such as `1199.00`. */
export const RandText = Type.String({ pattern: '^\\d{1,9}(\\.\\d{1,2})?$' })

const Opened = Compile(Type.Object({ id: Type.String({ minLength: 1 }), url: Type.String() }))

const STATUSES = ['pending', 'completed', 'failed', 'cancelled'] as const
const RequestBody = Type.Object({
  status: Type.Unsafe<(typeof STATUSES)[number]>({ type: 'string', enum: [...STATUSES] }),
  amount: Type.Object({ quantity: RandText, currency: Type.Optional(Type.String()) }),
  failureReason: Type.Optional(Type.String()),
})
const PaymentRequest = Compile(RequestBody)

/**
 * `POST {apiUrl}/api/payment_requests` returns `url`, to which the return address is added as `redirect_uri`; `GET
 * api/payment_requests/{id}`, `POST api/payment_requests/{id}/cancel`. The query of the return address proves nothing.
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

  /** The page that was opened, and the address it returns to. */
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

/** Events as Stitch writes them: `payment_request.…` with the amount in rand. */
export const readStitchEvent = (content: unknown): ProviderEvent =>
  readEventOf(content, OUTCOMES, (ended) => {
    const { id: pageId, externalReference, amount, failureReason } = StitchEvent.Parse(ended).data
    const money = { amountCents: toCents(Number(amount.quantity)), currency: amount.currency }
    return { paymentId: externalReference, pageId, money, failureReason }
  })

const StitchRequest = Type.Object({ amount: Amount, return_url: Address })
const StitchStarted = Type.Object({ payment_link: Type.String(), payment_id: Type.String() })

export function stitchRoutes(routes: Routes, shop: ShopContext): void {
  routes.post(
    '/carts/:id/stitch_instant_eft/',
    {
      config: { counts: 'order' },
      schema: {
        operationId: 'stitchInstantEft',
        ...PAGE_CALL,
        body: StitchRequest,
        response: answers(200, StitchStarted),
      },
    },
    async (request) => {
      const { amount, return_url: returnUrl } = request.body
      const back = readReturnAddress(returnUrl, siteOf(shop, request), 'return_url')
      const returnAddresses = (paymentId: string) => backTo(back(paymentId), back(paymentId))
      const page = { cartId: request.params.id, method: 'Instant EFT (Stitch)' as const, amount }
      const opened = await openPage(shop, request, { ...page, returnAddresses })
      return { payment_link: opened.redirect_url, payment_id: opened.payment_id }
    },
  )
}

export const server: ProviderServer = {
  connect: stitchProvider,
  webhook: STANDARD_WEBHOOK,
  readEvent: readStitchEvent,
  pageRoutes: stitchRoutes,
}
