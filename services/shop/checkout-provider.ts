import { Compile } from 'typebox/compile'
import Type from 'typebox'
import { Problem } from './domain/problem'
import type { CheckoutOptions } from './routes/context'
import type { ReturnAddresses } from './store/schema'

const TIMEOUT_MS = 10_000

const Checkout = Compile(Type.Object({ id: Type.String(), redirectUrl: Type.String() }))

interface CheckoutWish {
  paymentId: string
  orderNumber: string
  amountCents: number
  returnAddresses: ReturnAddresses
}

/**
 * Opens a checkout at the card provider: `POST {apiUrl}/api/checkouts`, amount in cents. The payment's id is the
 * Idempotency-Key, so that asking twice opens one checkout. Throws payment_provider_unavailable when it fails.
 */
export async function createCheckout(
  { apiUrl, secretKey }: CheckoutOptions,
  { paymentId, orderNumber, amountCents, returnAddresses }: CheckoutWish,
): Promise<{ id: string; redirectUrl: string }> {
  try {
    const response = await fetch(`${apiUrl}/api/checkouts`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${secretKey}`,
        'content-type': 'application/json',
        'idempotency-key': paymentId,
      },
      body: JSON.stringify({
        amount: amountCents,
        currency: 'ZAR',
        ...returnAddresses,
        metadata: { payment_id: paymentId, order_number: orderNumber },
      }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (!response.ok) throw new Error(`It answered ${response.status}.`)
    return Checkout.Parse(await response.json())
  } catch (cause) {
    throw Object.assign(
      new Problem(
        'payment_provider_unavailable',
        'We cannot reach our card payment partner at the moment. Nothing was charged. Try again, or pay by EFT.',
      ),
      { cause },
    )
  }
}
