import Type from 'typebox'
import { Compile } from 'typebox/compile'
import type { PaymentProviderOptions } from '../../payment-providers'
import { callProvider, NOTHING_CHARGED, OPENING_MS } from './call-provider'
import type { PaymentProvider } from './provider'

const Checkout = Compile(Type.Object({ id: Type.String(), redirectUrl: Type.String() }))

/** `POST {apiUrl}/api/checkouts`, amount in cents. Its webhook alone says how a payment ended. */
export function checkoutProvider(options: PaymentProviderOptions): PaymentProvider {
  return {
    async openPage({ paymentId, orderNumber, amountCents, returnAddresses }) {
      const body = {
        amount: amountCents,
        currency: 'ZAR',
        ...returnAddresses,
        metadata: { payment_id: paymentId, order_number: orderNumber },
      }
      const call = { path: '/api/checkouts', body, idempotencyKey: paymentId, timeoutMs: OPENING_MS }
      const { id, redirectUrl } = await callProvider(options, call, Checkout, NOTHING_CHARGED)
      return { id, redirectUrl }
    },
  }
}
