import type { Payment } from '../store/orders'
import { providerOf, usesPage } from './methods'
import type { ProviderReport } from './provider'

/** The money of every payment that the shop asks for. */
const CURRENCY = 'ZAR'

/** What in a provider's report does not fit the payment that the shop asked for. */
export type DiscrepancyProblem =
  | 'unknown_payment'
  | 'wrong_provider'
  | 'wrong_page'
  | 'wrong_currency'
  | 'wrong_amount'

/**
 * The first thing that does not fit; undefined when all does. A provider speaks of its own payments alone, and of the page
 * that the shop opened for it; money that it took is the amount that was asked for. What it leaves out is taken as asked for.
 */
export function discrepancyOf(
  { method, providerId, amountCents }: Pick<Payment, 'method' | 'providerId' | 'amountCents'>,
  { provider, pageId, state }: ProviderReport,
): DiscrepancyProblem | undefined {
  if (!usesPage(method) || providerOf(method) !== provider) return 'wrong_provider'
  if (pageId !== undefined && providerId !== null && pageId !== providerId) return 'wrong_page'
  if (state.kind !== 'succeeded') return undefined
  if ((state.currency ?? CURRENCY) !== CURRENCY) return 'wrong_currency'
  return state.amountCents === amountCents ? undefined : 'wrong_amount'
}
