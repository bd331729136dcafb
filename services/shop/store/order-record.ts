import { and, asc, eq, lte } from 'drizzle-orm'
import { type FulfilmentStep, isFulfilmentStep } from '../../../shared/orders'
import type { Queries } from '../../database/open'
import { invoiceNumber } from '../domain/invoice'
import { findInvoice } from './invoices'
import { type OrderReturn, readReturns } from './order-returns'
import { paymentTransitions } from './schema'

/** What happened to an order after it was placed. */
export interface OrderRecord {
  paidAt: Date | null
  /** In the order in which it happened. */
  fulfilment: { step: FulfilmentStep; at: Date }[]
  invoiceNumber: string | null
  returns: OrderReturn[]
}

export const EMPTY_RECORD: OrderRecord = { paidAt: null, fulfilment: [], invoiceNumber: null, returns: [] }

/** @param until the id of a change: nothing that happened after it counts */
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
