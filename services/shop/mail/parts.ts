import { formatRand, toRand } from '../../../shared/money'
import {
  addressLines,
  amountRows,
  arrivalWords,
  changeOfMindWords,
  invoiceUrl,
  needsDelivery,
  orderUrl,
  OUTCOME_WORDS,
  REASON_WORDS,
  say,
  whatHappensNext,
} from '../../../shared/orders'
import { formatDay, formatMoment, shortDay, southAfricanDay } from '../../../shared/sast-date'
import { BANK_DETAILS, PROMISES } from '../domain/seller'
import type { Part, Row } from './letter'
import type { LetterData } from './letter-data'

// What more than one mail holds. Labels are those of the checkout's summary.

/** The lines and what they come to, in the rows of the order's page. */
export function linesPart({ order, lines }: LetterData): Part {
  const { parts, total, vat } = amountRows(order)
  return {
    kind: 'lines',
    title: 'Your order',
    lines: lines.map(({ name, colour, quantity, unitPriceCents, lineTotalCents }) => ({
      name,
      colour,
      count: quantity === 1 ? '1 item' : `${quantity} at ${formatRand(toRand(unitPriceCents))} each`,
      amount: formatRand(toRand(lineTotalCents)),
    })),
    totals: parts,
    total,
    below: vat,
  }
}

/** Number, date, how it is paid and where it goes. */
export function detailsPart({ order }: LetterData): Part {
  const { address, placed_at: placedAt, payment } = order
  const isDelivered = address && order.status !== 'cancelled' && needsDelivery(order.items)
  return {
    kind: 'rows',
    title: 'Details',
    rows: [
      ['Order number', order.order_number],
      ['Ordered', formatMoment(placedAt ?? '')],
      // Of an order that ended unpaid there is nothing to say.
      ...(payment.status === 'expired' ? [] : [['Payment', say.paidHow(order)] satisfies Row]),
      ...(isDelivered ? [['Deliver to', addressLines(address).join(', ')] satisfies Row] : []),
    ],
  }
}

/** The five figures of NCA regulation 21, none without the others; nothing where the order is paid at once. */
function planParts({ order }: LetterData): Part[] {
  const plan = order.payment.instalment_plan
  if (!plan) return []
  const { instalment, last_instalment: last, number, total, annual_rate, residual } = plan
  const lastOne = last === instalment ? '' : ` The last of the ${number} is ${formatRand(last)}.`
  return [
    {
      kind: 'rows',
      title: 'Your instalments',
      rows: [
        ['Instalment each month', formatRand(instalment)],
        ['Number of instalments', String(number)],
        ['Total to pay', formatRand(total)],
        ['Interest a year', `${annual_rate}%`],
        ['Left to pay after the last (residual)', formatRand(residual)],
      ],
      note: `The first on ${formatDay(plan.first_payment_on)}, then on the same day each month.${lastOne}`,
    },
  ]
}

/** RICA: a SIM works only after identity and address are verified, and the confirmation says so. */
const ricaParts = ({ hasSimCard }: LetterData): Part[] =>
  hasSimCard ? [{ kind: 'paragraph', title: 'Your SIM card', text: PROMISES.rica }] : []

/** Cooling off (ECT Act s44), and the shop's own promise beyond it, in the words of the terms of sale. */
function returnsPart({ lines }: LetterData, siteUrl: string): Part {
  const components = lines.flatMap((line) => line.components)
  const goods = components.some((part) => part.needsDelivery)
  const services = components.some((part) => !part.needsDelivery)
  return {
    kind: 'paragraph',
    title: 'If you change your mind',
    text: changeOfMindWords({ goods, services }).join(' '),
    link: { label: 'How to return something', href: `${siteUrl}${PROMISES.returnsPath}` },
  }
}

/** Said on the screen and not in a mail: the mail is that confirmation. */
const ON_THE_SCREEN = [say.confirmation]

/** `on Sun 22 Nov`: a mail is read on another day than it is written. */
const dayOf = (moment: Date): string => `on ${shortDay(southAfricanDay(moment.getTime()))}`

/** The order was placed, and when it arrives: a paragraph of its own, none of services. */
export function arrivalLead({ order, happenedAt }: LetterData): string[] {
  const words = arrivalWords(order, happenedAt.getTime(), dayOf(happenedAt))
  return words ? [`${words}.`] : []
}

/** What follows on the order, as the site says it; nothing where all of it has happened. */
export function nextParts({ order, happenedAt }: LetterData): Part[] {
  // Compared as sentences: loaded by the host, a module under src/ can exist twice, and so can its functions.
  const left = ON_THE_SCREEN.map((words) => words(order))
  const steps = whatHappensNext(order, happenedAt.getTime(), dayOf(happenedAt)).filter(
    (step) => !left.includes(step),
  )
  return steps.length > 0 ? [{ kind: 'steps', title: 'What happens next', steps }] : []
}

/** Where the tax invoice of a paid order is; none where there is none. */
export const invoiceParts = ({ order }: LetterData, siteUrl: string): Part[] =>
  order.invoice_number && order.status === 'complete'
    ? [
        {
          kind: 'paragraph',
          title: 'Your tax invoice',
          text: `Its number is ${order.invoice_number}. You can add your business and its VAT number before you print it.`,
          link: { label: 'Tax invoice', href: `${siteUrl}${invoiceUrl(order.order_number)}` },
        },
      ]
    : []

/** All there is to know about an order that stands: the record that a shopper keeps of it. */
export const orderParts = (data: LetterData, siteUrl: string): Part[] => [
  orderButton(data, siteUrl),
  linesPart(data),
  ...planParts(data),
  detailsPart(data),
  ...ricaParts(data),
  returnsPart(data, siteUrl),
]

/** The page on which an order can be looked at. Its address holds the number alone: mails are forwarded. */
export const orderButton = ({ order }: LetterData, siteUrl: string): Part => ({
  kind: 'button',
  label: 'See your order',
  href: `${siteUrl}${orderUrl(order.order_number)}`,
})

/** What a shopper asked to send back, in the words of the form; their own stay out of a mail that anybody could have caused. */
export const returnPart = (
  { lines }: LetterData,
  { lines: wanted, reason, outcome }: NonNullable<LetterData['returned']>,
): Part => ({
  kind: 'rows',
  title: 'Your return',
  rows: [
    ...wanted.map(
      ({ lineId, quantity }) =>
        [lines.find(({ id }) => id === lineId)?.name ?? 'Item', `${quantity} to send back`] as const,
    ),
    ['Why', REASON_WORDS[reason]] as const,
    ['You want', OUTCOME_WORDS[outcome]] as const,
  ],
})

/** Everything a banking app asks for, and by when, in the words of the checkout's last step. */
export function transferPart({ order: { payment } }: LetterData): Part {
  const { amount, reference, expires_at } = payment
  const deadline = formatMoment(expires_at ?? '')
  return {
    kind: 'transfer',
    title: `Awaiting your payment of ${formatRand(amount)}`,
    lead: `Pay by EFT from your banking app by ${deadline}. Use this reference, or we cannot match your payment to your order:`,
    reference,
    rows: [
      ['Bank', BANK_DETAILS.bank],
      ['Account holder', BANK_DETAILS.account_holder],
      ['Account number', BANK_DETAILS.account_number],
      ['Branch code', BANK_DETAILS.branch_code],
      ['Account type', BANK_DETAILS.account_type],
      ['Amount', formatRand(amount)],
      ['Pay by', deadline],
    ],
    note: 'We never change our bank details by email. If a message says so, call us before you pay.',
  }
}
