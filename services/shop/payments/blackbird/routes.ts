import Type from 'typebox'
import { Problem } from '../../domain/problem'
import type { Routes, ShopContext } from '../../routes/context'
import { answers, OneOf } from '../../schemas/common'
import { PLAN_METHOD } from '../../../../shared/orders'
import { isTokenised, methodsOf, type PaymentMethod } from '../providers'
import { openPage, PAGE_CALL } from '../open-page'
import { ownReturnAddresses } from '../return-addresses'
import { Amount, PageOpened, PaymentResult } from '../../schemas/payments'
import { processPayment } from './process-payment'

const METHODS = methodsOf('blackbird')

const BlackbirdRequest = Type.Object({
  tokenize: Type.Optional(
    Type.Boolean({
      description:
        'Whether the card must be kept after the payment, as for instalments and payment terms: then no other provider takes ' +
        'over while Blackbird is down',
    }),
  ),
  payment_method: OneOf(METHODS),
  amount: Amount,
})

const PaymentId = Type.String({ minLength: 1, maxLength: 80, description: 'payment_id of the initiation' })
const ProcessRequest = Type.Object({ id: PaymentId, payment_method: OneOf(METHODS) })
const ActivatePlanRequest = Type.Object({ id: PaymentId })

export function blackbirdPageRoutes(routes: Routes, shop: ShopContext): void {
  routes.post(
    '/carts/:id/initiate_blackbird_payment/',
    {
      config: { counts: 'order' },
      schema: {
        operationId: 'initiateBlackbirdPayment',
        ...PAGE_CALL,
        body: BlackbirdRequest,
        response: answers(200, PageOpened),
      },
    },
    async (request) => {
      const { amount, payment_method: method, tokenize } = request.body
      assertTokenize(tokenize, method)
      const cartId = request.params.id
      const page = { cartId, method, amount, returnAddresses: ownReturnAddresses(shop, request) }
      // A tokenised card needs the provider that stores cards, so no other provider may replace it.
      return openPage(shop, request, page, tokenize)
    },
  )
}

/** Finishes a payment after the shopper has returned from the page: charges the stored card. */
export function blackbirdReturnRoutes(routes: Routes, shop: ShopContext): void {
  routes.post(
    '/carts/:id/process_blackbird_payment/',
    {
      schema: {
        operationId: 'processBlackbirdPayment',
        ...PAGE_CALL,
        body: ProcessRequest,
        response: answers(200, PaymentResult),
      },
    },
    async (request) => {
      const { id: paymentId, payment_method: method } = request.body
      return processPayment(shop, request, {
        cartId: request.params.id,
        paymentId,
        method,
        activatesPlan: false,
      })
    },
  )

  routes.post(
    '/carts/:id/process_blackbird_credit_card_payment_and_activate_instalment_plan/',
    {
      schema: {
        operationId: 'activateInstalmentPlan',
        ...PAGE_CALL,
        body: ActivatePlanRequest,
        response: answers(200, PaymentResult),
      },
    },
    async (request) => {
      const { params, body } = request
      const plan = { method: PLAN_METHOD, activatesPlan: true } as const
      return processPayment(shop, request, { cartId: params.id, paymentId: body.id, ...plan })
    },
  )
}

/** Only cards can be stored, and payment terms require a stored card. */
function assertTokenize(tokenize: boolean | undefined, method: PaymentMethod): void {
  const isPossible = tokenize ? isTokenised(method) : tokenize === undefined || method !== 'Payment terms'
  if (isPossible) return
  throw new Problem('invalid_request', 'We cannot take this payment that way. Choose another way to pay.', {
    tokenize: `Must be ${!tokenize} for ${method}`,
  })
}
