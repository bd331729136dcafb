import { shortDay, southAfricanDay } from '../sast-date'
import { inWords } from './delivery'
import { fulfilledAt, type PlacedOrder } from './order'

/** Days from delivery in which goods come back for no reason: the shop's promise, of which the law's are a part. */
export const RETURN_DAYS = 30
/** Days from delivery, of a service from ordering it, in which the law lets everybody change their mind (ECT Act s44(1)). */
export const COOLING_OFF_DAYS = 7
/** Working days after something reached us in which its money goes back. */
export const REFUND_WORKING_DAYS = 10
/** Days after it was cancelled in which the law wants the money back at the latest (ECT Act s44(3)). */
export const REFUND_DAYS = 30

/** Why something comes back. */
export const RETURN_REASONS = ['changed_mind', 'faulty', 'damaged', 'wrong_item', 'other'] as const
export type ReturnReason = (typeof RETURN_REASONS)[number]

/** What the shopper wants for it. */
export const RETURN_OUTCOMES = ['refund', 'exchange'] as const
export type ReturnOutcome = (typeof RETURN_OUTCOMES)[number]

export const REASON_WORDS: Readonly<Record<ReturnReason, string>> = {
  changed_mind: 'I changed my mind',
  faulty: 'It is faulty',
  damaged: 'It arrived damaged',
  wrong_item: 'You sent the wrong thing',
  other: 'Something else',
}

export const OUTCOME_WORDS: Readonly<Record<ReturnOutcome, string>> = {
  refund: 'My money back',
  exchange: 'The same thing, new',
}

const WE_PAY = 'We pay the courier who fetches it.'
const YOU_PAY = 'You pay the direct cost of sending it back, and nothing else. We tell you the amount first.'

/** Who pays the way back (the page on delivery and returns; ECT Act s44(2): no more than the direct cost of returning). */
export const WHO_PAYS: Readonly<Record<ReturnReason, string>> = {
  changed_mind: YOU_PAY,
  faulty: WE_PAY,
  damaged: WE_PAY,
  wrong_item: WE_PAY,
  other: `If the fault is ours, we pay the courier who fetches it. If it is not: ${YOU_PAY.replace('You', 'you')}`,
}

/** The same in one line, wherever the money back is promised before something is bought. */
export const COURIER_BACK = 'You pay the courier, unless the fault is ours.'

/** What follows on a request, in the order it happens. */
export const nextOnReturn = (reason: ReturnReason, outcome: ReturnOutcome): string[] => [
  'We call you within one working day to agree when the courier fetches it.',
  'Pack it with everything that came in the box.',
  WHO_PAYS[reason],
  outcome === 'refund'
    ? `We check it and refund you the way you paid, within ${inWords(REFUND_WORKING_DAYS)} working days of it reaching us and never later than ${REFUND_DAYS} days after you asked.`
    : 'We check it and send you a new one. If there is none left, you get your money back.',
]

/** What may be changed one's mind about, and by when, as sentences (ECT Act s44, and the shop's own promise beyond it). */
export const changeOfMindWords = (of: { goods: boolean; services: boolean }): string[] => [
  ...(of.goods
    ? [
        `You may send goods back within ${RETURN_DAYS} days of delivery for your money back; the first ${inWords(COOLING_OFF_DAYS)} days are your right by law. ${COURIER_BACK}`,
      ]
    : []),
  ...(of.services
    ? [`You may cancel a service within ${inWords(COOLING_OFF_DAYS)} days of ordering it.`]
    : []),
  `You need no reason. We refund you within ${REFUND_DAYS} days of the cancellation (Electronic Communications and Transactions Act, section 44).`,
]

const DAY_MS = 24 * 3_600_000

/** Whether something of an order may be sent back, and if not, why not, in a sentence. */
export const returnProblem = (order: PlacedOrder, now: number): string | null => {
  if (order.status !== 'complete') return 'Something can be sent back once the order is paid.'
  const delivered = fulfilledAt(order)
  if (!delivered) return null
  const last = southAfricanDay(Date.parse(delivered) + RETURN_DAYS * DAY_MS)
  return southAfricanDay(now) <= last
    ? null
    : `The ${RETURN_DAYS} days to change your mind ended on ${shortDay(last)}. If something is faulty, call us: the law gives you six months for a repair, a new one or your money, and we pay for the way back.`
}
