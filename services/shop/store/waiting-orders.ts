import { and, eq, gte, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../database/open'
import { type Buyer, buyerOf } from '../domain/buyer'
import type { Caller } from '../domain/caller'
import { type OrderSnapshot, unitsNeeded } from '../domain/order'
import { type Shared, type Suspicion, suspicionsOf } from '../domain/suspicion'
import { WAITING_MS, type WaitingMethod } from './deadlines'
import { orders, payments, products } from './schema'

const METHODS = Object.keys(WAITING_MS) as WaitingMethod[]
const DAY_MS = 24 * 3_600_000

/** Payments that wait for their money, of orders whose goods are taken. */
export const IS_WAITING = and(eq(payments.status, 'pending'), inArray(payments.method, METHODS))

/** Why nobody vouches for an order whose goods were just taken in this transaction. */
export async function findSuspicions(
  tx: Queries,
  orderNumber: string,
  { lines, contactInfo, address }: OrderSnapshot,
  caller: Caller,
): Promise<Suspicion[]> {
  const units = unitsNeeded(lines)
  const unconfirmed = new Map(
    (await readHeld(tx, ne(orders.number, orderNumber))).map(({ sku, unconfirmed: held }) => [sku, held]),
  )
  const shelf = units.length
    ? await tx
        .select({ sku: products.sku, stock: products.stock })
        .from(products)
        .where(
          inArray(
            products.sku,
            units.map(({ sku }) => sku),
          ),
        )
    : []
  const goods = units.map(({ sku, quantity }) => ({
    quantity,
    stock: (shelf.find((product) => product.sku === sku)?.stock ?? 0) + quantity,
    unconfirmed: unconfirmed.get(sku) ?? 0,
  }))
  const buyer = buyerOf(contactInfo, address)
  return suspicionsOf({ waiting: await countShared(tx, orderNumber, buyer, caller, IS_WAITING), goods })
}

/** Orders of the last day that waited for their money and are not paid, by what they share with this cart's. */
export const countUnpaid = (
  queries: Queries,
  orderNumber: string | null,
  buyer: Buyer,
  caller: Caller,
  now: Date,
): Promise<Shared> => {
  const isOfToday = gte(payments.createdAt, new Date(now.getTime() - DAY_MS))
  const isUnpaid = and(inArray(payments.method, METHODS), ne(orders.status, 'complete'), isOfToday)
  return countShared(queries, orderNumber, buyer, caller, isUnpaid)
}

async function countShared(
  queries: Queries,
  orderNumber: string | null,
  { mailbox, phone, deliveredTo }: Buyer,
  { visitor, isTryingOut }: Caller,
  condition: SQL | undefined,
): Promise<Shared> {
  const none = { visitor: 0, mailbox: 0, phone: 0, deliveredTo: 0 }
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
    sql`count(distinct ${orders.number}) filter (where ${isThis ?? sql`false`})`.mapWith(Number)
  const [counted] = await queries
    .select({
      visitor: count(same.visitor),
      mailbox: count(same.mailbox),
      phone: count(same.phone),
      deliveredTo: count(same.deliveredTo),
    })
    .from(orders)
    .innerJoin(payments, eq(payments.orderNumber, orders.number))
    .where(and(isSame, condition, orderNumber === null ? undefined : ne(orders.number, orderNumber)))
  return counted ?? none
}

/** Units held by orders that wait for their money, by product; `unconfirmed` of them by orders that nobody confirmed. */
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
