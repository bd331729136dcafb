import { say, stateOf } from '../../../shared/orders'
import { formatMoment } from '../../../shared/sast-date'
import { confirmationUrl } from '../order-confirmation'
import { greetable } from './greetable'
import type { Letter } from './letter'
import type { LetterData } from './letter-data'
import { detailsPart, linesPart, orderButton } from './parts'

/** Asks whoever reads the mailbox whether they ordered: nothing is packed or kept for long until they say so. */
export function confirmOrderLetter(data: LetterData, siteUrl: string, key: Buffer): Letter {
  const { order, confirmation } = data
  if (!confirmation) throw new Error(`There is nothing to confirm about order ${order.order_number}.`)
  const { paymentId, keptUntil } = confirmation
  const deadline = formatMoment(order.payment.confirm_by ?? '')
  const placed = keptUntil
    ? `we keep your order until ${formatMoment(keptUntil.toISOString())}`
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

/** That the goods are on sale again, and that the order can still be paid. */
export function orderReleasedLetter(data: LetterData, siteUrl: string): Letter {
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
