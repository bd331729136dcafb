import { namedStep as namedOf } from '../forms/steps'
import type { Returned } from '../../shared/orders'
import { STEPS, type CheckoutStep } from './flow'

/** The page of the checkout (spec 2: every path carries the prefix /za). */
export const CHECKOUT_PATH = '/za/checkout/'

/** How a provider's page says that a shopper left it. */
const RETURNED: readonly Returned[] = ['cancelled', 'closed', 'failed']

/** The address of a step, relative to the site's origin. */
export const stepUrl = (step: CheckoutStep): string => `${CHECKOUT_PATH}?step=${step}`

/** The payment step for those who come back without having paid. */
export const returnedUrl = (how: Returned): string => `${stepUrl('payment')}&returned=${how}`

/** The step a query string names; null when it names none or one that does not exist. */
export const namedStep = (search: string): CheckoutStep | null => namedOf<CheckoutStep>(STEPS, search)

/** The step a query string asks for; Contact when it asks for none. */
export const stepFromQuery = (search: string): CheckoutStep => namedStep(search) ?? 'contact'

/** Where a provider's page sends the shopper, as absolute addresses: after paying, and without having paid. */
export type ReturnAddresses = { success_url: string; cancel_url: string }

/** Back to the checkout on `origin`, the site's own, such as `https://www.example.com`. The shop adds the payment's id. */
export const returnAddresses = (origin: string): ReturnAddresses => ({
  success_url: `${origin}${stepUrl('confirm')}`,
  cancel_url: `${origin}${stepUrl('payment')}&returned=1`,
})

const parseReturned = (returned: string | null): Returned | null => {
  if (returned === '1') return 'cancelled'
  return RETURNED.find((way) => way === returned) ?? null
}

/** Stitch adds `status` to the address it was given: `complete`, `closed` or `failed`. */
const parseStitchReturned = (query: URLSearchParams): Returned | null => {
  const status = query.has('externalReference') ? query.get('status') : null
  if (status === null || status === 'complete') return null
  return status === 'failed' ? 'failed' : 'closed'
}

type Arrival = {
  /** The payment that the payment page was about. Anybody can write one there: it shows what became of it, and no more. */
  paymentId: string | null
  /** How the shopper left that page, when it was without paying. It proves nothing: the shop is asked. */
  returned: Returned | null
}

/** What a payment page's return address says beside the step. */
export const readReturn = (search: string): Arrival => {
  const query = new URLSearchParams(search)
  return {
    paymentId: query.get('payment'),
    returned: parseReturned(query.get('returned')) ?? parseStitchReturned(query),
  }
}

/** Whether a query string holds what a provider's page, or an older page of ours, has added to a step's address. */
export const isReturn = (search: string): boolean => {
  const query = new URLSearchParams(search)
  return query.has('payment') || query.has('order')
}

/** The address of the step that a provider's page leads back to, without what that page has added to it. */
export const arrivalUrl = (search: string): string => {
  const { returned } = readReturn(search)
  return returned ? returnedUrl(returned) : stepUrl(stepFromQuery(search))
}

/** The same where only the payment is known: another browser began it. */
export const foreignUrl = (search: string): string => {
  const { paymentId } = readReturn(search)
  return `${arrivalUrl(search)}&payment=${encodeURIComponent(paymentId ?? '')}`
}
