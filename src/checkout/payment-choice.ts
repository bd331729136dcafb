import type { components } from '../platform/shop-api.gen'
import type { Payment } from './order-facts'

/** Spec 3, Payment methods. */
export type PaymentMethod = Payment['method']
export type PaymentOffer = components['schemas']['PaymentMethodOffer']
export type InstalmentPlan = components['schemas']['InstalmentPlan']

/** The instalment plan goes over Blackbird's card, yet agreeing to it is a choice of its own. */
export const INSTALMENTS = 'Instalments'
export type Choice = PaymentMethod | typeof INSTALMENTS

/** One way to pay as offered: `plan` comes with the instalments and with nothing else. */
export type OfferedChoice = { choice: Choice; plan: InstalmentPlan | null }

const FIGURES = ['instalment', 'number', 'total', 'annual_rate', 'residual'] as const

/** An instalment may be shown only with amount, number, total, rate and residual (NCA regulation 21). */
const isComplete = (plan: InstalmentPlan): boolean =>
  FIGURES.every((figure) => Number.isFinite(plan[figure]) && plan[figure] >= 0)

/** The ways to pay in the shop's order, the instalments right under the card they are charged to. */
export const choicesOf = (offers: readonly PaymentOffer[]): OfferedChoice[] =>
  offers.flatMap(({ name, instalment_plan: plan }) => [
    { choice: name, plan: null },
    ...(plan && isComplete(plan) ? [{ choice: INSTALMENTS, plan } as const] : []),
  ])

/** What the shopper chose before as long as it is still offered, else the first one. */
export const pick = (choices: readonly OfferedChoice[], wanted: string | null): OfferedChoice | undefined =>
  choices.find(({ choice }) => choice === wanted) ?? choices[0]
