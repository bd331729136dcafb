import { DAY_MS } from '../../../shared/sast-date'
import { and, eq, gte, inArray, isNotNull, isNull, ne, notInArray, or, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../database/open'
import { type Buyer, buyerOf, type Caller, mailboxOf } from '../domain/buyer'
import { type OrderSnapshot, type Units, unitsNeeded } from '../domain/order'
import type { PaymentStatus } from '../domain/order-state'
import {
  hasManyUnpaidPages,
  type Shared,
  type Suspicion,
  suspicionsOf,
  takesOverHalf,
  type Unpaid,
} from '../domain/suspicion'
import { WAITING_MS, type WaitingMethod } from './payment-rows'
import { orders, payments, products } from './schema'
import { heldByOthers } from './stock'

/** Methods whose orders are placed before they are paid, and the free one, whose orders only wait for a confirmation. */
const METHODS = [...(Object.keys(WAITING_MS) as WaitingMethod[]), 'Free' as const]
/** No money arrived yet. */
const UNPAID: PaymentStatus[] = ['pending', 'declined', 'cancelled', 'expired']

/** Payments that wait for their money or a confirmation, of orders that have taken stock. */
export const IS_WAITING = and(eq(payments.status, 'pending'), inArray(payments.method, METHODS))
const IS_UNCONFIRMED = isNull(payments.confirmedAt)
/** Free orders without a confirmation, which anybody can place in anybody's name. */
const IS_FREE_UNCONFIRMED = and(eq(payments.method, 'Free'), IS_UNCONFIRMED)

/** Why an order is suspicious whose stock was just taken in this transaction. */
export async function findSuspicions(
  tx: Queries,
  orderNumber: string,
  { lines, contactInfo, address }: OrderSnapshot,
  caller: Caller,
  now: Date,
): Promise<Suspicion[]> {
  const units = unitsNeeded(lines)
  const unconfirmed = await readUnconfirmed(tx, orderNumber)
  const stocked = await readStock(tx, units)
  const goods = units.map(({ sku, quantity }) => ({
    quantity,
    stock: (stocked.get(sku) ?? 0) + quantity,
    unconfirmed: unconfirmed.get(sku) ?? 0,
  }))
  const buyer = buyerOf(contactInfo, address)
  const others = and(or(IS_WAITING, and(IS_FREE_UNCONFIRMED, isOfToday(now))), ne(orders.number, orderNumber))
  return suspicionsOf({ waiting: await countShared(tx, orders.number, buyer, caller, others), goods })
}

/** The caller's payments of the last day that were not confirmed in time. */
export async function countUnconfirmed(
  tx: Queries,
  { contactInfo, address }: OrderSnapshot,
  caller: Caller,
  now: Date,
): Promise<number> {
  const neededConfirmation = and(isNotNull(payments.confirmBy), IS_UNCONFIRMED)
  const isExpired = and(neededConfirmation, eq(payments.status, 'expired'), isOfToday(now))
  const buyer = buyerOf(contactInfo, address)
  // Payments, not orders, because an unconfirmed order can be placed again.
  return ofCaller(await countShared(tx, payments.id, buyer, caller, isExpired), buyer, caller)
}

/**
 * Whether an order holds stock while its shopper is on a payment page. A caller with many unpaid pages holds none when the
 * order takes much of a product; the money then buys whatever is in stock when it arrives. The products are locked.
 */
export async function holdsStockWhilePaying(
  tx: Queries,
  orderNumber: string,
  { lines, contactInfo, address }: OrderSnapshot,
  caller: Caller,
  now: Date,
): Promise<boolean> {
  const isUnpaid = and(notInArray(payments.method, METHODS), inArray(payments.status, UNPAID), isOfToday(now))
  // Payment pages, not orders, because one cart can open several pages in turn.
  const buyer = buyerOf(contactInfo, address)
  const unpaid = await countShared(tx, payments.id, buyer, caller, isUnpaid)
  if (!hasManyUnpaidPages(ofCaller(unpaid, buyer, caller))) return true
  const units = unitsNeeded(lines)
  const unconfirmed = await readUnconfirmed(tx, orderNumber)
  const stocked = await readStock(tx, units)
  const onPages = await heldByOthers(tx, orderNumber, units, now)
  const goods = units.map(({ sku, quantity }) => {
    const held = onPages.get(sku) ?? 0
    return {
      quantity,
      stock: (stocked.get(sku) ?? Infinity) - held,
      unconfirmed: (unconfirmed.get(sku) ?? 0) + held,
    }
  })
  return !takesOverHalf(goods)
}

/** Units that unpaid, unconfirmed orders of others took from stock, by sku. */
async function readUnconfirmed(tx: Queries, orderNumber: string): Promise<Map<string, number>> {
  const held = await readHeld(tx, ne(orders.number, orderNumber))
  return new Map(held.map(({ sku, unconfirmed }) => [sku, unconfirmed]))
}

/** What is in stock, by sku. */
async function readStock(tx: Queries, units: Units[]): Promise<Map<string, number | null>> {
  if (units.length === 0) return new Map()
  const skus = units.map(({ sku }) => sku)
  const { sku, stock } = products
  const rows = await tx.select({ sku, stock }).from(products).where(inArray(products.sku, skus))
  return new Map(rows.map((product) => [product.sku, product.stock]))
}

/** The caller's other orders of the last day that were placed before they were paid or confirmed, and still are not. */
export async function countUnpaid(
  queries: Queries,
  orderNumber: string | null,
  buyer: Buyer,
  caller: Caller,
  now: Date,
): Promise<Unpaid> {
  const isWaiting = and(inArray(payments.method, METHODS), ne(orders.status, 'complete'))
  const isUnpaid = and(
    or(isWaiting, IS_FREE_UNCONFIRMED),
    isOfToday(now),
    orderNumber === null ? undefined : ne(orders.number, orderNumber),
  )
  const unconfirmed = await countShared(queries, orders.number, buyer, caller, and(isUnpaid, IS_UNCONFIRMED))
  const all = await countShared(queries, orders.number, buyer, caller, isUnpaid)
  return { unconfirmed: ofCaller(unconfirmed, buyer, caller), buyer: all.buyer }
}

/**
 * The counted orders that the caller is responsible for: all of the visitor's. Thousands may share one address of a mobile
 * network, so a person who is logged in with the order's mailbox is only responsible for their own.
 */
const ofCaller = (counted: Shared, { mailbox }: Buyer, { login }: Caller): number => {
  const verified = login?.verifiedEmail
  return verified !== undefined && mailboxOf(verified) === mailbox ? counted.buyer : counted.visitor
}

const isOfToday = (now: Date): SQL => gte(payments.createdAt, new Date(now.getTime() - DAY_MS))

/** Counts the orders or payments that meet a condition, by what they share with the caller. */
async function countShared(
  queries: Queries,
  counted: typeof orders.number | typeof payments.id,
  { mailbox, phone, deliveredTo }: Buyer,
  { visitor, isTryingOut }: Caller,
  condition: SQL | undefined,
): Promise<Shared> {
  const none = { visitor: 0, mailbox: 0, phone: 0, deliveredTo: 0, buyer: 0 }
  if (isTryingOut) return none
  const same = {
    visitor: visitor === null ? undefined : eq(orders.visitor, visitor),
    mailbox: mailbox === null ? undefined : eq(orders.mailbox, mailbox),
    phone: phone === null ? undefined : eq(orders.phone, phone),
    deliveredTo: deliveredTo === null ? undefined : eq(orders.deliveredTo, deliveredTo),
  }
  const isSame = or(...Object.values(same))
  if (!isSame) return none
  const count = (isThis: SQL | undefined) =>
    sql`count(distinct ${counted}) filter (where ${isThis ?? sql`false`})`.mapWith(Number)
  const [row] = await queries
    .select({
      visitor: count(same.visitor),
      mailbox: count(same.mailbox),
      phone: count(same.phone),
      deliveredTo: count(same.deliveredTo),
      buyer: count(same.visitor && and(same.visitor, or(same.mailbox, same.phone))),
    })
    .from(orders)
    .innerJoin(payments, eq(payments.orderNumber, orders.number))
    .where(and(isSame, condition))
  return row ?? none
}

/** Units of waiting orders by product; `unconfirmed`: those of orders that nobody confirmed. */
export async function readHeld(
  queries: Queries,
  condition?: SQL,
): Promise<{ sku: string; held: number; unconfirmed: number }[]> {
  const taken = sql`jsonb_to_recordset(${orders.stockTaken}) as taken(sku text, quantity integer)`
  const sum = (isThis: SQL) => sql`coalesce(sum(taken.quantity) filter (where ${isThis}), 0)`.mapWith(Number)
  const sku = sql<string>`taken.sku`
  return queries
    .select({ sku, held: sum(sql`true`), unconfirmed: sum(isNull(payments.confirmedAt)) })
    .from(payments)
    .innerJoin(orders, eq(orders.number, payments.orderNumber))
    .crossJoin(taken)
    .where(and(IS_WAITING, condition))
    .groupBy(sku)
    .orderBy(sku)
}
