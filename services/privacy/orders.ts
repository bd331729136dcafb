import { and, eq, inArray, isNotNull, lt, or, type SQL, sql } from 'drizzle-orm'
import { addressLines } from '../../shared/orders'
import { DAY_MS, formatDay } from '../../shared/sast-date'
import type { Queries } from '../database/open'
import {
  invoices,
  orderMails,
  orderReturnLines,
  orderReturns,
  orders,
  payments,
  paymentTransitions,
  stockHolds,
} from '../shop/store/schema'
import { paymentDiscrepancies } from '../shop/payments/provider-reports'
import { toRand } from '../../shared/money'
import { findInvoice, type Invoice, type InvoiceRecipient, readOrderRecord } from '../shop/store/order-record'
import { lockCart } from '../shop/store/carts'
import { findOrder, type Order, type OrderWithPayment } from '../shop/store/orders'
import { isMailbox, type Place, type Subject, YEAR_MS } from './place'

/** The Tax Administration Act, s29, and the VAT Act, s55, require the records of a sale for five years. */
const KEPT_MS = 5 * YEAR_MS
/** An invoice above this names its buyer (VAT Act s20(4) and (5)). */
const FULL_INVOICE_CENTS = 5_000_00
/** After this time an order counts as delivered even without a record of the delivery, because no parcel travels longer. */
const ON_THE_WAY_MS = 60 * DAY_MS

const emailIn = (snapshot: typeof orders.snapshot | typeof payments.snapshot): SQL =>
  sql`${snapshot} #>> '{contactInfo,email}'`

/** An order belongs to somebody if it or one of its payment attempts names their mailbox. */
async function numbersOf(queries: Queries, subject: Subject): Promise<string[]> {
  const rows = await queries
    .selectDistinct({ number: orders.number })
    .from(orders)
    .leftJoin(payments, eq(payments.orderNumber, orders.number))
    .where(or(isMailbox(emailIn(orders.snapshot), subject), isMailbox(emailIn(payments.snapshot), subject)))
  return rows.map(({ number }) => number).sort()
}

/** Carts whose orders are paid, packed or in transit: they need the address until they are delivered. */
export async function cartsUnderWay(queries: Queries, subject: Subject, now: Date): Promise<string[]> {
  const carts: string[] = []
  for (const number of await numbersOf(queries, subject)) {
    const found = await findOrder(queries, number)
    if (found && (await stillNeedsAddress(queries, found, now))) carts.push(found.order.cartId)
  }
  return carts
}

async function stillNeedsAddress(
  queries: Queries,
  { order, payment }: OrderWithPayment,
  now: Date,
): Promise<boolean> {
  if (order.status === 'pending') return payment.status === 'pending' || payment.status === 'authorised'
  if (payment.status === 'refund_due') return true
  if (order.status !== 'complete' || now.getTime() - order.placedAt.getTime() > ON_THE_WAY_MS) return false
  const { fulfilment } = await readOrderRecord(queries, order.number)
  return !fulfilment.some(({ step }) => step === 'delivered' || step === 'done')
}

export const orderPlace: Place = {
  name: 'orders',
  tables: [
    'orders',
    'payments',
    'payment_transitions',
    'invoices',
    'order_mails',
    'order_returns',
    'order_return_lines',
    'stock_holds',
    'payment_discrepancies',
  ],
  kept: 'five years after the order, for tax law',

  async find(queries, subject) {
    const found: object[] = []
    for (const number of await numbersOf(queries, subject)) {
      const [order] = await queries.select().from(orders).where(eq(orders.number, number))
      if (order) found.push(await describe(queries, order))
    }
    return found
  },

  async erase(tx, subject, now) {
    const kept: string[] = []
    let erased = 0
    for (const number of await numbersOf(tx, subject)) {
      const [known] = await tx.select().from(orders).where(eq(orders.number, number))
      if (!known) continue
      await lockCart(tx, known.cartId)
      const found = await findOrder(tx, number)
      if (found && (await stillNeedsAddress(tx, found, now))) {
        kept.push(
          `Order ${number} is under way and needs its address. Erase again once it is handed over or has ended.`,
        )
        continue
      }
      const sentence = await forgetBuyer(tx, known, now)
      if (sentence) kept.push(sentence)
      erased += 1
    }
    return { erased, kept }
  },

  async forget(tx, now) {
    const isOld = lt(orders.placedAt, new Date(now.getTime() - KEPT_MS))
    const old = await tx.select({ number: orders.number }).from(orders).where(isOld)
    if (old.length === 0) return 0
    const numbers = old.map(({ number }) => number)
    for (const table of [
      orderReturnLines,
      orderReturns,
      orderMails,
      invoices,
      stockHolds,
      paymentDiscrepancies,
      paymentTransitions,
      payments,
    ]) {
      await tx.delete(table).where(inArray(table.orderNumber, numbers))
    }
    await tx.delete(orders).where(inArray(orders.number, numbers))
    return numbers.length
  },
}

/** Removes the buyer from an order. @returns a sentence on the data that a law retains */
async function forgetBuyer(tx: Queries, order: Order, now: Date): Promise<string | undefined> {
  const { number, snapshot } = order
  const isThis = eq(payments.orderNumber, number)
  const invoice = await findInvoice(tx, number)
  const recipient = invoice && namedByLaw(invoice, order, now)
  if (invoice)
    await tx
      .update(invoices)
      .set({ recipient: recipient ?? null })
      .where(eq(invoices.orderNumber, number))
  const nobody = { contactInfo: null, address: null }
  await tx
    .update(orders)
    .set({
      snapshot: { ...snapshot, ...nobody },
      mailbox: null,
      phone: null,
      deliveredTo: null,
      visitor: null,
    })
    .where(eq(orders.number, number))
  const forgotten = sql`${payments.snapshot} || ${JSON.stringify(nobody)}::jsonb`
  await tx.update(payments).set({ snapshot: forgotten, returnAddresses: null }).where(isThis)
  await tx.update(orderReturns).set({ details: '' }).where(eq(orderReturns.orderNumber, number))
  await tx
    .update(orderMails)
    .set({ nextAttemptAt: null, lastError: null })
    .where(
      and(
        eq(orderMails.orderNumber, number),
        or(isNotNull(orderMails.nextAttemptAt), isNotNull(orderMails.lastError)),
      ),
    )
  if (!invoice || !recipient) return undefined
  const until = formatDay(new Date(invoice.issuedAt.getTime() + KEPT_MS).toISOString().slice(0, 10))
  return `The invoice of order ${number} names its buyer until ${until} (VAT Act s20 and s55).`
}

/** The buyer that an invoice has to name; undefined where the law requires none. */
function namedByLaw(
  { issuedAt, recipient }: Invoice,
  { snapshot: { contactInfo, address, totals } }: Order,
  now: Date,
): InvoiceRecipient | undefined {
  if (now.getTime() - issuedAt.getTime() > KEPT_MS) return undefined
  if (totals.total <= FULL_INVOICE_CENTS && !recipient?.vatNumber) return undefined
  const buyer = contactInfo ? `${contactInfo.first_name} ${contactInfo.last_name}` : ''
  return {
    name: recipient?.name || buyer,
    address: recipient?.address || (address ? addressLines(address).join(', ') : ''),
    vatNumber: recipient?.vatNumber ?? '',
  }
}

async function describe(queries: Queries, { number, status, placedAt, snapshot }: Order): Promise<object> {
  const { lines, totals, promoCode, contactInfo, address } = snapshot
  const paid = await queries.select().from(payments).where(eq(payments.orderNumber, number))
  const invoice = await findInvoice(queries, number)
  const mails = await queries.select().from(orderMails).where(eq(orderMails.orderNumber, number))
  const { returns, fulfilment } = await readOrderRecord(queries, number)
  return {
    number,
    status,
    placed_at: placedAt.toISOString(),
    contact: contactInfo,
    address,
    promo_code: promoCode,
    items: lines.map(({ name, quantity, lineTotalCents }) => ({
      name,
      quantity,
      total: toRand(lineTotalCents),
    })),
    total: toRand(totals.total),
    payments: paid.map((payment) => ({
      method: payment.method,
      status: payment.status,
      amount: toRand(payment.amountCents),
      contact: payment.snapshot.contactInfo,
      at: payment.createdAt.toISOString(),
    })),
    invoice_named: invoice?.recipient ?? null,
    fulfilment: fulfilment.map(({ step, at }) => ({ step, at: at.toISOString() })),
    returns: returns.map(({ reference, reason, details }) => ({ reference, reason, details })),
    mails: mails.map(({ kind, sentAt }) => ({ kind, sent_at: sentAt?.toISOString() ?? null })),
  }
}
