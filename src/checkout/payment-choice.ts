import { methodName, type MethodName, type PaymentMethod } from '../orders'
import type { components } from '../platform/shop-api.gen'

export type PaymentOffer = components['schemas']['PaymentMethodOffer']
export type PaymentRefusal = components['schemas']['PaymentMethodNotOffered']
export type InstalmentPlan = components['schemas']['InstalmentPlan']

/** A card charged in instalments: agreeing to it is a choice of its own. */
export const INSTALMENTS = 'Instalments'
/** What a shopper chooses between; which provider serves it is the shop's business. */
export type Choice = MethodName | typeof INSTALMENTS

/** One way to pay as offered, with the method that would serve it: `plan` comes with the instalments and with nothing else. */
export type OfferedChoice = { choice: Choice; method: PaymentMethod; plan: InstalmentPlan | null }

const FIGURES = ['instalment', 'number', 'total', 'annual_rate', 'residual'] as const

/** An instalment may be shown only with amount, number, total, rate and residual (NCA regulation 21). */
const isComplete = (plan: InstalmentPlan): boolean =>
  FIGURES.every((figure) => Number.isFinite(plan[figure]) && plan[figure] >= 0)

/** The ways to pay, in the shop's order. */
export const choicesOf = (offers: readonly PaymentOffer[]): OfferedChoice[] =>
  offers
    .filter(({ instalment_plan: plan }) => !plan || isComplete(plan))
    .map(({ name: method, instalment_plan: plan }) => ({
      choice: plan ? INSTALMENTS : methodName(method),
      method,
      plan,
    }))

/** What the shopper chose as long as it is offered. Nobody chooses for them, except where there is no choice. */
export const pick = (choices: readonly OfferedChoice[], wanted: string | null): OfferedChoice | undefined =>
  choices.length === 1 ? choices[0] : choices.find(({ choice }) => choice === wanted)
