import type { OrderStage } from './order-stage'

/** The four steps of the checkout in their order (spec 2, Checkout). */
export const STEPS = ['contact', 'shipping', 'payment', 'confirm'] as const

export type CheckoutStep = (typeof STEPS)[number]

/** A step's heading and its name in the progress list. */
export const STEP_TITLES: Readonly<Record<CheckoutStep, string>> = {
  contact: 'Contact',
  shipping: 'Shipping',
  payment: 'Payment',
  confirm: 'Confirm',
}

/** What decides how far a shopper may go. All of it is known from the server's cart. */
export type CheckoutFacts = {
  hasContact: boolean
  hasAddress: boolean
  /** Whether anything in the cart is sent to an address; services alone are not. */
  needsDelivery: boolean
  order: OrderStage
}

/** The steps this cart goes through: without goods to deliver nobody is asked for an address. */
export const stepsFor = ({ needsDelivery }: Pick<CheckoutFacts, 'needsDelivery'>): CheckoutStep[] =>
  STEPS.filter((step) => step !== 'shipping' || needsDelivery)

const isDone = (step: CheckoutStep, facts: CheckoutFacts): boolean => {
  switch (step) {
    case 'contact':
      return facts.hasContact
    case 'shipping':
      return facts.hasAddress
    case 'payment':
      return facts.order !== 'open'
    case 'confirm':
      return facts.order === 'placed'
  }
}

/** Whether a step can be opened: everything before it is done, and a placed order can only be looked at. */
export const isAllowed = (step: CheckoutStep, facts: CheckoutFacts): boolean => {
  if (facts.order === 'placed') return step === 'confirm'
  const steps = stepsFor(facts)
  const position = steps.indexOf(step)
  return position >= 0 && steps.slice(0, position).every((earlier) => isDone(earlier, facts))
}

/** The step to show when `wanted` is asked for: itself when allowed, else the first one that is not done yet. */
export const allowedStep = (wanted: CheckoutStep, facts: CheckoutFacts): CheckoutStep => {
  if (facts.order === 'placed') return 'confirm'
  if (isAllowed(wanted, facts)) return wanted
  return stepsFor(facts).find((step) => !isDone(step, facts)) ?? 'payment'
}

const neighbour = (step: CheckoutStep, facts: CheckoutFacts, distance: 1 | -1): CheckoutStep | undefined => {
  const steps = stepsFor(facts)
  const position = steps.indexOf(step)
  return position < 0 ? undefined : steps[position + distance]
}

/** The step after this one for this cart; none after the last. */
export const nextStep = (step: CheckoutStep, facts: CheckoutFacts): CheckoutStep | undefined =>
  neighbour(step, facts, 1)

/** The step before this one for this cart; none before the first. */
export const previousStep = (step: CheckoutStep, facts: CheckoutFacts): CheckoutStep | undefined =>
  neighbour(step, facts, -1)
