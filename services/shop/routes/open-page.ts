import type { FastifyBaseLogger } from 'fastify'
import type { Static } from 'typebox'
import type { PageOpened } from '../schemas/payments'
import { callOffCharge, closeLeftPages } from '../settle/ask-provider'
import { lockCart } from '../store/carts'
import { findAnswer, type IdempotentRequest, keepAnswer } from '../store/idempotency'
import { findPayment, type Payment, setPage } from '../store/orders'
import { endOverduePayments } from '../store/overdue'
import { applyPaymentEvent } from '../store/payment-events'
import { type PageAttempt, placePageOrder } from '../store/place-order'
import type { ShopContext } from './context'

/** Where the shopper goes to pay. */
type OpenedPage = Static<typeof PageOpened>

/**
 * Opens the provider's page for a cart: the payment is stored, the provider is called outside of any transaction, its
 * answer is stored. Every step can be repeated: whoever asks again takes over where the last attempt stopped.
 */
export async function openPage(
  shop: ShopContext,
  request: IdempotentRequest | undefined,
  wish: Omit<PageAttempt, 'now'>,
  log: FastifyBaseLogger,
): Promise<OpenedPage> {
  const { database, providers } = shop
  await endOverduePayments(database, new Date())
  await callOffCharge(shop, wish.cartId)
  const before = await database.transaction(async (tx) => {
    const answer = request && (await findAnswer<OpenedPage>(tx, request))
    return answer?.body ?? placePageOrder(tx, { ...wish, now: new Date() })
  })
  if ('payment_id' in before) return before
  const body = { redirect_url: before.redirectUrl ?? (await open(before)), payment_id: before.id }
  await closeLeftPages(shop, before.orderNumber, log)
  if (request) await keepAnswer(database, request, { statusCode: 200, body }, new Date())
  return body

  async function open({ id, orderNumber, amountCents }: Payment): Promise<string> {
    const provider = providers.of(wish.method)
    const page = await provider
      .openPage({
        paymentId: id,
        orderNumber,
        amountCents,
        method: wish.method,
        returnAddresses: wish.returnAddresses(id),
      })
      .catch(async (error: unknown) => {
        await giveUp(id)
        throw error
      })
    await setPage(database, id, { ...page, canBeAsked: provider.status !== undefined }, new Date())
    return page.redirectUrl
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
