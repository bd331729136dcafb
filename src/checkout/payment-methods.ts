import { formatRand } from '../platform/money'
import type { Payment } from './order-facts'

export type PaymentMethod = Payment['method']

/** What a shopper reads about each method beside its name (names: spec 3, Enumerations). */
export const METHOD_NOTES: Readonly<Record<PaymentMethod, string>> = {
  'Credit Card (Checkout)':
    'Visa, Mastercard or American Express. You type your card details on our payment partner’s secure page.',
  EFT: 'We show you our bank details. We send your order once the money has arrived, usually within two working days.',
  Free: 'There is nothing to pay for this order.',
}

/** The methods offered for a total in rand: Free alone when there is nothing to pay, and only then. */
export const methodsFor = (total: number): readonly [PaymentMethod, ...PaymentMethod[]] =>
  total === 0 ? ['Free'] : ['Credit Card (Checkout)', 'EFT']

/** What pressing the button does. `total` is in rand. */
export const placeLabel = (method: PaymentMethod, total: number): string =>
  method === 'Credit Card (Checkout)' ? `Pay ${formatRand(total)}` : 'Place order'

const UNTOUCHED = 'Nothing was charged, and your cart is as you left it.'
const RETRY = 'Try again, use another card, or choose EFT.'

/**
 * Why a shopper is on the payment step again, in a sentence; nothing when no attempt went wrong.
 * `returned`: the payment page sent them back without having paid.
 */
export const returnNotice = (payment: Payment | null, returned: boolean): string | undefined => {
  if (payment?.method === 'Free') return undefined
  switch (payment?.status) {
    case 'declined':
      return `Your payment was declined. ${sentence(payment.reason) ?? RETRY} ${UNTOUCHED}`
    case 'expired':
      return `The time to pay ran out. ${UNTOUCHED} Pay again when you are ready.`
    case 'refund_due':
      return 'We received a payment that no longer belonged to this order. We are refunding it; call us if you have any questions.'
    default:
      return returned ? `The payment was not completed. ${UNTOUCHED} ${RETRY}` : undefined
  }
}

/** The provider's words as a sentence. */
const sentence = (reason: string | null): string | undefined => {
  const words = reason?.trim()
  return words ? words.replace(/[^.!?]$/, '$&.') : undefined
}
