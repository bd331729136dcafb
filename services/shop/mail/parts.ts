import { formatRand, toRand } from '../../../shared/money'
import {
  addressLines,
  amountRows,
  arrivalWords,
  changeOfMindWords,
  exceptionsOf,
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

// The parts that several mails share. Labels are those of the checkout's summary.

/** The lines and the totals, in the rows of the order's page. */
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

/** Number, date, payment method and address. */
export function detailsPart({ order }: LetterData): Part {
  const { address, placed_at: placedAt, payment } = order
  const isDelivered = address && order.status !== 'cancelled' && needsDelivery(order.items)
  return {
    kind: 'rows',
    title: 'Details',
    rows: [
      ['Order number', order.order_number],
      ['Ordered', formatMoment(placedAt ?? '')],
      // An order that ended unpaid has none.
      ...(payment.status === 'expired' ? [] : [['Payment', say.paidHow(order)] satisfies Row]),
      ...(isDelivered ? [['Deliver to', addressLines(address).join(', ')] satisfies Row] : []),
    ],
  }
}

/** The five figures of NCA regulation 21, always together; nothing when the order is paid at once. */
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

/** Cooling off (ECT Act s44) and the shop's longer promise, in the words of the terms of sale. */
function returnsPart({ lines, hasSimCard }: LetterData, siteUrl: string): Part {
  const components = lines.flatMap((line) => line.components)
  const goods = components.some((part) => part.needsDelivery)
  const services = components.some((part) => !part.needsDelivery)
  const type = hasSimCard ? 'sim_card' : 'other'
  const exceptions = components.map(({ sku }) => exceptionsOf(type, sku)).find(Boolean) ?? ''
  return {
    kind: 'paragraph',
    title: 'If you change your mind',
    text: changeOfMindWords({ goods, services, exceptions }).join(' '),
    link: { label: 'How to return something', href: `${siteUrl}${PROMISES.returnsPath}` },
  }
}

/** `on Sun 22 Nov`, because a mail may be read days later. */
const dayOf = (moment: Date): string => `on ${shortDay(southAfricanDay(moment.getTime()))}`

/** When the order was placed, and when it arrives (its own paragraph, none for services). */
export function arrivalLead({ order, happenedAt }: LetterData): string[] {
  const words = arrivalWords(order, happenedAt.getTime(), dayOf(happenedAt))
  return words ? [`${words}.`] : []
}

/** The next steps of the order, in the site's words; nothing when all are done. */
export function nextParts({ order, happenedAt }: LetterData): Part[] {
  // The screen says that a confirmation is sent; this mail is that confirmation.
  const announced = say.confirmation(order)
  const steps = whatHappensNext(order, happenedAt.getTime(), dayOf(happenedAt)).filter(
    (step) => step !== announced,
  )
  return steps.length > 0 ? [{ kind: 'steps', title: 'What happens next', steps }] : []
}

/** The link to the tax invoice of a paid order; nothing without one. */
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

/** All facts of an accepted order, for the shopper's records. */
export const orderParts = (data: LetterData, siteUrl: string): Part[] => [
  orderButton(data, siteUrl),
  linesPart(data),
  ...planParts(data),
  detailsPart(data),
  ...ricaParts(data),
  returnsPart(data, siteUrl),
]

/** The order's page. Its address contains only the number, because mails are forwarded. */
export const orderButton = ({ order }: LetterData, siteUrl: string): Part => ({
  kind: 'button',
  label: 'See your order',
  href: `${siteUrl}${orderUrl(order.order_number)}`,
})

/** The requested return, in the words of the form; without the shopper's own text, because anybody could cause the mail. */
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

/** The details that a banking app needs, and the deadline, in the words of the checkout's last step. */
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
