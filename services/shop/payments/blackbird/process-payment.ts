import { eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { Static } from 'typebox'
import type { Queries } from '../../../database/open'
import { instalmentPlan } from '../../../../shared/orders'
import type { Caller } from '../../domain/buyer'
import { Problem } from '../../domain/problem'
import { southAfricanDay } from '../../../../shared/sast-date'
import { type PageMethod, providerOf } from '../providers'
import type { ProviderState } from '../adapter'
import type { PaymentResult } from '../../schemas/payments'
import { recordProviderState } from '../reconcile'
import { lockCart } from '../../store/carts'
import { findAnswer, storeAnswer } from '../../store/idempotency'
import { findPayment, type OrderWithPayment } from '../../store/orders'
import { isOverdue } from '../../store/overdue'
import { assertTerms } from '../../store/paying-cart'
import { applyPaymentEvent } from '../../store/payment-events'
import { payments } from '../../store/schema'
import type { ShopContext } from '../../routes/context'
import { callerOf, idempotentRequest } from '../../routes/read-request'

interface ProcessParams {
  cartId: string
  paymentId: string
  method: PageMethod
  /** Charges the first instalment instead of the total. */
  activatesPlan: boolean
  /** Who wants to pay. */
  caller: Caller
}

type Result = Static<typeof PaymentResult>

/**
 * Finishes a payment after the shopper returned from Blackbird's page: charges the stored card, or requests the outcome of an
 * instant EFT. It can be repeated, also after a process died half-way, because the charge has the payment's id as its
 * Idempotency-Key and its outcome is recorded once. An unfinished page is not an error: the order is returned as pending, and
 * the Idempotency-Key stays unused.
 */
export async function processPayment(
  shop: ShopContext,
  request: FastifyRequest,
  wanted: Omit<ProcessParams, 'caller'>,
): Promise<Result> {
  const { database } = shop
  const idempotent = idempotentRequest(request, shop.personalDataKey)
  const kept = idempotent && (await database.transaction((tx) => findAnswer<Result>(tx, idempotent)))
  if (kept) return kept.body
  const { order, payment } = await advance(shop, { ...wanted, caller: await callerOf(shop, request) })
  const body = { status: order.status, order_number: order.number }
  if (idempotent && payment.status !== 'pending')
    await storeAnswer(database, idempotent, { statusCode: 200, body }, new Date())
  return body
}

async function advance(shop: ShopContext, params: ProcessParams): Promise<OrderWithPayment> {
  const { database } = shop
  const provider = shop.providers.of(params.method)
  const found = await findOwn(database, params)
  const { payment } = found
  if (payment.status !== 'pending' && payment.status !== 'authorised') return found
  const pageId = payment.providerId
  if (pageId === null || !provider?.status) return found

  if (payment.status === 'pending') {
    const state = await provider.status.read(pageId)
    if (state.kind === 'open') return found
    if (state.kind !== 'tokenised') return record(state)
  }
  const authorised = await database.transaction((tx) => authorise(tx, params, new Date()))
  if (authorised.payment.status !== 'authorised' || params.method === 'Payment terms') return authorised
  if (!provider.charge) return authorised
  const { id: paymentId, orderNumber, amountCents } = authorised.payment
  return record(await provider.charge({ pageId, paymentId, orderNumber, amountCents }))

  async function record(state: ProviderState): Promise<OrderWithPayment> {
    const report = { provider: providerOf(params.method), state }
    const recorded = await database.transaction((tx) =>
      recordProviderState(tx, params.paymentId, report, new Date()),
    )
    return recorded ?? unknownPayment()
  }
}

/** From here on the cart is closed until the provider has reported the outcome of the charge. */
async function authorise(tx: Queries, params: ProcessParams, now: Date): Promise<OrderWithPayment> {
  await lockCart(tx, params.cartId)
  const found = await findOwn(tx, params)
  if (params.method === 'Payment terms') await assertTerms(tx, params.caller.login)
  if (isOverdue(found, now)) await applyPaymentEvent(tx, found, 'expired', now)
  else if (found.payment.status === 'pending') {
    if (params.activatesPlan) await agreeOnPlan(tx, found, now)
    await applyPaymentEvent(tx, found, 'authorised', now)
  }
  return findOwn(tx, params)
}

async function agreeOnPlan(tx: Queries, { payment }: OrderWithPayment, now: Date): Promise<void> {
  const plan = instalmentPlan(payment.snapshot.totals.total)
  if (!plan) {
    throw new Problem(
      'instalment_plan_not_available',
      'There is no instalment plan for this amount. Pay the whole amount, or choose another way to pay.',
    )
  }
  await tx
    .update(payments)
    .set({
      amountCents: plan.instalment,
      instalmentPlan: { ...plan, firstPaymentOn: southAfricanDay(now.getTime()) },
    })
    .where(eq(payments.id, payment.id))
}

/** The payment, if it belongs to this cart and was started with this method. */
async function findOwn(
  queries: Queries,
  { cartId, paymentId, method }: ProcessParams,
): Promise<OrderWithPayment> {
  const found = await findPayment(queries, paymentId)
  return found?.order.cartId === cartId && found.payment.method === method ? found : unknownPayment()
}

function unknownPayment(): never {
  throw new Problem('payment_not_found', 'We could not find this payment. Choose how to pay again.')
}
