import type { PaymentMethod } from '../../../shared/orders'
import { answer, idempotencyHeader, shop } from '../../platform/http'
import { orderAccessHeader } from '../order-memory'
import type { ReturnAddresses } from '../step-address'
import { INSTALMENTS, type OfferedChoice } from './payment-methods'

/** The parameters of a payment. */
type PaymentParams = {
  /** The cart's, or the number of an order that is open in this tab. */
  cartId: string
  /** The rand total that the shopper saw. */
  amount: number
  /** The Idempotency-Key of the attempt. */
  key: string
  /** The return addresses, for providers that let the shop choose them. */
  returns: ReturnAddresses
}

/** A started payment with its page, or an order that is placed without one. */
type Started = { url: string; paymentId: string } | { placed: true }

type BlackbirdMethod = Extract<
  PaymentMethod,
  'Credit Card (Blackbird)' | 'Instant EFT (Blackbird)' | 'Payment terms'
>

const params = ({ cartId, key }: PaymentParams) => ({
  path: { id: cartId },
  header: { ...idempotencyHeader(key), ...orderAccessHeader(cartId) },
})
/** Without a key: these calls are repeated, and each needs a fresh answer. */
const finishing = (cartId: string) => ({ path: { id: cartId }, header: orderAccessHeader(cartId) })
const PLACED: Started = { placed: true }

const startCheckout = async (payment: PaymentParams): Promise<Started> => {
  const body = { amount: payment.amount, ...payment.returns }
  const started = await answer(
    shop.POST('/carts/{id}/initiate_checkout_payment/', { params: params(payment), body }),
  )
  return { url: started.redirect_url, paymentId: started.payment_id }
}

/** @param tokenize the card is stored for later, so no other provider can take over while Blackbird is down */
const startBlackbird =
  (payment_method: BlackbirdMethod, tokenize: boolean) =>
  async (payment: PaymentParams): Promise<Started> => {
    const body = { tokenize, payment_method, amount: payment.amount }
    const started = await answer(
      shop.POST('/carts/{id}/initiate_blackbird_payment/', { params: params(payment), body }),
    )
    return { url: started.redirect_url, paymentId: started.payment_id }
  }

const startStitch = async (payment: PaymentParams): Promise<Started> => {
  const body = { amount: payment.amount, return_url: payment.returns.success_url }
  const started = await answer(
    shop.POST('/carts/{id}/stitch_instant_eft/', { params: params(payment), body }),
  )
  return { url: started.payment_link, paymentId: started.payment_id }
}

const placeEft = async (payment: PaymentParams): Promise<Started> => {
  const { amount } = payment
  await answer(shop.POST('/carts/{id}/eft_intent/', { params: params(payment), body: { amount } }))
  return PLACED
}

const placeCardOnDelivery = async (payment: PaymentParams): Promise<Started> => {
  const { amount } = payment
  await answer(
    shop.POST('/carts/{id}/card_on_delivery_intent/', { params: params(payment), body: { amount } }),
  )
  return PLACED
}

const placeFree = async (payment: PaymentParams): Promise<Started> => {
  const body = { id: payment.cartId }
  await answer(shop.POST('/carts/{id}/initiate_free_payment/', { params: params(payment), body }))
  return PLACED
}

/** The call that completes a payment once the shopper is back from Blackbird's page. It may be repeated. */
type Finish = (cartId: string, paymentId: string) => Promise<unknown>

const processBlackbird =
  (payment_method: BlackbirdMethod): Finish =>
  (cartId, id) =>
    answer(
      shop.POST('/carts/{id}/process_blackbird_payment/', {
        params: finishing(cartId),
        body: { id, payment_method },
      }),
    )

const activateInstalmentPlan: Finish = (cartId, id) =>
  answer(
    shop.POST('/carts/{id}/process_blackbird_credit_card_payment_and_activate_instalment_plan/', {
      params: finishing(cartId),
      body: { id },
    }),
  )

/** The calls that start a payment and complete it once the shopper is back. Without `finish` it completes by itself. */
type Calls = { start: (payment: PaymentParams) => Promise<Started>; finish?: Finish }

const CALLS: Readonly<Record<PaymentMethod, Calls>> = {
  'Credit Card (Checkout)': { start: startCheckout },
  'Credit Card (Blackbird)': {
    start: startBlackbird('Credit Card (Blackbird)', false),
    finish: processBlackbird('Credit Card (Blackbird)'),
  },
  'Instant EFT (Stitch)': { start: startStitch },
  'Instant EFT (Blackbird)': {
    start: startBlackbird('Instant EFT (Blackbird)', false),
    finish: processBlackbird('Instant EFT (Blackbird)'),
  },
  EFT: { start: placeEft },
  'Card on delivery': { start: placeCardOnDelivery },
  'Payment terms': {
    start: startBlackbird('Payment terms', true),
    finish: processBlackbird('Payment terms'),
  },
  Free: { start: placeFree },
}

const IN_INSTALMENTS: Calls = {
  start: startBlackbird('Credit Card (Blackbird)', true),
  finish: activateInstalmentPlan,
}

/**
 * The calls of a payment method. All throw a ShopError when the shop refuses or cannot be reached. `start` happens once per key. It may
 * open another provider's page; after the return the method of the cart's payment decides which calls follow.
 */
export const callsFor = ({ choice, method }: Pick<OfferedChoice, 'choice' | 'method'>): Calls =>
  choice === INSTALMENTS ? IN_INSTALMENTS : CALLS[method]

/** Whether a payment of this method needs a call to complete it. */
export const hasFinish = (method: PaymentMethod): boolean => CALLS[method].finish !== undefined
