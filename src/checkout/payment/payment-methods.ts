import { methodName, EFT_DAYS, inWords, type MethodName, type PaymentMethod } from '../../../shared/orders'
import type { components } from '../../../shared/shop-api.gen'
import { formatRand } from '../../../shared/money'
import { WALLETS } from '../../../shared/payment-marks'
import { nameOfMark, type PaymentMarkName } from './payment-marks'
import type { IconName } from '../../ui'

export type PaymentOffer = components['schemas']['PaymentMethodOffer']
export type PaymentRefusal = components['schemas']['PaymentMethodNotOffered']
export type InstalmentPlan = components['schemas']['InstalmentPlan']

/** A card charged in instalments, which is a choice of its own. */
export const INSTALMENTS = 'Instalments'
/** A choice of the shopper. The shop decides which provider serves it. */
export type Choice = MethodName | typeof INSTALMENTS

/** An offered choice, with the method that serves it. Only instalments have a `plan`. */
export type OfferedChoice = { choice: Choice; method: PaymentMethod; plan: InstalmentPlan | null }

const FIGURES = ['instalment', 'number', 'total', 'annual_rate', 'residual'] as const

/** An instalment may be shown only with amount, number, total, rate and residual (NCA regulation 21). */
const isComplete = (plan: InstalmentPlan): boolean =>
  FIGURES.every((figure) => Number.isFinite(plan[figure]) && plan[figure] >= 0)

/** The choices, in the shop's order. */
export const choicesOf = (offers: readonly PaymentOffer[]): OfferedChoice[] =>
  offers
    .filter(({ instalment_plan: plan }) => !plan || isComplete(plan))
    .map(({ name: method, instalment_plan: plan }) => ({
      choice: plan ? INSTALMENTS : methodName(method),
      method,
      plan,
    }))

/** The wanted choice if it is offered, else the card, which most pay by, or the only one there is. */
export const pick = (choices: readonly OfferedChoice[], wanted: string | null): OfferedChoice | undefined =>
  [wanted, 'Card', choices.length === 1 ? choices[0]?.choice : null]
    .map((name) => choices.find(({ choice }) => choice === name))
    .find(Boolean)

type PaymentRow = {
  icon: IconName
  /** The note below the name. */
  note: string
  /** The label of the button. @param total in rand */
  button: (total: number) => string
}

const pay = (total: number) => `Pay ${formatRand(total)}`
const placeOrder = () => 'Place order'

/** The words of each choice. Card details and bank passwords are typed on a provider's page only. */
export const PAYMENTS: Readonly<Record<Choice, PaymentRow>> = {
  Card: {
    icon: 'tap',
    note: `With your card, ${WALLETS.map(nameOfMark).join(' or ')}, on our payment partner’s secure page.`,
    button: pay,
  },
  [INSTALMENTS]: {
    icon: 'chart',
    note: 'Charged to your card, the first instalment today.',
    // The amount may stand only beside the other four figures (NCA regulation 21).
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
const AMEX: readonly PaymentMarkName[] = ['american_express']

/** The cards and wallets that the provider accepts, or the best known banks; the instalments are shown under the card that pays them. */
export const marksOf = ({ choice, method }: OfferedChoice): readonly PaymentMarkName[] => {
  if (choice === 'Card') {
    return [...CARDS, ...(method === 'Credit Card (Checkout)' ? AMEX : []), ...WALLETS]
  }
  return choice === 'Instant EFT' ? BANKS : []
}

/** The name a choice is found by. */
export const nameOf = ({ choice, plan }: OfferedChoice): string =>
  choice === INSTALMENTS ? `Pay in ${plan?.number ?? ''} monthly instalments` : choice

/** The label of the button, which says what is missing before there is a choice. @param total in rand */
export const buttonFor = (offered: OfferedChoice | undefined, total: number): string =>
  offered ? PAYMENTS[offered.choice].button(total) : 'Choose how to pay'
