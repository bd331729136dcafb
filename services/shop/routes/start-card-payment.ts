import type { Static } from 'typebox'
import { createCheckout } from '../checkout-provider'
import type { CheckoutStarted } from '../schemas/payments'
import { lockCart } from '../store/carts'
import { findAnswer, type IdempotentRequest, keepAnswer } from '../store/idempotency'
import { applyPaymentEvent, findPayment, type Payment, setCheckout } from '../store/orders'
import { placeCardOrder } from '../store/place-order'
import type { ReturnAddresses } from '../store/schema'
import type { ShopOptions } from './context'

type Started = Static<typeof CheckoutStarted>

interface CardWish {
  cartId: string
  amount?: number
  returnAddresses: ReturnAddresses
}

/**
 * Opens the provider's page for a cart: the payment is stored, the provider is called outside of any transaction, its
 * answer is stored. Every step can be repeated: whoever asks again takes over where the last attempt stopped.
 */
export async function startCardPayment(
  { database, checkout }: ShopOptions,
  request: IdempotentRequest | undefined,
  wish: CardWish,
): Promise<Started> {
  const before = await database.transaction(async (tx) => {
    const answer = request && (await findAnswer<Started>(tx, request))
    return answer?.body ?? placeCardOrder(tx, { ...wish, now: new Date() })
  })
  if ('payment_id' in before) return before
  const redirectUrl = before.redirectUrl ?? (await openCheckout(before))
  const body = { redirect_url: redirectUrl, payment_id: before.id }
  if (request) await keepAnswer(database, request, { statusCode: 200, body }, new Date())
  return body

  async function openCheckout({ id, orderNumber, amountCents }: Payment): Promise<string> {
    const { returnAddresses } = wish
    const opened = await createCheckout(checkout, {
      paymentId: id,
      orderNumber,
      amountCents,
      returnAddresses,
    }).catch(async (error: unknown) => {
      await giveUp(id)
      throw error
    })
    await setCheckout(database, id, opened, new Date())
    return opened.redirectUrl
  }

  /** Frees the stock at once instead of when the hold ends. */
  async function giveUp(paymentId: string): Promise<void> {
    await database.transaction(async (tx) => {
      await lockCart(tx, wish.cartId)
      const found = await findPayment(tx, paymentId)
      if (found) await applyPaymentEvent(tx, found, 'superseded', new Date())
    })
  }
}
