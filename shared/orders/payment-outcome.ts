import type { components } from '../shop-api.gen'

export type PaymentOutcome = components['schemas']['PaymentOutcome']['outcome']

type Words = { title: string; sentence: string }

/**
 * The outcome of a payment, for a browser that did not begin it: no names, no number, no amount. A bank's app opens the phone's own
 * browser, so many shoppers who have just paid read this.
 */
export const PAYMENT_OUTCOME_WORDS: Readonly<Record<PaymentOutcome, Words>> = {
  paid: {
    title: 'Your payment went through',
    sentence: 'Thank you. The confirmation is on its way to your email address, with your order number.',
  },
  placed: {
    title: 'Your order is placed',
    sentence: 'Thank you. The confirmation is on its way to your email address, with your order number.',
  },
  waiting: {
    title: 'We are checking your payment',
    sentence:
      'Your bank has not told us yet. This page goes on by itself, and we mail you once the money is there.',
  },
  unfinished: {
    title: 'Your order is not finished yet',
    sentence:
      'Your card was not charged so far. Go back to the browser in which you began to order: your payment goes on there.',
  },
  failed: {
    title: 'This payment did not go through',
    sentence:
      'Nothing was charged for it. Go back to the browser in which you began to order, or open your order, and pay it again or another way.',
  },
  refund: {
    title: 'We are paying this money back',
    sentence: 'It came when the order no longer waited for it. Call us if you have any questions.',
  },
}
