import { shortDay, southAfricanDay } from './delivery-date'
import { fulfilledAt, type PlacedOrder } from './placed-order'

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
    ? 'We check it and refund you the way you paid, within ten working days of it reaching us and never later than 30 days after you asked.'
    : 'We check it and send you a new one. If there is none left, you get your money back.',
]

/** The shop's promise, of which the law's seven days (ECT Act s44) are a part. */
const RETURN_DAYS = 30
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
