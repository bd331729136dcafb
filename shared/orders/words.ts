import { formatRand } from '../money'
import { formatMoment } from '../sast-date'
import { arrivalWords, EFT_DAYS, inWords } from './delivery'
import { methodInSentence, methodName } from './methods'
import { addressLines, needsDelivery, type Order } from './order'

/** How a shopper left the provider's page without paying: cancelled there, the bank's page closed, or the bank's refusal. */
export type Returned = 'cancelled' | 'closed' | 'failed'

/** A sentence about an order. */
export type Words = (order: Order) => string

const UNTOUCHED = 'Nothing was charged, and your cart is as you left it.'
const RETRY = 'Try again, or choose another way to pay.'

/** The provider's reason as a sentence; empty if it gave none. */
const reasonOf = ({ payment }: Order): string => {
  const words = payment?.reason?.trim() ?? ''
  return words.replace(/[^.!?]$/, '$&.')
}
const amountOf = ({ payment }: Order): string => formatRand(payment?.amount ?? 0)
const howOf = ({ payment }: Order): string => (payment ? methodInSentence(payment.method) : 'card')
const emailOf = ({ contact_info: contact }: Order): string => contact?.email ?? 'your email address'

/** Why a shopper is on the payment step again. */
export const declined: Words = (order) =>
  `Your payment was declined. ${reasonOf(order) || RETRY} ${UNTOUCHED}`
const LEFT: Readonly<Record<Returned, string>> = {
  cancelled: 'The payment was not completed.',
  closed: 'You left your bank’s page before the payment was made.',
  failed: 'Your bank did not make the payment.',
}
export const notCompleted = (_order: Order, how: Returned): string => `${LEFT[how]} ${UNTOUCHED} ${RETRY}`
export const expired: Words = () => `The time to pay ran out. ${UNTOUCHED} Pay again when you are ready.`
export const strayPayment: Words = () =>
  'We received a payment that no longer belonged to this order. We are refunding it; call us if you have any questions.'
export const openElsewhere: Words = (order) =>
  `A payment of ${amountOf(order)} by ${howOf(order)} is still open, perhaps in another tab. Finish it there, or pay below instead.`

export const chargeUnderWay: Words = (order) =>
  `Your payment of ${amountOf(order)} by ${howOf(order)} is still going through. Give it a minute, or pay below instead: we call it off first.`

/** The first sentence, for every outcome. */
export const thanks: Words = ({ contact_info: contact }) =>
  `Thank you${contact ? `, ${contact.first_name}` : ''}.`

/** The next steps of an order; empty if there are none. */
export const confirmation: Words = (order) => `We send the confirmation to ${emailOf(order)}.`
export const confirmationAfterMoney: Words = (order) =>
  `We confirm at ${emailOf(order)} as soon as the money is there, and pack your order.`
export const reserved: Words = ({ payment }) => {
  const deadline = payment?.expires_at ? formatMoment(payment.expires_at) : ''
  return deadline ? `It is reserved for you until ${deadline}.` : 'It is reserved for you.'
}
/** The order is not certain until the shopper, who alone reads the mailbox, confirms it. */
export const confirmByMail: Words = (order) => {
  const deadline = order.payment?.confirm_by ? formatMoment(order.payment.confirm_by) : ''
  return `We sent a mail to ${emailOf(order)}. Press the button in it by ${deadline}, or what you ordered goes back on sale.`
}
export const confirmFirst: Words = () => 'You confirm the order from our mail, and we keep it for you.'
export const notConfirmed: Words = ({ payment }) =>
  `You did not confirm this order in time, so what you ordered is on sale again. The order is not lost: ${payment?.method === 'Free' ? 'place it again' : 'pay it now by card, or place it again'}.`
export const eftFirst: Words = () =>
  `You pay by EFT with the details above. Most payments reach us within ${inWords(EFT_DAYS)} working days.`
export const payAtTheDoor: Words = (order) =>
  `You pay ${amountOf(order)} by card at the door: tap it or insert it in the courier’s machine.`
export const payLater: Words = (order) =>
  `We charge ${amountOf(order)} to the card you left, on the date in your agreement.`
/** @param now milliseconds since 1970 */
export type DatedWords = (order: Order, now: number, today?: string) => string

export const packing: Words = ({ items, contact_info: contact }) => {
  if (needsDelivery(items)) return 'We pack it, and write to you when the courier has it.'
  return contact
    ? `Nothing is delivered: we call you on +${contact.phone} within one working day to agree a time.`
    : ''
}

export const courier: DatedWords = (order, now, today) => {
  const { address, items } = order
  if (!needsDelivery(items)) return 'We come, or meet you online, at that time.'
  const where = address ? ` to ${addressLines(address).join(', ')}` : ''
  return `The courier brings it${where}. ${arrivalWords(order, now, today)}.`
}

/** Says what the shop does with an order after it is placed. */
export const underWay: Words = ({ payment, items }) => {
  const isGoods = needsDelivery(items)
  const plan = payment?.instalment_plan
  // The amount may stand only beside the other four figures (NCA regulation 21).
  if (plan)
    return `The first of ${plan.number} instalments is paid${isGoods ? ', and your order is on its way to our packers' : ''}.`
  return isGoods ? 'It is on its way to our packers.' : 'Next we agree a time with you.'
}

/** For items that were sent before the payment arrived. */
export const paidAfterwards: Words = ({ payment }) =>
  payment?.method === 'Card on delivery'
    ? 'You paid for it by card when it was delivered.'
    : 'It is paid, on the date in your agreement.'

/** The refund of a paid order that was cancelled. */
export const neverPaid: Words = (order) => {
  const reason = reasonOf(order)
  if (reason) return `${reason} Nothing was charged.`
  switch (order.payment?.method) {
    case 'EFT':
      return 'Your EFT did not arrive in time, so we released what we had reserved. Nothing was charged.'
    case 'Card on delivery':
      return 'It was not paid at the door, so the courier brought it back to us. Nothing was charged.'
    default:
      return 'It was not paid in time, so we released what we had reserved. Nothing was charged.'
  }
}
export const refundDue: Words = (order) =>
  `Your payment of ${amountOf(order)} arrived after the order was cancelled. We are sending it back to you.`
export const refunded: Words = (order) =>
  `We have sent ${amountOf(order)} back to you. It can take your bank a few working days to show it.`

const PAID: Readonly<Partial<Record<NonNullable<Order['payment']>['status'], string>>> = {
  complete: 'paid',
  refund_due: 'paid, to be refunded',
  refunded: 'refunded',
}

/** The payment method of an order and whether it is paid, in a few words. */
export const paidHow: Words = ({ payment }) => {
  if (!payment) return 'not paid'
  if (payment.method === 'Free') return 'nothing to pay'
  const isBegun = payment.instalment_plan && payment.status === 'complete'
  return `${methodName(payment.method)}, ${isBegun ? 'first instalment paid' : (PAID[payment.status] ?? 'not paid yet')}`
}
