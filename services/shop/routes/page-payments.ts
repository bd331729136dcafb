import { isTokenised, type PaymentMethod } from '../domain/order-state'
import { Problem } from '../domain/problem'
import { assertOwnAddress } from '../domain/return-address'
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
} from '../schemas/payments'
import type { ReturnAddresses } from '../store/schema'
import type { Routes, ShopContext } from './context'
import { idempotentRequest } from './idempotent-request'
import { openPage } from './open-page'
import { processPayment } from './process-payment'

/** Payments that send the shopper to a page of a provider, and what is done when they are back. */
export function pagePaymentRoutes(routes: Routes, shop: ShopContext): void {
  const { siteUrl } = shop
  const common = { params: CartParams, headers: PayingHeaders }

  routes.post(
    '/carts/:id/initiate_checkout_payment/',
    {
      schema: {
        operationId: 'initiateCheckoutPayment',
        ...common,
        body: CheckoutRequest,
        response: answers(200, PageOpened),
      },
    },
    async (request) => {
      const { amount, success_url: successUrl, cancel_url: cancelUrl } = request.body
      assertOwnAddress(successUrl, siteUrl, 'success_url')
      assertOwnAddress(cancelUrl, siteUrl, 'cancel_url')
      const returnAddresses = () => ({ successUrl, cancelUrl, failureUrl: cancelUrl })
      const wish = { cartId: request.params.id, method: 'Credit Card (Checkout)' as const, amount }
      return openPage(shop, idempotentRequest(request), { ...wish, returnAddresses }, request.log)
    },
  )

  routes.post(
    '/carts/:id/initiate_blackbird_payment/',
    {
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
      const { orderNumber } = request
      const returnAddresses = (paymentId: string) =>
        orderNumber ? backToOrder(siteUrl, orderNumber) : backToCheckout(siteUrl, cartId, paymentId)
      const wish = { cartId, method, amount, returnAddresses }
      return openPage(shop, idempotentRequest(request), wish, request.log)
    },
  )

  routes.post(
    '/carts/:id/stitch_instant_eft/',
    {
      schema: {
        operationId: 'stitchInstantEft',
        ...common,
        body: StitchRequest,
        response: answers(200, StitchStarted),
      },
    },
    async (request) => {
      const { amount, return_url: returnUrl } = request.body
      assertOwnAddress(returnUrl, siteUrl, 'return_url')
      const returnAddresses = () => ({ successUrl: returnUrl, cancelUrl: returnUrl, failureUrl: returnUrl })
      const wish = { cartId: request.params.id, method: 'Instant EFT (Stitch)' as const, amount }
      const opened = await openPage(
        shop,
        idempotentRequest(request),
        { ...wish, returnAddresses },
        request.log,
      )
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
      const wish = { cartId: request.params.id, paymentId, method, activatesPlan: false }
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
      const method = 'Credit Card (Blackbird)' as const
      const wish = { cartId: request.params.id, paymentId: request.body.id, method, activatesPlan: true }
      return processPayment(shop, idempotentRequest(request), wish)
    },
  )
}

/** The method decides whether the card is kept; a caller that expects something else is told so. */
function assertTokenize(tokenize: boolean | undefined, method: PaymentMethod): void {
  const expected = isTokenised(method)
  if (tokenize === undefined || tokenize === expected) return
  throw new Problem('invalid_request', `${method} does not work that way. Choose another way to pay.`, {
    tokenize: `Must be ${expected} for ${method}`,
  })
}

/** The checkout's own addresses (spec 2, checkout): Confirm with the payment to process, or Payment again. */
const backToCheckout = (siteUrl: string, cartId: string, paymentId: string): ReturnAddresses => {
  const checkout = `${siteUrl}/za/checkout/`
  const again = `${checkout}?step=payment&payment=${paymentId}&returned=1`
  return {
    successUrl: `${checkout}?step=confirm&order=${cartId}&payment=${paymentId}`,
    cancelUrl: again,
    failureUrl: again,
  }
}

/** The order's own page, for who pays there: after paying, or without having paid. */
const backToOrder = (siteUrl: string, orderNumber: string): ReturnAddresses => {
  const order = `${siteUrl}/za/order/?number=${orderNumber}`
  const again = `${order}&returned=1`
  return { successUrl: `${order}&step=confirm`, cancelUrl: again, failureUrl: again }
}
