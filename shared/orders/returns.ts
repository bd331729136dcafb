import { DAY_MS, shortDay, southAfricanDay } from '../sast-date'
import { inWords } from './delivery'
import { fulfilledAt, type PlacedOrder } from './order'

/** Days from delivery in which goods can be returned without a reason: the shop's promise, which includes the days by law. */
export const RETURN_DAYS = 30
/** Goods that the shop does not take back: paper that was opened, after the days of the law, and a SIM card registered to a person. */
export const RETURN_EXCEPTIONS = 'except opened paper and an activated SIM card'
/**
 * The exceptions to add to a sentence that promises to take an item back: empty, except for paper, SIM cards and kits. A kit may hold
 * paper or a SIM card.
 */
export const exceptionsOf = (type: string | undefined, code: string): string =>
  type === undefined || type === 'bundle' || type === 'sim_card' || code.startsWith('paper')
    ? `, ${RETURN_EXCEPTIONS}`
    : ''
/** Days in which the law allows a change of mind, from delivery or, for a service, from the order (ECT Act s44(1)). */
export const COOLING_OFF_DAYS = 7
/** Working days after the arrival of returned goods in which the money is refunded. */
export const REFUND_WORKING_DAYS = 10
/** Days after the cancellation in which the law requires the refund (ECT Act s44(3)). */
export const REFUND_DAYS = 30

/** The reasons for a return. */
export const RETURN_REASONS = ['changed_mind', 'faulty', 'damaged', 'wrong_item', 'other'] as const
export type ReturnReason = (typeof RETURN_REASONS)[number]

/** The shopper's choice: what to get for the returned items. */
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

/** Who pays the return delivery (the page on delivery and returns; ECT Act s44(2): no more than the direct cost of returning). */
export const WHO_PAYS: Readonly<Record<ReturnReason, string>> = {
  changed_mind: YOU_PAY,
  faulty: WE_PAY,
  damaged: WE_PAY,
  wrong_item: WE_PAY,
  other: `If the fault is ours, we pay the courier who fetches it. If it is not: ${YOU_PAY.replace('You', 'you')}`,
}

/** The same in one line, for promises before a purchase. */
export const COURIER_BACK = 'You pay the courier, unless the fault is ours.'

/** The steps after a request for a return, in their order. */
export const nextOnReturn = (reason: ReturnReason, outcome: ReturnOutcome): string[] => [
  'We call you within one working day to agree when the courier fetches it.',
  'Pack it with everything that came in the box.',
  WHO_PAYS[reason],
  outcome === 'refund'
    ? `We check it and refund you the way you paid, within ${inWords(REFUND_WORKING_DAYS)} working days of it reaching us and never later than ${REFUND_DAYS} days after you asked.`
    : 'We check it and send you a new one. If there is none left, you get your money back.',
]

/** Sentences on which items a shopper may return without a reason, and until when (ECT Act s44, and the shop's own promise). */
export const changeOfMindWords = (of: {
  goods: boolean
  services: boolean
  /** The result of `exceptionsOf` for the items. */
  exceptions: string
}): string[] => [
  ...(of.goods
    ? [
        `You may send goods back within ${RETURN_DAYS} days of delivery for your money back${of.exceptions}; the first ${inWords(COOLING_OFF_DAYS)} days are your right by law. ${COURIER_BACK}`,
      ]
    : []),
  ...(of.services
    ? [`You may cancel a service within ${inWords(COOLING_OFF_DAYS)} days of ordering it.`]
    : []),
  `You need no reason. We refund you within ${REFUND_DAYS} days of the cancellation (Electronic Communications and Transactions Act, section 44).`,
]

/** Why nothing of an order can be returned, as a sentence; nothing if something can. */
export const returnProblem = (order: PlacedOrder, now: number): string | null => {
  if (order.status !== 'complete') return 'Something can be sent back once the order is paid.'
  const delivered = fulfilledAt(order)
  if (!delivered) return null
  const last = southAfricanDay(Date.parse(delivered) + RETURN_DAYS * DAY_MS)
  return southAfricanDay(now) <= last
    ? null
    : `The ${RETURN_DAYS} days to change your mind ended on ${shortDay(last)}. If something is faulty, call us: for six months you choose between a repair, a new one and your money, for twelve the warranty counts, and we pay for the way back.`
}
