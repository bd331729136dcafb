import { callProvider, type Connection, NOTHING_CHARGED, OPENING_MS } from '../call-provider'
import { openedPage } from '../opened-page'
import type { PaymentProvider } from '../provider'

/** `POST {apiUrl}/api/checkouts`, amount in cents. Its webhook alone says how a payment ended. */
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
