import { and, eq, gte, inArray, ne, sql } from 'drizzle-orm'
import type { Queries } from '../../database/open'
import { buyerOf } from '../domain/buyer'
import type { OrderSnapshot } from '../domain/order'
import type { PaymentStatus } from '../domain/order-state'
import { Problem } from '../domain/problem'
import {
  assertUseLeft,
  evaluatePromo,
  freeOrdersSince,
  hasLimit,
  type PromoCase,
  type PromoCode,
  type PromoUses,
} from '../domain/promo-rules'
import type { Cart } from './carts'
import type { OrderWithPayment } from './orders'
import { orders, payments, promoCodes } from './schema'

/** Who wants to use a code, for which order and cart. */
type PromoUser = Pick<Cart, 'orderNumber' | 'contactInfo'> & Pick<PromoCase, 'lines'>

/** The cart's current or new code, if the cart can use it at `now`; the reason otherwise. */
export async function evaluatePromoCode(
  queries: Queries,
  code: string,
  user: PromoUser,
  now: Date,
): Promise<PromoCode | Problem> {
  const [promo] = await queries.select().from(promoCodes).where(eq(promoCodes.code, code))
  const uses = promo && hasLimit(promo) ? await countUses(queries, promo, user, now) : undefined
  return evaluatePromo(promo, code, { lines: user.lines, uses, now })
}

/**
 * Throws unless the code of an order that was just placed in this transaction may be used once more. Orders with a limited code
 * run one after the other here. The products must be locked already, because an import locks them first.
 */
export async function assertPromoUse(
  tx: Queries,
  orderNumber: string,
  { promoCode: code, totals, contactInfo }: OrderSnapshot,
  now: Date,
): Promise<void> {
  const makesFree = totals.total === 0 && totals.discount > 0
  if (code === null) return
  const [promo] = await tx.select().from(promoCodes).where(eq(promoCodes.code, code))
  if (!promo || (!hasLimit(promo) && !makesFree)) return
  await tx.select().from(promoCodes).where(eq(promoCodes.code, code)).for('update')
  assertUseLeft({ promo, uses: await countUses(tx, promo, { orderNumber, contactInfo }, now), makesFree })
}

/** A payment with one of these statuses uses its promo code; an order that ends without money releases it. */
const HOLDING: PaymentStatus[] = ['pending', 'authorised', 'complete']

/**
 * Whether money arrives for a payment that released its use of a code, and the code is used up. The provider could not close
 * the page, so one use could otherwise pay for as many orders as there are pages. The products must be locked already.
 */
export async function hasLostPromoUse(
  tx: Queries,
  { order, payment }: OrderWithPayment,
  now: Date,
): Promise<boolean> {
  if (order.status !== 'pending' || HOLDING.includes(payment.status)) return false
  try {
    await assertPromoUse(tx, order.number, payment.snapshot, now)
    return false
  } catch (error) {
    if (error instanceof Problem && error.code === 'promo_code_used_up') return true
    throw error
  }
}

/** How often other orders use the code. */
async function countUses(
  queries: Queries,
  { code }: PromoCode,
  { orderNumber, contactInfo }: Omit<PromoUser, 'lines'>,
  now: Date,
): Promise<PromoUses> {
  const { mailbox, phone } = buyerOf(contactInfo, null)
  const isBuyers =
    mailbox === null || phone === null
      ? sql`false`
      : sql`(${orders.mailbox} = ${mailbox} or ${orders.phone} = ${phone})`
  const isFree = sql`(${and(eq(payments.method, 'Free'), gte(payments.createdAt, freeOrdersSince(now)))})`
  const count = (condition = sql`true`) =>
    sql<string>`count(distinct ${orders.number}) filter (where ${condition})`
  const [uses] = await queries
    .select({
      all: count(),
      buyer: count(isBuyers),
      freeAll: count(isFree),
      freeBuyer: count(sql`${isFree} and ${isBuyers}`),
    })
    .from(payments)
    .innerJoin(orders, eq(orders.number, payments.orderNumber))
    .where(
      and(
        eq(sql`${payments.snapshot} ->> 'promoCode'`, code),
        inArray(payments.status, HOLDING),
        orderNumber === null ? undefined : ne(orders.number, orderNumber),
      ),
    )
  const { all = 0, buyer = 0, freeAll = 0, freeBuyer = 0 } = uses ?? {}
  return {
    all: Number(all),
    buyer: Number(buyer),
    freeAll: Number(freeAll),
    freeBuyer: Number(freeBuyer),
  }
}
