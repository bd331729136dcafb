import { namedStep as namedOf } from '../forms/steps'
import { CHECKOUT_PATH, type Returned } from '../../shared/orders'
import { STEPS, type CheckoutStep } from './flow'

/** How a provider's page says that a shopper left it. */
const RETURNED: readonly Returned[] = ['cancelled', 'closed', 'failed']

/** The address of a step, relative to the site's origin. */
export const stepUrl = (step: CheckoutStep): string => `${CHECKOUT_PATH}?step=${step}`

/** The address of the payment step for a shopper who returns without having paid. */
export const returnedUrl = (how: Returned): string => `${stepUrl('payment')}&returned=${how}`

/** The step that a query names; null when it names none or an unknown one. */
export const namedStep = (search: string): CheckoutStep | null => namedOf<CheckoutStep>(STEPS, search)

/** The step that a query names, else Contact. */
export const stepFromQuery = (search: string): CheckoutStep => namedStep(search) ?? 'contact'

/** The absolute addresses to which a provider's page returns the shopper: after paying, and without having paid. */
export type ReturnAddresses = { success_url: string; cancel_url: string }

/** The return addresses in the checkout. The shop adds the payment's id. @param origin of the site, such as `https://www.example.com` */
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
  /** The payment of the payment page. Anybody can write an id into an address, so it shows the outcome only. */
  paymentId: string | null
  /** How the shopper left that page without paying. It proves nothing, so the shop is asked. */
  returned: Returned | null
}

/** Reads the payment and the way of return from the address. */
export const readReturn = (search: string): Arrival => {
  const query = new URLSearchParams(search)
  return {
    paymentId: query.get('payment'),
    returned: parseReturned(query.get('returned')) ?? parseStitchReturned(query),
  }
}

/** Whether a provider's page, or an older page of ours, has added to the query. */
export const isReturn = (search: string): boolean => {
  const query = new URLSearchParams(search)
  return query.has('payment') || query.has('order')
}

/** The address of the step without the additions of a provider's page. */
export const arrivalUrl = (search: string): string => {
  const { returned } = readReturn(search)
  return returned ? returnedUrl(returned) : stepUrl(stepFromQuery(search))
}

/** The same address, with the id of a payment that another browser began. */
export const foreignUrl = (search: string): string => {
  const { paymentId } = readReturn(search)
  return `${arrivalUrl(search)}&payment=${encodeURIComponent(paymentId ?? '')}`
}
