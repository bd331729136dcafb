import { eq } from 'drizzle-orm'
import type { Queries } from '../../database/open'
import type { PricedLine } from '../domain/priced-lines'
import { PAYMENT_TERMS_FLAG, type PayingCart } from '../domain/payment-methods'
import type { Totals } from '../domain/totals'
import type { Cart } from './carts'
import { paymentTermsAccounts } from './schema'

/** What the rules on payment methods ask about a cart. */
export async function payingCart(
  queries: Queries,
  { featureFlags, contactInfo }: Cart,
  { lines, totals }: { lines: PricedLine[]; totals: Totals },
): Promise<PayingCart> {
  const asksForTerms = featureFlags.includes(PAYMENT_TERMS_FLAG)
  return {
    totalCents: totals.total,
    isAllShipped: lines.every(({ components }) => components.every(({ needsDelivery }) => needsDelivery)),
    featureFlags,
    hasApprovedTerms: asksForTerms && contactInfo !== null && (await isApproved(queries, contactInfo.email)),
  }
}

async function isApproved(queries: Queries, email: string): Promise<boolean> {
  const found = await queries
    .select()
    .from(paymentTermsAccounts)
    .where(eq(paymentTermsAccounts.email, email.toLowerCase()))
  return found.length > 0
}

/** The back office's decision on an account, by its address. */
export async function approveTerms(queries: Queries, email: string, now: Date): Promise<void> {
  await queries
    .insert(paymentTermsAccounts)
    .values({ email: email.toLowerCase(), approvedAt: now })
    .onConflictDoNothing()
}

export async function withdrawTerms(queries: Queries, email: string): Promise<void> {
  await queries.delete(paymentTermsAccounts).where(eq(paymentTermsAccounts.email, email.toLowerCase()))
}
