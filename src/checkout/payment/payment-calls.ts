import type { PaymentMethod } from '../../../shared/orders'
import { answer, idempotencyHeader, shop } from '../../platform/http'
import { orderAccessHeader } from '../order-memory'
import type { ReturnAddresses } from '../step-address'
import { INSTALMENTS, type OfferedChoice } from './payment-methods'

/** What a payment is started with. */
type PaymentParams = {
  /** The cart's, or the number of an order that is open in this tab. */
  cartId: string
  /** The rand total that the shopper saw. */
  amount: number
  /** The Idempotency-Key of the attempt. */
  key: string
  /** Where a provider's page sends the shopper that lets the shop choose. */
  returns: ReturnAddresses
}

/** Where to go on: on the provider's page, or nowhere, because the order is placed. */
type Started = { url: string; paymentId: string } | { placed: true }

type BlackbirdMethod = Extract<
  PaymentMethod,
  'Credit Card (Blackbird)' | 'Instant EFT (Blackbird)' | 'Payment terms'
>

const params = ({ cartId, key }: PaymentParams) => ({
  path: { id: cartId },
  header: { ...idempotencyHeader(key), ...orderAccessHeader(cartId) },
})
/** Without a key: it may be asked again and again, and must not get the first answer for ever. */
const finishing = (cartId: string) => ({ path: { id: cartId }, header: orderAccessHeader(cartId) })
const PLACED: Started = { placed: true }

const startCheckout = async (payment: PaymentParams): Promise<Started> => {
  const body = { amount: payment.amount, ...payment.returns }
  const started = await answer(
    shop.POST('/carts/{id}/initiate_checkout_payment/', { params: params(payment), body }),
  )
  return { url: started.redirect_url, paymentId: started.payment_id }
}

/** @param tokenize the card must be kept after the payment: no other provider takes over while Blackbird is down */
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

/** What the shop is asked for once the shopper is back from Blackbird's page. It may be asked again and again. */
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

/** How a payment is started, and what the shop is asked for once the shopper is back; without `finish` it ends by itself. */
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
 * The calls of a way to pay. All throw a ShopError when the shop refuses or cannot be reached. `start` with the same key
 * happens once. The page it opens may be another provider's, whose calls follow from the cart's payment after the return.
 */
export const callsFor = ({ choice, method }: Pick<OfferedChoice, 'choice' | 'method'>): Calls =>
  choice === INSTALMENTS ? IN_INSTALMENTS : CALLS[method]

/** Whether somebody has to ask the shop to go through with a payment of this method. */
export const hasFinish = (method: PaymentMethod): boolean => CALLS[method].finish !== undefined
