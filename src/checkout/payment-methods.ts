import { formatRand } from '../platform/money'
import type { IconName, PaymentMarkName } from '../ui'
import { EFT_DAYS, inWords, type PaymentMethod } from '../orders'
import { INSTALMENTS, type Choice, type OfferedChoice } from './payment-choice'

type PaymentRow = {
  icon: IconName
  /** What a shopper reads under the name. */
  note: string
  /** What pressing the button does; `total` is in rand. */
  button: (total: number) => string
}

const pay = (total: number) => `Pay ${formatRand(total)}`
const placeOrder = () => 'Place order'

/** Each way to pay in words. Card details and bank passwords are typed on a provider's page only. */
export const PAYMENTS: Readonly<Record<Choice, PaymentRow>> = {
  Card: {
    icon: 'tap',
    note: 'You type your card details on our payment partner’s secure page.',
    button: pay,
  },
  [INSTALMENTS]: {
    icon: 'chart',
    note: 'Charged to your card, the first instalment today.',
    // Without its amount: that may stand beside the other four figures only (NCA regulation 21).
    button: () => 'Pay the first instalment',
  },
  'Instant EFT': {
    icon: 'bank',
    note: 'From your bank account, in about a minute. We know at once that you have paid.',
    button: () => 'Go to your bank',
  },
  EFT: {
    icon: 'receipt',
    note: `We send your order once the money is here, usually within ${inWords(EFT_DAYS)} working days.`,
    button: placeOrder,
  },
  'Card on delivery': {
    icon: 'truck',
    note: 'The courier brings a card machine: tap or insert your card at the door. No cash.',
    button: placeOrder,
  },
  'Payment terms': {
    icon: 'clock',
    note: 'For accounts we have approved: leave a card on our payment partner’s secure page. Nothing is charged today.',
    button: () => 'Go on to your card',
  },
  Free: {
    icon: 'check',
    note: 'There is nothing to pay for this order.',
    button: placeOrder,
  },
}

const BANKS: readonly PaymentMarkName[] = ['absa', 'capitec', 'fnb', 'nedbank', 'standard_bank']
const CARDS: readonly PaymentMarkName[] = ['visa', 'mastercard']

/** The cards that the provider takes, and the banks best known of those that instant EFT works with. */
const MARKS: Readonly<Partial<Record<PaymentMethod, readonly PaymentMarkName[]>>> = {
  'Credit Card (Checkout)': [...CARDS, 'american_express'],
  'Credit Card (Blackbird)': CARDS,
  'Instant EFT (Stitch)': BANKS,
  'Instant EFT (Blackbird)': BANKS,
}

/** What a choice is marked with; the instalments stand under the card that they are charged to. */
export const marksOf = ({ choice, method }: OfferedChoice): readonly PaymentMarkName[] =>
  choice === INSTALMENTS ? [] : (MARKS[method] ?? [])

/** The name a choice is found by. */
export const nameOf = ({ choice, plan }: OfferedChoice): string =>
  choice === INSTALMENTS ? `Pay in ${plan?.number ?? ''} monthly instalments` : choice

/** What the button says; `total` is in rand. Until something is chosen it promises nothing but an order. */
export const buttonFor = (offered: OfferedChoice | undefined, total: number): string =>
  offered ? PAYMENTS[offered.choice].button(total) : placeOrder()
