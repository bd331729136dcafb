import { eq, sql } from 'drizzle-orm'
import type { Queries } from '../../database/open'
import { type InvoiceRecipient } from '../domain/invoice'
import { invoiceCounter, invoices } from './schema'

export type Invoice = typeof invoices.$inferSelect

/**
 * Gives a paid order the next invoice number. The counter is locked until the transaction ends, so that the numbers have no
 * gaps and follow the payments: it must be the last lock that a transaction takes.
 */
export async function issueInvoice(tx: Queries, orderNumber: string, now: Date): Promise<void> {
  const [counter] = await tx
    .update(invoiceCounter)
    .set({ last: sql`${invoiceCounter.last} + 1` })
    .returning({ number: invoiceCounter.last })
  if (!counter) throw new Error('The invoice counter is missing.')
  await tx.insert(invoices).values({ number: counter.number, orderNumber, issuedAt: now })
}

export async function findInvoice(queries: Queries, orderNumber: string): Promise<Invoice | undefined> {
  const [invoice] = await queries.select().from(invoices).where(eq(invoices.orderNumber, orderNumber))
  return invoice
}

/** Names the business the invoice is for; number and date stay as they are. */
export async function nameRecipient(
  queries: Queries,
  orderNumber: string,
  recipient: InvoiceRecipient,
): Promise<void> {
  await queries.update(invoices).set({ recipient }).where(eq(invoices.orderNumber, orderNumber))
}
