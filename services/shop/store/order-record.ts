import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm'
import { type FulfilmentStep, isFulfilmentStep } from '../../../shared/orders'
import type { Queries } from '../../database/open'
import { invoiceCounter, invoices, orderReturnLines, orderReturns, paymentTransitions } from './schema'

/** A business that requested its name on its invoice. Fields that were left out are empty. */
export interface InvoiceRecipient {
  name: string
  /** On one line. */
  address: string
  /** Of a registered vendor (VAT Act s20(4)(c)). */
  vatNumber: string
}

/** The printed number. The law requires a separate serial number for invoices (VAT Act s20(4)(d)). */
export const invoiceNumber = (serial: number): string => `INV${serial}`

export type Invoice = typeof invoices.$inferSelect

/**
 * Gives a paid order the next invoice number. The counter stays locked until the transaction ends, so that the numbers have no
 * gaps and follow the payments; therefore it must be a transaction's last lock.
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

/** Names the business on the invoice; number and date do not change. */
export async function nameRecipient(
  queries: Queries,
  orderNumber: string,
  recipient: InvoiceRecipient,
): Promise<void> {
  await queries.update(invoices).set({ recipient }).where(eq(invoices.orderNumber, orderNumber))
}

type Request = typeof orderReturns.$inferSelect

export type OrderReturn = Request & { lines: { lineId: string; quantity: number }[] }

/** The shopper's return requests, oldest first. */
async function readReturns(queries: Queries, orderNumber: string): Promise<OrderReturn[]> {
  const requests = await queries
    .select()
    .from(orderReturns)
    .where(eq(orderReturns.orderNumber, orderNumber))
    .orderBy(asc(orderReturns.transitionId))
  return readReturnLines(queries, requests)
}

/** The same requests with their lines. */
export async function readReturnLines(queries: Queries, requests: Request[]): Promise<OrderReturn[]> {
  if (requests.length === 0) return []
  const references = requests.map(({ reference }) => reference)
  const all = await queries
    .select()
    .from(orderReturnLines)
    .where(inArray(orderReturnLines.reference, references))
  return requests.map((request) => ({
    ...request,
    lines: all
      .filter(({ reference }) => reference === request.reference)
      .map(({ lineId, quantity }) => ({ lineId, quantity })),
  }))
}

/** Stores a return request and returns its new reference. The caller holds the lock of the cart. */
export async function addReturn(
  tx: Queries,
  { lines, ...request }: Omit<OrderReturn, 'reference'>,
): Promise<OrderReturn> {
  const reference = sql<string>`'RT' || nextval('return_number_sequence')`
  const [row] = await tx
    .insert(orderReturns)
    .values({ ...request, reference })
    .returning()
  if (!row) throw new Error(`The return of order ${request.orderNumber} was not stored.`)
  const { orderNumber } = row
  await tx
    .insert(orderReturnLines)
    .values(lines.map((line) => ({ ...line, orderNumber, reference: row.reference })))
  return { ...row, lines }
}

/** What happened to an order after it was placed. */
export interface OrderRecord {
  paidAt: Date | null
  /** In the order of events. */
  fulfilment: { step: FulfilmentStep; at: Date }[]
  invoiceNumber: string | null
  returns: OrderReturn[]
}

export const EMPTY_RECORD: OrderRecord = { paidAt: null, fulfilment: [], invoiceNumber: null, returns: [] }

/** @param until the id of a change: later events are left out */
export async function readOrderRecord(
  queries: Queries,
  orderNumber: string,
  until = Number.MAX_SAFE_INTEGER,
): Promise<OrderRecord> {
  const { id, orderNumber: order, event, orderStatus, happenedAt } = paymentTransitions
  const changes = await queries
    .select({ event, orderStatus, happenedAt })
    .from(paymentTransitions)
    .where(and(eq(order, orderNumber), lte(id, until)))
    .orderBy(asc(id))
  const paid = changes.find((change) => change.orderStatus === 'complete')
  const invoice = await findInvoice(queries, orderNumber)
  return {
    paidAt: paid?.happenedAt ?? null,
    fulfilment: changes.flatMap((change) =>
      isFulfilmentStep(change.event) ? [{ step: change.event, at: change.happenedAt }] : [],
    ),
    invoiceNumber: invoice ? invoiceNumber(invoice.number) : null,
    returns: await readReturns(queries, orderNumber),
  }
}
