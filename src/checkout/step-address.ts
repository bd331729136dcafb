import { STEPS, type CheckoutStep } from './flow'

/** The page of the checkout (spec 2: every path carries the prefix /za). */
const CHECKOUT_PATH = '/za/checkout/'

/** The address of a step, relative to the site's origin. */
export const stepUrl = (step: CheckoutStep): string => `${CHECKOUT_PATH}?step=${step}`

/** The step a query string asks for; Contact when it names none or one that does not exist. */
export const stepFromQuery = (search: string): CheckoutStep => {
  const asked = new URLSearchParams(search).get('step')
  return STEPS.find((step) => step === asked) ?? 'contact'
}

/** Where the payment page sends the shopper, as absolute addresses on `origin`. */
export const returnAddresses = (origin: string, cartId: string) => ({
  success_url: `${origin}${stepUrl('confirm')}&order=${encodeURIComponent(cartId)}`,
  cancel_url: `${origin}${stepUrl('payment')}&returned=1`,
})

/** What the payment page's return address says beside the step. */
export const readReturn = (search: string): { orderCartId: string | null; returned: boolean } => {
  const query = new URLSearchParams(search)
  return { orderCartId: query.get('order'), returned: query.get('returned') === '1' }
}
