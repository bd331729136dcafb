import Type from 'typebox'
import { backTo, readReturnAddress } from '../return-addresses'
import { siteOf } from '../../routes/http'
import type { Routes, ShopContext } from '../../routes/context'
import { answers } from '../../schemas/common'
import type { PaymentProvider, ProviderServer } from '../adapter'
import { callProvider, type Connection, NOTHING_CHARGED, openedPage, OPENING_MS } from '../call-provider'
import { openPage, PAGE_CALL } from '../open-page'
import { Address, Amount, PageOpened } from '../../schemas/payments'
import { readCardEvent, STANDARD_WEBHOOK } from '../signed-events'

/** `POST {apiUrl}/api/checkouts`, amount in cents. Only its webhook reports the outcome of a payment. */
export function checkoutProvider(connection: Connection): PaymentProvider {
  return {
    async openPage({ paymentId, orderNumber, amountCents, returnAddresses }) {
      const body = {
        amount: amountCents,
        currency: 'ZAR',
        ...returnAddresses,
        metadata: { payment_id: paymentId, order_number: orderNumber },
      }
      const call = { path: '/api/checkouts', body, idempotencyKey: paymentId, timeoutMs: OPENING_MS }
      return callProvider(connection, call, openedPage(connection), NOTHING_CHARGED)
    },
  }
}

const CheckoutRequest = Type.Object({ amount: Amount, success_url: Address, cancel_url: Address })

export function checkoutRoutes(routes: Routes, shop: ShopContext): void {
  routes.post(
    '/carts/:id/initiate_checkout_payment/',
    {
      config: { counts: 'order' },
      schema: {
        operationId: 'initiateCheckoutPayment',
        ...PAGE_CALL,
        body: CheckoutRequest,
        response: answers(200, PageOpened),
      },
    },
    async (request) => {
      const { amount, success_url: successUrl, cancel_url: cancelUrl } = request.body
      const siteUrl = siteOf(shop, request)
      const success = readReturnAddress(successUrl, siteUrl, 'success_url')
      const cancel = readReturnAddress(cancelUrl, siteUrl, 'cancel_url')
      const returnAddresses = (paymentId: string) => backTo(success(paymentId), cancel(paymentId))
      const page = { cartId: request.params.id, method: 'Credit Card (Checkout)' as const, amount }
      return openPage(shop, request, { ...page, returnAddresses })
    },
  )
}

export const server: ProviderServer = {
  connect: checkoutProvider,
  webhook: STANDARD_WEBHOOK,
  readEvent: readCardEvent,
  pageRoutes: checkoutRoutes,
}
