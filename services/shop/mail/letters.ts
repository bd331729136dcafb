import { formatRand } from '../../../shared/money'
import { nextOnReturn, say, stateOf } from '../../../shared/orders'
import { formatMoment } from '../../../shared/sast-date'
import type { OrderMail } from '../domain/order-mail'
import type { OrderStatus } from '../domain/order-state'
import { confirmationUrl } from '../order-access'
import { greetable } from './message'
import type { Letter } from './letter'
import type { LetterData } from './letter-data'
import {
  arrivalLead,
  detailsPart,
  invoiceParts,
  linesPart,
  nextParts,
  orderButton,
  orderParts,
  returnPart,
  transferPart,
} from './parts'

type Compose = (data: LetterData, siteUrl: string, key: Buffer) => Letter

/** Thanks, the order number, and the state of the order. */
const statusLine = (order: LetterData['order']): string =>
  `${say.thanks(greetable(order))} Your order number is ${order.order_number}. ${stateOf(order).sentence(order)}`

/** Why money goes back, by the state of its order. */
const WHY_BACK: Readonly<Record<OrderStatus, (order: LetterData['order']) => string>> = {
  complete: ({ payment }) =>
    `Your order is paid. A second payment of ${formatRand(payment.amount)} reached us for it, which we are sending back to you.`,
  cancelled: say.refundDue,
  // Its promo code was used up when the money arrived.
  pending: (order) => `${say.strayPayment(order)} Your order is not paid yet, and can still be.`,
}

/** The words of each mail. The state of an order uses the site's sentences (shared/orders/words.ts). */
const LETTERS: Readonly<Record<OrderMail, Compose>> = {
  order_confirmation(data, siteUrl) {
    const { order } = data
    const { title, sentence } = stateOf(order)
    return {
      subject: `Your order ${order.order_number} is confirmed`,
      preheader: `${sentence(order)} Total ${formatRand(order.totals.total)}, VAT included.`,
      tone: 'good',
      title: title(order),
      lead: [statusLine(order), ...arrivalLead(data)],
      parts: [...nextParts(data), ...invoiceParts(data, siteUrl), ...orderParts(data, siteUrl)],
    }
  },

  eft_instructions(data, siteUrl) {
    const { order } = data
    const { title } = stateOf(order)
    const { amount, reference, expires_at: deadline } = order.payment
    return {
      subject: `Pay ${formatRand(amount)} by EFT for your order ${order.order_number}`,
      preheader: `Your reference is ${reference}. Pay by ${formatMoment(deadline ?? '')}.`,
      tone: 'act',
      title: title(order),
      lead: [statusLine(order), ...arrivalLead(data)],
      parts: [transferPart(data), ...nextParts(data), ...orderParts(data, siteUrl)],
    }
  },

  payment_received(data, siteUrl) {
    const { order, happenedAt } = data
    const { amount, method, reference, instalment_plan: plan } = order.payment
    const rest = plan ? say.underWay(order) : 'Nothing is left to pay.'
    return {
      subject: `We have received your payment for order ${order.order_number}`,
      preheader: `${formatRand(amount)} received. ${rest}`,
      tone: 'good',
      title: 'We have your payment',
      lead: [`We have received ${formatRand(amount)} for your order ${order.order_number}. ${rest}`],
      parts: [
        ...nextParts(data),
        {
          kind: 'rows',
          title: 'Your payment',
          rows: [
            ['Amount', formatRand(amount)],
            ['Paid by', method],
            ['Reference', reference],
            ['Received on', formatMoment(happenedAt.toISOString())],
          ],
        },
        ...invoiceParts(data, siteUrl),
        ...orderParts(data, siteUrl),
      ],
    }
  },

  order_cancelled(data, siteUrl) {
    const { order } = data
    const { title, sentence } = stateOf(order)
    const onItsWay =
      'Please do not pay it any more. If your payment is already on its way, we send it back and write to you.'
    return {
      subject: title(order),
      preheader: sentence(order),
      tone: 'ended',
      title: title(order),
      lead: [sentence(order), ...(order.payment.method === 'EFT' ? [onItsWay] : [])],
      parts: [
        { kind: 'button', label: 'Order again', href: `${siteUrl}/za/shop/` },
        linesPart(data),
        detailsPart(data),
      ],
    }
  },

  refund_due(data, siteUrl) {
    const { order } = data
    const { order_number: number, payment } = order
    return {
      subject: `We are sending a payment for order ${number} back to you`,
      preheader: `${formatRand(payment.amount)} is going back to you. You do not have to do anything.`,
      tone: 'ended',
      title: 'We are sending your payment back',
      lead: [
        WHY_BACK[order.status](order),
        `The order is ${number}. You do not have to do anything, and we write to you again once the money is sent.`,
      ],
      parts: [orderButton(data, siteUrl), linesPart(data), detailsPart(data)],
    }
  },

  refunded(data, siteUrl) {
    const { order } = data
    const { order_number: number, payment } = order
    return {
      subject: `We have refunded ${formatRand(payment.amount)} for order ${number}`,
      preheader: say.refunded(order),
      tone: 'ended',
      title: 'Your money is on its way back',
      lead: [
        say.refunded(order),
        order.status === 'cancelled'
          ? `Order ${number} is cancelled.`
          : `It was a second payment for order ${number}. The order itself stays as it is.`,
      ],
      parts: [orderButton(data, siteUrl), linesPart(data), detailsPart(data)],
    }
  },

  order_on_its_way(data, siteUrl) {
    const { order } = data
    const { title, sentence } = stateOf(order)
    const [arrival = ''] = arrivalLead(data)
    return {
      subject: `Your order ${order.order_number} is on its way`,
      preheader: `${arrival} ${sentence(order)}`,
      tone: 'good',
      title: title(order),
      lead: [`Your order ${order.order_number} is on its way. ${sentence(order)}`, arrival],
      parts: [...nextParts(data), ...orderParts(data, siteUrl)],
    }
  },

  confirm_order: confirmOrderLetter,
  order_released: orderReleasedLetter,

  return_requested(data, siteUrl) {
    const { order, returned } = data
    if (!returned) throw new Error(`Order ${order.order_number} has no return to write about.`)
    const { reference, reason, outcome } = returned
    return {
      subject: `Your return ${reference} for order ${order.order_number}`,
      preheader: `We have your request. ${nextOnReturn(reason, outcome)[0] ?? ''}`,
      tone: 'ended',
      title: 'We have your return request',
      lead: [`Your return of order ${order.order_number} has the reference ${reference}.`],
      parts: [
        { kind: 'steps', title: 'What happens next', steps: nextOnReturn(reason, outcome) },
        returnPart(data, returned),
        orderButton(data, siteUrl),
        linesPart(data),
        detailsPart(data),
      ],
    }
  },
}

/** @param key signs the links that only the owner of the mailbox can follow */
export const composeLetter = (kind: OrderMail, data: LetterData, siteUrl: string, key: Buffer): Letter =>
  LETTERS[kind](data, siteUrl, key)

/** Asks the owner of the mailbox whether they ordered. Before that nothing is packed, and items are reserved only briefly. */
function confirmOrderLetter(data: LetterData, siteUrl: string, key: Buffer): Letter {
  const { order, confirmation } = data
  if (!confirmation) throw new Error(`There is nothing to confirm about order ${order.order_number}.`)
  const { paymentId, reservedUntil } = confirmation
  const deadline = formatMoment(order.payment.confirm_by ?? '')
  const placed = reservedUntil
    ? `we keep your order until ${formatMoment(reservedUntil.toISOString())}`
    : 'your order is placed'
  const ask = `Press the button by ${deadline}, and ${placed}.`
  const otherwise = 'Without it what you ordered goes back on sale then. Nothing is charged.'
  return {
    subject: `Confirm your order ${order.order_number}`,
    preheader: ask,
    tone: 'act',
    title: stateOf(order).title(order),
    lead: [`${say.thanks(greetable(order))} Your order number is ${order.order_number}. ${ask}`, otherwise],
    parts: [
      {
        kind: 'button',
        label: 'Confirm my order',
        href: confirmationUrl(siteUrl, { orderNumber: order.order_number, paymentId }, key),
      },
      linesPart(data),
      detailsPart(data),
      {
        kind: 'paragraph',
        title: 'Not you?',
        text: 'Somebody typed your address, perhaps by mistake. Do nothing: nothing is sent, and nothing is charged.',
      },
    ],
  }
}

/** Says that the items are on sale again, and that the order can still be paid. */
function orderReleasedLetter(data: LetterData, siteUrl: string): Letter {
  const { order } = data
  const sentence = stateOf(order).sentence(order)
  const isFree = order.payment.method === 'Free'
  const onItsWay =
    'If your EFT is already on its way, we complete the order with what is in stock when it arrives.'
  return {
    subject: isFree
      ? `Your order ${order.order_number} was not confirmed`
      : `We no longer keep the goods of your order ${order.order_number}`,
    preheader: sentence,
    tone: 'ended',
    title: stateOf(order).title(order),
    lead: [
      `Your order number is ${order.order_number}. ${sentence}`,
      ...(order.payment.method === 'EFT' ? [onItsWay] : []),
    ],
    parts: [orderButton(data, siteUrl), linesPart(data), detailsPart(data)],
  }
}
