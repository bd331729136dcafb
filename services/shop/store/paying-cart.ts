import { eq } from 'drizzle-orm'
import { isEmailAddress } from '../../../shared/contact-details'
import type { Queries } from '../../database/open'
import type { PricedLine } from '../domain/pricing'
import { buyerOf, type Caller } from '../domain/buyer'
import { type Login, type PayingCart, termsRefusal } from '../payments/method-rules'
import { Problem } from '../domain/problem'
import { unpaidRefusal } from '../domain/suspicion'
import type { Totals } from '../domain/totals'
import type { Cart } from './carts'
import { paymentTermsAccounts } from './schema'
import { countUnpaid } from './waiting-orders'

/** The facts about a cart and its caller for the rules on payment methods. */
export async function payingCart(
  queries: Queries,
  { featureFlags, contactInfo, address, orderNumber }: Cart,
  { lines, totals }: { lines: PricedLine[]; totals: Totals },
  caller: Caller,
  now: Date,
): Promise<PayingCart> {
  const buyer = buyerOf(contactInfo, address)
  return {
    totalCents: totals.total,
    isAllShipped: lines.every(({ components }) => components.every(({ needsDelivery }) => needsDelivery)),
    featureFlags,
    termsRefusal: await readTermsRefusal(queries, caller.login),
    unpaidRefusal: unpaidRefusal(
      await countUnpaid(queries, orderNumber, buyer, caller, now),
      totals.total === 0,
    ),
  }
}

/** Throws with a sentence for the shopper unless the logged-in person's account may pay on terms. */
export async function assertTerms(queries: Queries, login: Login): Promise<void> {
  const refusal = await readTermsRefusal(queries, login)
  if (refusal !== null) throw new Problem('method_not_available', refusal)
}

async function readTermsRefusal(queries: Queries, login: Login): Promise<string | null> {
  const email = login?.verifiedEmail
  return termsRefusal(login, email !== undefined && (await isApproved(queries, email)))
}

async function isApproved(queries: Queries, email: string): Promise<boolean> {
  // Lower case maps some letters of other scripts to ASCII, which would turn another person's address into this one.
  if (!isEmailAddress(email)) return false
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
