import type { FulfilmentStep } from './fulfilment'
import { fulfilledAt, type Order, type Payment } from './order'
import * as say from './words'
import type { Returned, Words } from './words'

/** The actions for an order: `page` opens the provider's page, `pay` the payment step. */
export type OrderAction = 'page' | 'pay' | 'signup' | 'invoice' | 'print' | 'shop'

/** The look of a state. The page that shows it chooses the colour and the icon. */
export type OrderLook = 'to_pay' | 'to_transfer' | 'waiting' | 'placed' | 'sent' | 'ended'

export type OrderState = {
  /** The name of the state, as a heading. */
  title: Words
  /** The meaning of the state. */
  sentence: Words
  /** Why the shopper is on the payment step again: for those who just left the provider's page, and for everybody. */
  notice?: { returned?: (order: Order, how: Returned) => string; always?: Words }
  look: OrderLook
  /** The next steps, in their order. */
  next?: readonly say.DatedWords[]
  actions: readonly OrderAction[]
}

type Row = OrderState & {
  order: Order['status']
  /** Any payment when absent; null is an order without one. */
  payment?: readonly (Payment['status'] | null)[]
  /** Any method when absent. */
  method?: readonly Payment['method'][]
  /** Only while the shopper is asked to confirm the order. */
  isUnconfirmed?: true
}

const titled = (words: string) => ({ title: () => words })

const OPEN = {
  look: 'to_pay',
  actions: ['pay', 'shop'],
} as const
const UNCONFIRMED = {
  title: () => 'Confirm your order',
  sentence: say.confirmByMail,
  look: 'to_pay',
  actions: ['print', 'shop'],
} as const
const PLACED = { look: 'placed' } as const
const BOUGHT = { ...PLACED, actions: ['signup', 'invoice', 'print', 'shop'] } as const
const ENDED = { look: 'ended', actions: ['shop'] } as const
const WAITING = { look: 'waiting' } as const

/** Said on the payment step too. */
const announced = (sentence: Words) => ({ sentence, notice: { always: sentence } })
const cancelled =
  (rest = ''): Words =>
  ({ order_number }) =>
    `Order ${order_number ?? ''} was cancelled${rest}`

/** The states of orders. A row fits by the status of the order, the status of its payment and the method; the first that fits counts. */
const ROWS: readonly Row[] = [
  {
    order: 'pending',
    payment: [null],
    ...OPEN,
    ...titled('Not paid yet'),
    sentence: () => 'Choose how to pay, and we get going.',
  },
  {
    order: 'pending',
    payment: ['declined'],
    ...OPEN,
    ...titled('Payment declined'),
    ...announced(say.declined),
  },
  {
    order: 'pending',
    payment: ['cancelled'],
    ...OPEN,
    ...titled('Payment not completed'),
    sentence: (order) => say.notCompleted(order, 'cancelled'),
    notice: { returned: say.notCompleted },
  },
  {
    order: 'pending',
    payment: ['expired'],
    method: ['EFT', 'Card on delivery', 'Free'],
    ...OPEN,
    ...titled('Not confirmed in time'),
    ...announced(say.notConfirmed),
  },
  {
    order: 'pending',
    payment: ['expired'],
    ...OPEN,
    ...titled('Not paid in time'),
    ...announced(say.expired),
  },
  {
    order: 'pending',
    payment: ['refund_due'],
    ...OPEN,
    ...titled('Not paid: your money goes back'),
    ...announced(say.strayPayment),
  },
  {
    order: 'pending',
    payment: ['refunded'],
    ...OPEN,
    ...titled('Not paid: your money is back'),
    ...announced(say.refunded),
  },
  {
    order: 'pending',
    payment: ['pending'],
    method: ['EFT'],
    isUnconfirmed: true,
    ...UNCONFIRMED,
    next: [say.confirmFirst, say.eftFirst, say.confirmationAfterMoney, say.courier],
  },
  {
    order: 'pending',
    payment: ['pending'],
    method: ['Card on delivery'],
    isUnconfirmed: true,
    ...UNCONFIRMED,
    next: [say.confirmFirst, say.packing, say.courier, say.payAtTheDoor],
  },
  {
    order: 'pending',
    payment: ['pending'],
    method: ['Free'],
    ...UNCONFIRMED,
    next: [say.confirmFirst, say.confirmation, say.packing, say.courier],
  },
  {
    order: 'pending',
    payment: ['pending'],
    method: ['EFT'],
    look: 'to_transfer',
    ...titled('Reserved until your EFT arrives'),
    sentence: say.reserved,
    next: [say.eftFirst, say.confirmationAfterMoney, say.courier],
    actions: ['print', 'shop'],
  },
  {
    order: 'pending',
    payment: ['pending'],
    method: ['Card on delivery'],
    ...PLACED,
    ...titled('Ordered. You pay at the door'),
    sentence: say.underWay,
    next: [say.confirmation, say.packing, say.courier, say.payAtTheDoor],
    actions: ['signup', 'print', 'shop'],
  },
  {
    order: 'pending',
    payment: ['authorised'],
    method: ['Payment terms'],
    ...PLACED,
    ...titled('Ordered on your payment terms'),
    sentence: (order) => `${say.underWay(order)} Nothing was charged today.`,
    next: [say.confirmation, say.packing, say.courier, say.payLater],
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
    ...BOUGHT,
    ...titled('Paid. A second payment goes back to you'),
    sentence: () => 'It reached us after the order was paid.',
    next: [say.confirmation, say.packing, say.courier],
  },
  {
    order: 'complete',
    method: ['Free'],
    ...BOUGHT,
    ...titled('Ordered. There is nothing to pay'),
    sentence: say.underWay,
    next: [say.confirmation, say.packing, say.courier],
  },
  {
    order: 'complete',
    method: ['Card on delivery'],
    ...BOUGHT,
    ...titled('Delivered and paid'),
    sentence: say.paidAfterwards,
  },
  {
    order: 'complete',
    method: ['Payment terms'],
    ...BOUGHT,
    ...titled('Paid'),
    sentence: say.paidAfterwards,
  },
  {
    order: 'complete',
    ...BOUGHT,
    title: ({ payment }) => (payment?.instalment_plan ? 'First instalment paid' : 'Paid'),
    sentence: say.underWay,
    next: [say.confirmation, say.packing, say.courier],
  },
  {
    order: 'cancelled',
    payment: ['refund_due'],
    ...ENDED,
    title: cancelled(', your money goes back'),
    sentence: say.refundDue,
  },
  {
    order: 'cancelled',
    payment: ['refunded'],
    ...ENDED,
    title: cancelled(' and refunded'),
    sentence: say.refunded,
  },
  { order: 'cancelled', ...ENDED, title: cancelled(), sentence: say.neverPaid },
]

/** The warehouse's last step, as a heading and a sentence. */
const FULFILLED: Readonly<Record<FulfilmentStep, Pick<OrderState, 'title' | 'sentence' | 'look'>>> = {
  packed: {
    title: () => 'Packed',
    sentence: () => 'It is packed and waits for the courier.',
    look: PLACED.look,
  },
  on_its_way: {
    title: () => 'On its way',
    sentence: () => 'The courier has it, and sends you a message before calling on you.',
    look: 'sent',
  },
  delivered: {
    title: () => 'Delivered',
    sentence: () => 'If something is not right, call us or send it back.',
    look: PLACED.look,
  },
  booked: { title: () => 'Booked', sentence: () => 'We have agreed a time with you.', look: PLACED.look },
  done: { title: () => 'Done', sentence: () => 'If something is not right, call us.', look: PLACED.look },
}

/** The look without the next steps that have already happened. */
const asFulfilled = (state: OrderState, order: Order): OrderState => {
  const step = order.fulfilment.at(-1)?.step
  if (!step) return state
  const { next = [] } = state
  const courier = next.indexOf(say.courier)
  const isOver = fulfilledAt(order) !== null
  return { ...state, ...FULFILLED[step], next: next.slice(isOver ? courier + 1 : courier) }
}

const fits = ({ order, payment, method, isUnconfirmed }: Row, { status, payment: paid }: Order): boolean =>
  order === status &&
  (!payment || payment.includes(paid?.status ?? null)) &&
  (!method || (paid !== null && method.includes(paid.method))) &&
  (!isUnconfirmed || Boolean(paid?.confirm_by))

/** @throws Error for a state without a row, which the test of the table rules out */
export const stateOf = (order: Order): OrderState => {
  const row = ROWS.find((candidate) => fits(candidate, order))
  if (!row) throw new Error(`No row for an order that is ${order.status}.`)
  return order.stage === 'placed' ? asFulfilled(row, order) : row
}

/**
 * Why a shopper is on the payment step again, in a sentence; nothing when no attempt went wrong.
 * @param returned how the provider's page sent them back, if it did
 */
export const noticeFor = (order: Order, returned: Returned | null): string | undefined => {
  const { notice } = stateOf(order)
  return (returned && notice?.returned?.(order, returned)) ?? notice?.always?.(order)
}

/**
 * The next steps of an order, in their order, as sentences.
 * @param now milliseconds since 1970
 * @param today the word for `now`, if this is read on another day
 */
export const whatHappensNext = (order: Order, now: number, today?: string): string[] =>
  (stateOf(order).next ?? []).map((words) => words(order, now, today)).filter(Boolean)
