import { STEPS, type CheckoutStep } from './flow'

/** The page of the checkout (spec 2: every path carries the prefix /za). */
export const CHECKOUT_PATH = '/za/checkout/'

/** How a provider's page says that a shopper left it: cancelled there, the bank's page closed, or the bank's refusal. */
const WAYS_BACK = ['cancelled', 'closed', 'failed'] as const
export type Returned = (typeof WAYS_BACK)[number]

/** The address of a step, relative to the site's origin. */
export const stepUrl = (step: CheckoutStep): string => `${CHECKOUT_PATH}?step=${step}`

/** The payment step for those who come back without having paid. */
export const returnedUrl = (how: Returned): string => `${stepUrl('payment')}&returned=${how}`

/** The step a query string names; null when it names none or one that does not exist. */
export const namedStep = (search: string): CheckoutStep | null => {
  const asked = new URLSearchParams(search).get('step')
  return STEPS.find((step) => step === asked) ?? null
}

/** The step a query string asks for; Contact when it asks for none. */
export const stepFromQuery = (search: string): CheckoutStep => namedStep(search) ?? 'contact'

/** Where a provider's page sends the shopper, as absolute addresses: after paying, and without having paid. */
export type ReturnAddresses = { success_url: string; cancel_url: string }

/** Back to the checkout on `origin`, the site's own, such as `https://www.example.com`. */
export const returnAddresses = (origin: string, cartId: string): ReturnAddresses => ({
  success_url: `${origin}${stepUrl('confirm')}&order=${encodeURIComponent(cartId)}`,
  cancel_url: `${origin}${stepUrl('payment')}&returned=1`,
})

const wayBack = (returned: string | null): Returned | null => {
  if (returned === '1') return 'cancelled'
  return WAYS_BACK.find((way) => way === returned) ?? null
}

/** Stitch adds `status` to the address it was given: `complete`, `closed` or `failed`. */
const stitchWayBack = (query: URLSearchParams): Returned | null => {
  const status = query.has('externalReference') ? query.get('status') : null
  if (status === null || status === 'complete') return null
  return status === 'failed' ? 'failed' : 'closed'
}

type Arrival = {
  /** The cart that the payment page names. */
  orderCartId: string | null
  /** How the shopper left that page, when it was without paying. It proves nothing: the shop is asked. */
  returned: Returned | null
}

/** What a payment page's return address says beside the step. */
export const readReturn = (search: string): Arrival => {
  const query = new URLSearchParams(search)
  return { orderCartId: query.get('order'), returned: wayBack(query.get('returned')) ?? stitchWayBack(query) }
}
