import type { IconName } from '../ui'
import type { Order, Payment } from './order-facts'
import * as say from './order-words'
import type { Words } from './order-words'
import type { Returned } from './step-address'

/** The ways on from an order: `page` is the provider's, `pay` is the payment step. */
export type OrderAction = 'page' | 'pay' | 'signup' | 'print' | 'shop'

export type OrderState = {
  /** What it is called, as a heading. */
  title: Words
  /** What it means. */
  sentence: Words
  /** Why the shopper is on the payment step again: for those who just left the provider's page, and for everybody. */
  notice?: { returned?: (order: Order, how: Returned) => string; always?: Words }
  look: { colour: 'green' | 'light-blue' | 'yellow' | 'cream'; icon: IconName }
  /** What follows, in the order it happens. */
  next?: readonly ((order: Order, promise: string) => string)[]
  actions: readonly OrderAction[]
}

type Row = OrderState & {
  order: Order['status']
  /** Any payment when absent; null is an order without one. */
  payment?: readonly (Payment['status'] | null)[]
  /** Any method when absent. */
  method?: readonly Payment['method'][]
}

const OPEN = {
  title: () => 'Not paid yet',
  look: { colour: 'yellow', icon: 'warning' },
  actions: ['pay', 'shop'],
} as const
const PLACED = { look: { colour: 'green', icon: 'check' } } as const
const ENDED = { look: { colour: 'cream', icon: 'clock' }, actions: ['shop'] } as const
const WAITING = { look: { colour: 'light-blue', icon: 'clock' } } as const

/** Said on the payment step too. */
const told = (sentence: Words) => ({ sentence, notice: { always: sentence } })
const thanks: Words = ({ contact_info: contact }) => `Thank you${contact ? `, ${contact.first_name}` : ''}.`
const cancelled: Words = ({ order_number }) => `Order ${order_number ?? ''} was cancelled`
const reserved: Words = () => 'It is reserved for you.'

/** What became of an order: its state, its payment's state and the method decide. The first row that fits counts. */
const ROWS: readonly Row[] = [
  { order: 'pending', payment: [null], ...OPEN, sentence: () => 'Choose how to pay, and we get going.' },
  { order: 'pending', payment: ['declined'], ...OPEN, ...told(say.declined) },
  {
    order: 'pending',
    payment: ['cancelled'],
    ...OPEN,
    sentence: (order) => say.notCompleted(order, 'cancelled'),
    notice: { returned: say.notCompleted },
  },
  { order: 'pending', payment: ['expired'], ...OPEN, ...told(say.expired) },
  {
    order: 'pending',
    payment: ['refund_due'],
    ...OPEN,
    ...told(say.strayPayment),
  },
  { order: 'pending', payment: ['refunded'], ...OPEN, ...told(say.refunded) },
  {
    order: 'pending',
    payment: ['pending'],
    method: ['EFT'],
    ...PLACED,
    title: thanks,
    sentence: reserved,
    next: [say.eftFirst, say.confirmationAfterMoney, say.delivery],
    actions: ['print', 'shop'],
  },
  {
    order: 'pending',
    payment: ['pending'],
    method: ['Card on delivery'],
    ...PLACED,
    title: thanks,
    sentence: () => 'It is on its way to our packers. You pay when it arrives.',
    next: [say.confirmation, say.delivery, say.payAtTheDoor, say.signUpMeanwhile],
    actions: ['signup', 'print', 'shop'],
  },
  {
    order: 'pending',
    payment: ['authorised'],
    method: ['Payment terms'],
    ...PLACED,
    title: thanks,
    sentence: () => 'It is placed on your payment terms. Nothing was charged today.',
    next: [say.confirmation, say.delivery, say.payLater, say.signUpMeanwhile],
    actions: ['signup', 'print', 'shop'],
  },
  {
    order: 'pending',
    payment: ['authorised'],
    ...WAITING,
    title: () => 'Your payment is going through',
    sentence: () => 'Your bank is working on it. This takes a few seconds; you do not need to do anything.',
    notice: { always: say.chargeUnderWay },
    actions: ['pay'],
  },
  {
    order: 'pending',
    ...WAITING,
    title: () => 'We are checking your payment',
    sentence: () => 'This takes a few seconds. You do not need to do anything.',
    notice: { returned: say.notCompleted, always: say.openElsewhere },
    actions: ['page', 'pay'],
  },
  {
    order: 'complete',
    payment: ['refund_due', 'refunded'],
    ...PLACED,
    title: thanks,
    sentence: () => 'It is paid. A second payment reached us for it, which we send back to you.',
    next: [say.confirmation, say.delivery, say.signUpMeanwhile],
    actions: ['signup', 'print', 'shop'],
  },
  {
    order: 'complete',
    method: ['Free'],
    ...PLACED,
    title: thanks,
    sentence: () => 'There is nothing to pay.',
    next: [say.confirmation, say.delivery],
    actions: ['signup', 'print', 'shop'],
  },
  {
    order: 'complete',
    method: ['Card on delivery', 'Payment terms'],
    ...PLACED,
    title: thanks,
    sentence: say.paidAfterwards,
    actions: ['signup', 'print', 'shop'],
  },
  {
    order: 'complete',
    ...PLACED,
    title: thanks,
    sentence: say.paid,
    next: [say.confirmation, say.delivery, say.signUpMeanwhile],
    actions: ['signup', 'print', 'shop'],
  },
  { order: 'cancelled', payment: ['refund_due'], ...ENDED, title: cancelled, sentence: say.refundDue },
  { order: 'cancelled', payment: ['refunded'], ...ENDED, title: cancelled, sentence: say.refunded },
  { order: 'cancelled', ...ENDED, title: cancelled, sentence: say.neverPaid },
]

const fits = ({ order, payment, method }: Row, { status, payment: paid }: Order): boolean =>
  order === status &&
  (!payment || payment.includes(paid?.status ?? null)) &&
  (!method || (paid !== null && method.includes(paid.method)))

/** @throws Error for a state that no row knows, which the table's test rules out */
export const stateOf = (order: Order): OrderState => {
  const row = ROWS.find((candidate) => fits(candidate, order))
  if (!row) throw new Error(`No row for an order that is ${order.status}.`)
  return row
}

/**
 * Why a shopper is on the payment step again, in a sentence; nothing when no attempt went wrong.
 * @param returned how the provider's page sent them back, if it did
 */
export const noticeFor = (order: Order, returned: Returned | null): string | undefined => {
  const { notice } = stateOf(order)
  return (returned && notice?.returned?.(order, returned)) ?? notice?.always?.(order)
}
