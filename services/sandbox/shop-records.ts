import { readReturnLines } from '../shop/store/order-record'
import { readDiscrepancies } from '../shop/payments/provider-reports'
import { desc, eq, inArray, sql } from 'drizzle-orm'
import { toRand } from '../../shared/money'
import type { Queries } from '../database/open'
import type { Suspicion } from '../shop/domain/suspicion'
import { standinCharges, standinSessions, standinWebhooks } from '../shop/payments/standin/schema'
import { readLeads } from '../shop/store/leads'
import { orderReturns, orders, payments, products } from '../shop/store/schema'
import { IS_WAITING, readHeld } from '../shop/store/waiting-orders'
import { readEntries } from '../shop/store/waitlist'
import type { RecordKind } from '../standins/kit/received'

type Records = Record<string, unknown>[]

/** What the shop has received. @param key opens the personal data that it has encrypted */
export const shopRecords = (key: Buffer): readonly RecordKind[] => [
  {
    name: 'orders',
    title: 'Orders',
    columns: ['number', 'contact', 'items', 'method', 'placed_at', 'status', 'total'],
    read: readOrders,
  },
  {
    name: 'waiting_orders',
    title: 'Waiting orders',
    columns: ['number', 'contact', 'method', 'kept_until', 'suspicious_because', 'total'],
    read: readWaitingOrders,
  },
  {
    name: 'stock_held',
    title: 'Stock on hold',
    columns: ['name', 'in_stock', 'held_unconfirmed', 'held'],
    read: readStockHeld,
  },
  {
    name: 'payments',
    title: 'Payments',
    columns: ['order_number', 'method', 'created_at', 'reason', 'status', 'amount'],
    read: readPayments,
  },
  {
    name: 'payment_discrepancies',
    title: 'Payment discrepancies',
    columns: ['problem', 'provider', 'order_number', 'noted_at', 'expected_amount', 'reported_amount'],
    read: readDiscrepancyRecords,
  },
  {
    name: 'returns',
    title: 'Returns',
    columns: ['reference', 'order_number', 'reason', 'wants', 'requested_at'],
    read: readReturnRecords,
  },
  {
    name: 'waitlist',
    title: 'Waitlist',
    columns: ['name', 'email', 'item', 'quantity', 'created_at'],
    read: (queries, limit) => readWaitlist(queries, key, limit),
  },
  {
    name: 'kept_leads',
    title: 'Leads in the shop',
    columns: ['email', 'first_name', 'last_name', 'phone', 'form', 'consented_at'],
    read: (queries, limit) => readKeptLeads(queries, key, limit),
  },
]

/** Orders with their items, buyer and payment method; amounts in rand. */
async function readOrders(queries: Queries, limit: number): Promise<Records> {
  const method = queries
    .selectDistinctOn([payments.orderNumber], { orderNumber: payments.orderNumber, method: payments.method })
    .from(payments)
    .orderBy(payments.orderNumber, desc(eq(payments.status, 'complete')), desc(payments.createdAt))
    .as('latest_payment')
  const rows = await queries
    .select({ order: orders, method: method.method })
    .from(orders)
    .leftJoin(method, eq(method.orderNumber, orders.number))
    .orderBy(desc(orders.placedAt), desc(orders.number))
    .limit(limit)
  return rows.map(({ order, method: paidBy }) => ({
    number: order.number,
    status: order.status,
    method: paidBy,
    total: toRand(order.snapshot.totals.total),
    items: order.snapshot.lines.map((line) => ({
      [line.kind === 'product' ? 'sku' : 'bundle_code']: line.code,
      name: line.name,
      quantity: line.quantity,
      unit_price: toRand(line.unitPriceCents),
      line_total: toRand(line.lineTotalCents),
    })),
    promo_code: order.snapshot.promoCode,
    contact: order.snapshot.contactInfo,
    address: order.snapshot.address,
    delivery: order.snapshot.delivery,
    shortfall: order.shortfall,
    cart_id: order.cartId,
    placed_at: order.placedAt.toISOString(),
    updated_at: order.updatedAt.toISOString(),
  }))
}

/** How the shop's owner reads why an order is suspicious. */
const REASONS: Readonly<Record<Suspicion, string>> = {
  many_from_visitor: 'This visitor has other orders that are not paid',
  many_from_mailbox: 'This mailbox has other orders that are not paid',
  many_from_phone: 'This phone number has other orders that are not paid',
  many_to_address: 'Other orders to this address are not paid',
  much_of_stock: 'Unpaid orders would hold more than half of a product',
  large_quantity: 'A very large quantity',
}

/** Orders that are not paid yet, why some are suspicious, and until when their products are held. */
async function readWaitingOrders(queries: Queries, limit: number): Promise<Records> {
  const rows = await queries
    .select({ order: orders, payment: payments })
    .from(payments)
    .innerJoin(orders, eq(orders.number, payments.orderNumber))
    .where(IS_WAITING)
    .orderBy(desc(payments.createdAt), desc(orders.number))
    .limit(limit)
  return rows.map(({ order, payment }) => ({
    number: order.number,
    method: payment.method,
    total: toRand(payment.amountCents),
    placed_at: payment.createdAt.toISOString(),
    kept_until: payment.expiresAt?.toISOString() ?? null,
    confirmed_at: payment.confirmedAt?.toISOString() ?? null,
    suspicious_because: payment.suspicions.map((suspicion) => REASONS[suspicion]).join('. '),
    holds: order.stockTaken,
    contact: order.snapshot.contactInfo,
    address: order.snapshot.address,
  }))
}

/** How much of each product waiting orders hold; orders that nobody confirmed hold `held_unconfirmed` of it. */
async function readStockHeld(queries: Queries, limit: number): Promise<Records> {
  const held = (await readHeld(queries)).slice(0, limit)
  const skus = held.map(({ sku }) => sku)
  const rows = skus.length ? await queries.select().from(products).where(inArray(products.sku, skus)) : []
  return held.map(({ sku, held: units, unconfirmed }) => ({
    sku,
    name: rows.find((product) => product.sku === sku)?.name ?? sku,
    in_stock: rows.find((product) => product.sku === sku)?.stock ?? null,
    held: units,
    held_unconfirmed: unconfirmed,
  }))
}

/** Payments of every method, with the embedded provider's own data where one took the payment; amounts in rand. */
async function readPayments(queries: Queries, limit: number): Promise<Records> {
  const charges = queries
    .select({ sessionId: standinCharges.sessionId, number: sql<string>`count(*)`.as('number') })
    .from(standinCharges)
    .groupBy(standinCharges.sessionId)
    .as('charges')
  const events = queries
    .select({ sessionId: standinWebhooks.sessionId, sent: sql<string>`sum(attempts)`.as('sent') })
    .from(standinWebhooks)
    .groupBy(standinWebhooks.sessionId)
    .as('events')
  const rows = await queries
    .select({ payment: payments, session: standinSessions, charges: charges.number, sent: events.sent })
    .from(payments)
    .leftJoin(standinSessions, eq(standinSessions.id, payments.providerId))
    .leftJoin(charges, eq(charges.sessionId, payments.providerId))
    .leftJoin(events, eq(events.sessionId, payments.providerId))
    .orderBy(desc(payments.createdAt), desc(payments.id))
    .limit(limit)
  return rows.map(({ payment, session, charges: number, sent }) => ({
    id: payment.id,
    order_number: payment.orderNumber,
    method: payment.method,
    status: payment.status,
    reason: payment.reason,
    amount: toRand(payment.amountCents),
    provider: session?.provider ?? null,
    provider_id: payment.providerId,
    provider_status: session?.status ?? null,
    charges: Number(number ?? 0),
    events_sent: Number(sent ?? 0),
    card_last_four: session?.cardLastFour ?? null,
    bank: session?.bank ?? null,
    instalment_plan: payment.instalmentPlan && {
      instalment: toRand(payment.instalmentPlan.instalment),
      number: payment.instalmentPlan.number,
      first_payment_on: payment.instalmentPlan.firstPaymentOn,
    },
    expires_at: payment.expiresAt?.toISOString() ?? null,
    created_at: payment.createdAt.toISOString(),
    updated_at: payment.updatedAt.toISOString(),
  }))
}

/** Events of providers that do not match the payment that the shop requested; amounts in rand. */
async function readDiscrepancyRecords(queries: Queries, limit: number): Promise<Records> {
  const rows = await readDiscrepancies(queries, limit)
  return rows.map((row) => ({
    problem: row.problem,
    provider: row.provider,
    outcome: row.outcome,
    payment_id: row.paymentId,
    order_number: row.orderNumber,
    reported_amount: row.reportedCents === null ? null : toRand(row.reportedCents),
    reported_currency: row.reportedCurrency,
    expected_amount: row.expectedCents === null ? null : toRand(row.expectedCents),
    noted_at: row.notedAt.toISOString(),
  }))
}

/** The items that shoppers want to return, and why. */
async function readReturnRecords(queries: Queries, limit: number): Promise<Records> {
  const requests = await queries
    .select()
    .from(orderReturns)
    .orderBy(desc(orderReturns.transitionId))
    .limit(limit)
  const withLines = await readReturnLines(queries, requests)
  return withLines.map(({ reference, orderNumber, reason, details, outcome, requestedAt, lines }) => ({
    reference,
    order_number: orderNumber,
    reason,
    wants: outcome,
    details,
    requested_at: requestedAt.toISOString(),
    items: lines.map(({ lineId, quantity }) => ({ id: lineId, quantity })),
  }))
}

/** Who waits for which item, and the consent that they gave. */
async function readWaitlist(queries: Queries, key: Buffer, limit: number): Promise<Records> {
  const entries = await readEntries(queries, key, limit)
  return entries.map((entry) => ({
    item: entry.item,
    kind: entry.kind,
    quantity: entry.quantity,
    name: entry.contact.name,
    email: entry.contact.email,
    phone: entry.contact.phone ?? null,
    consent_version: entry.consentVersion,
    consented_at: entry.consentedAt.toISOString(),
    marketing: entry.marketing,
    created_at: entry.createdAt.toISOString(),
    id: entry.id,
  }))
}

/** The leads that no CRM took. */
async function readKeptLeads(queries: Queries, key: Buffer, limit: number): Promise<Records> {
  const leads = await readLeads(queries, key, limit)
  return leads.map(({ id, form, answers: { campaign, ...answers }, consentVersion, createdAt, sentAt }) => ({
    form,
    ...answers,
    ...campaign,
    consent_version: consentVersion,
    consented_at: createdAt.toISOString(),
    mailed_at: sentAt?.toISOString() ?? null,
    id,
  }))
}
