import { formatRand } from '../platform/money'
import type { IconName } from '../ui'
import * as calls from './payment-calls'
import type { Finish, PaymentWish, Started } from './payment-calls'
import { INSTALMENTS, type Choice, type OfferedChoice } from './payment-choice'

type PaymentRow = {
  icon: IconName
  /** What a shopper reads beside the name (names: spec 3, Enumerations). */
  note: string
  /** What pressing the button does; `total` is in rand. */
  button: (total: number) => string
  start: (wish: PaymentWish) => Promise<Started>
  /** Asked for once the shopper is back from the provider's page; the others settle by themselves. */
  finish?: Finish
}

const pay = (total: number) => `Pay ${formatRand(total)}`
const toBank = () => 'Go to your bank'
const placeOrder = () => 'Place order'

/** Each way to pay: its words and its calls. Card details and bank passwords are typed on the provider's page only. */
export const PAYMENTS: Readonly<Record<Choice, PaymentRow>> = {
  'Credit Card (Checkout)': {
    icon: 'tap',
    note: 'Visa, Mastercard or American Express. You type your card details on our payment partner’s secure page.',
    button: pay,
    start: calls.startCheckout,
  },
  'Credit Card (Blackbird)': {
    icon: 'tap',
    note: 'Visa or Mastercard, on Blackbird’s secure page. Your card is charged once, when you are back here.',
    button: pay,
    start: calls.startBlackbird('Credit Card (Blackbird)', true),
    finish: calls.processBlackbird('Credit Card (Blackbird)'),
  },
  [INSTALMENTS]: {
    icon: 'chart',
    note: 'Charged to your card on Blackbird’s secure page, the first instalment today.',
    // Without its amount: that may stand beside the other four figures only (NCA regulation 21).
    button: () => 'Pay the first instalment',
    start: calls.startBlackbird('Credit Card (Blackbird)', true),
    finish: calls.activateInstalmentPlan,
  },
  'Instant EFT (Stitch)': {
    icon: 'bank',
    note: 'Pay from your bank account in about a minute, through Stitch. We know at once that you have paid.',
    button: toBank,
    start: calls.startStitch,
  },
  'Instant EFT (Blackbird)': {
    icon: 'bank',
    note: 'Pay from your bank account on Blackbird’s secure page. We know at once that you have paid.',
    button: toBank,
    start: calls.startBlackbird('Instant EFT (Blackbird)', false),
    finish: calls.processBlackbird('Instant EFT (Blackbird)'),
  },
  EFT: {
    icon: 'receipt',
    note: 'We show you our bank details. We send your order once the money has arrived, usually within two working days.',
    button: placeOrder,
    start: calls.placeEft,
  },
  'Card on delivery': {
    icon: 'truck',
    note: 'The courier brings a card machine: tap or insert your card at the door. No cash.',
    button: placeOrder,
    start: calls.placeCardOnDelivery,
  },
  'Payment terms': {
    icon: 'clock',
    note: 'For accounts we have approved: leave a card on Blackbird’s secure page. Nothing is charged today.',
    button: () => 'Go on to your card',
    start: calls.startBlackbird('Payment terms', true),
    finish: calls.processBlackbird('Payment terms'),
  },
  Free: {
    icon: 'check',
    note: 'There is nothing to pay for this order.',
    button: placeOrder,
    start: calls.placeFree,
  },
}

/** The name a choice is found by: the method's own, or how many instalments there are. */
export const nameOf = ({ choice, plan }: OfferedChoice): string =>
  choice === INSTALMENTS ? `Pay in ${plan?.number ?? ''} monthly instalments` : choice

/** What the button says; `total` is in rand. Nothing is chosen until the shop has said what it takes. */
export const buttonFor = (offered: OfferedChoice | undefined, total: number): string =>
  offered ? PAYMENTS[offered.choice].button(total) : placeOrder()
