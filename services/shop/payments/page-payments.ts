import type { FastifyRequest } from 'fastify'
import { PLAN_METHOD } from './instalment-plan'
import { insteadOf } from './one-of-each'
import { isTokenised, type PaymentMethod } from '../domain/order-state'
import { Problem } from '../domain/problem'
import { readReturnAddress } from '../domain/return-address'
import { usesPage } from './create-providers'
import { answers, CartParams, PayingHeaders } from '../schemas/common'
import {
  ActivatePlanRequest,
  BlackbirdRequest,
  CheckoutRequest,
  PageOpened,
  PaymentResult,
  ProcessRequest,
  StitchRequest,
  StitchStarted,
} from './schemas'
import type { ReturnAddresses } from '../store/schema'
import type { Routes, ShopContext } from '../routes/context'
import { idempotentRequest } from '../routes/idempotent-request'
import { callerOf } from '../routes/caller-of'
import { openPage, type PageWish } from './open-page'
import { processPayment } from './blackbird/process-payment'

/** Payments that send the shopper to a page of a provider, and what is done when they are back. */
export function pagePaymentRoutes(routes: Routes, shop: ShopContext): void {
  const { siteUrl } = shop
  const common = { params: CartParams, headers: PayingHeaders }
  const config = { counts: 'order' } as const

  /** Where a page leads back to when the caller does not say. */
  const ownAddresses =
    ({ orderNumber }: FastifyRequest) =>
    (paymentId: string) =>
      orderNumber ? backToOrder(siteUrl, orderNumber) : backToCheckout(siteUrl, paymentId)

  /** Opens the page that is wished for, or that of the other provider while this one is down, unless it is pinned. */
  const open = async (request: FastifyRequest, wanted: Omit<PageWish, 'caller'>, isPinned = false) => {
    const wish = { ...wanted, caller: await callerOf(shop, request) }
    const returnAddresses = ownAddresses(request)
    const others = isPinned ? [] : insteadOf(wish.method).filter(usesPage)
    const wishes = [wish, ...others.map((method) => ({ ...wish, method, returnAddresses }))]
    return openPage(shop, idempotentRequest(request), wishes, request.log)
  }

  routes.post(
    '/carts/:id/initiate_checkout_payment/',
    {
      config,
      schema: {
        operationId: 'initiateCheckoutPayment',
        ...common,
        body: CheckoutRequest,
        response: answers(200, PageOpened),
      },
    },
    async (request) => {
      const { amount, success_url: successUrl, cancel_url: cancelUrl } = request.body
      const success = readReturnAddress(successUrl, siteUrl, 'success_url')
      const cancel = readReturnAddress(cancelUrl, siteUrl, 'cancel_url')
      const returnAddresses = (paymentId: string) => backTo(success(paymentId), cancel(paymentId))
      const wish = { cartId: request.params.id, method: 'Credit Card (Checkout)' as const, amount }
      return open(request, { ...wish, returnAddresses })
    },
  )

  routes.post(
    '/carts/:id/initiate_blackbird_payment/',
    {
      config,
      schema: {
        operationId: 'initiateBlackbirdPayment',
        ...common,
        body: BlackbirdRequest,
        response: answers(200, PageOpened),
      },
    },
    async (request) => {
      const { amount, payment_method: method, tokenize } = request.body
      assertTokenize(tokenize, method)
      const cartId = request.params.id
      const wish = { cartId, method, amount, returnAddresses: ownAddresses(request) }
      // Who wants the card kept gets it from the provider that keeps cards, or not at all.
      return open(request, wish, tokenize)
    },
  )

  routes.post(
    '/carts/:id/stitch_instant_eft/',
    {
      config,
      schema: {
        operationId: 'stitchInstantEft',
        ...common,
        body: StitchRequest,
        response: answers(200, StitchStarted),
      },
    },
    async (request) => {
      const { amount, return_url: returnUrl } = request.body
      const back = readReturnAddress(returnUrl, siteUrl, 'return_url')
      const returnAddresses = (paymentId: string) => backTo(back(paymentId), back(paymentId))
      const wish = { cartId: request.params.id, method: 'Instant EFT (Stitch)' as const, amount }
      const opened = await open(request, { ...wish, returnAddresses })
      return { payment_link: opened.redirect_url, payment_id: opened.payment_id }
    },
  )

  routes.post(
    '/carts/:id/process_blackbird_payment/',
    {
      schema: {
        operationId: 'processBlackbirdPayment',
        ...common,
        body: ProcessRequest,
        response: answers(200, PaymentResult),
      },
    },
    async (request) => {
      const { id: paymentId, payment_method: method } = request.body
      const caller = await callerOf(shop, request)
      const wish = { cartId: request.params.id, paymentId, method, activatesPlan: false, caller }
      return processPayment(shop, idempotentRequest(request), wish)
    },
  )

  routes.post(
    '/carts/:id/process_blackbird_credit_card_payment_and_activate_instalment_plan/',
    {
      schema: {
        operationId: 'activateInstalmentPlan',
        ...common,
        body: ActivatePlanRequest,
        response: answers(200, PaymentResult),
      },
    },
    async (request) => {
      const { id: paymentId } = request.body
      const cartId = request.params.id
      const caller = await callerOf(shop, request)
      const wish = { cartId, paymentId, method: PLAN_METHOD, activatesPlan: true, caller } as const
      return processPayment(shop, idempotentRequest(request), wish)
    },
  )
}

/** Only cards are kept, and payment terms are nothing without one. */
function assertTokenize(tokenize: boolean | undefined, method: PaymentMethod): void {
  const isPossible = tokenize ? isTokenised(method) : tokenize === undefined || method !== 'Payment terms'
  if (isPossible) return
  throw new Problem('invalid_request', 'This way to pay does not work like that. Choose another one.', {
    tokenize: `Must be ${!tokenize} for ${method}`,
  })
}

const backTo = (successUrl: string, cancelUrl: string): ReturnAddresses => ({
  successUrl,
  cancelUrl,
  failureUrl: cancelUrl,
})

/** The checkout's own addresses (spec 2, checkout): Confirm with the payment to process, or Payment again. */
const backToCheckout = (siteUrl: string, paymentId: string): ReturnAddresses => {
  const checkout = `${siteUrl}/za/checkout/`
  return backTo(
    `${checkout}?step=confirm&payment=${paymentId}`,
    `${checkout}?step=payment&payment=${paymentId}&returned=1`,
  )
}

/** The order's own page, for who pays there: after paying, or without having paid. */
const backToOrder = (siteUrl: string, orderNumber: string): ReturnAddresses => {
  const order = `${siteUrl}/za/order/?number=${orderNumber}`
  return backTo(`${order}&step=confirm`, `${order}&returned=1`)
}
