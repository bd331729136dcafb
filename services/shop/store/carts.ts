import { randomInt, randomUUID } from 'node:crypto'
import { and, asc, eq, inArray, notExists, sql } from 'drizzle-orm'
import type { Queries } from '../../database/open'
import { type Line, sameItem } from '../domain/cart-lines'
import { Problem } from '../domain/problem'
import { cartLines, carts } from './schema'

/** Ten thousand million numbers, so a second draw is almost never needed. */
const MOST_DRAWS = 10

export type Cart = typeof carts.$inferSelect
export type StoredLine = Line & { id: string }

interface NewCart {
  source: string
  trackingPlatform: string
  trackingWau: string
}

export async function createCart(queries: Queries, cart: NewCart, now: Date): Promise<Cart> {
  const row = { ...cart, id: randomUUID(), featureFlags: [], createdAt: now, updatedAt: now }
  const [created] = await queries.insert(carts).values(row).returning()
  if (!created) throw new Error('The cart was not stored.')
  return created
}

export async function readCart(queries: Queries, id: string): Promise<Cart> {
  const [cart] = isUuid(id) ? await queries.select().from(carts).where(eq(carts.id, id)) : []
  return cart ?? unknownCart()
}

/** The cart, locked until the transaction ends, so that its changes run one after the other. */
export async function lockCart(tx: Queries, id: string): Promise<Cart> {
  const [cart] = isUuid(id) ? await tx.select().from(carts).where(eq(carts.id, id)).for('update') : []
  return cart ?? unknownCart()
}

export async function updateCart(
  tx: Queries,
  id: string,
  change: Partial<Omit<Cart, 'id' | 'createdAt'>>,
  now: Date,
): Promise<Cart> {
  const set = { ...change, updatedAt: now }
  const [cart] = isUuid(id) ? await tx.update(carts).set(set).where(eq(carts.id, id)).returning() : []
  return cart ?? unknownCart()
}

export async function readLines(queries: Queries, cartId: string): Promise<StoredLine[]> {
  const { id, kind, code, quantity } = cartLines
  return queries
    .select({ id, kind, code, quantity })
    .from(cartLines)
    .where(eq(cartLines.cartId, cartId))
    .orderBy(asc(cartLines.position))
}

/** Makes the stored lines equal to `next` and returns them; remaining lines keep their id and place. */
export async function saveLines(
  tx: Queries,
  cartId: string,
  before: readonly StoredLine[],
  next: readonly Line[],
): Promise<StoredLine[]> {
  const { kept, added, changed, goneIds } = compareLines(before, next)
  if (goneIds.length > 0) await tx.delete(cartLines).where(inArray(cartLines.id, goneIds))
  const written = [...changed, ...added]
  if (written.length > 0) {
    await tx
      .insert(cartLines)
      .values(written.map(({ id, kind, code, quantity }) => ({ id, cartId, kind, code, quantity })))
      .onConflictDoUpdate({ target: cartLines.id, set: { quantity: sql`excluded.quantity` } })
  }
  return [...kept, ...added]
}

function compareLines(before: readonly StoredLine[], next: readonly Line[]) {
  const kept = before.flatMap((line) => {
    const same = next.find((other) => sameItem(line, other))
    return same ? [{ ...line, quantity: same.quantity }] : []
  })
  return {
    kept,
    added: next
      .filter((line) => !before.some((other) => sameItem(line, other)))
      .map((line) => ({ ...line, id: randomUUID() })),
    changed: kept.filter((line) =>
      before.some(({ id, quantity }) => id === line.id && quantity !== line.quantity),
    ),
    goneIds: before.map(({ id }) => id).filter((id) => !kept.some((line) => line.id === id)),
  }
}

/** The cart's order number, drawn once. @param draw returns a new number with every call; a number that is taken is drawn again */
export async function ensureOrderNumber(
  tx: Queries,
  cart: Cart,
  now: Date,
  draw = drawOrderNumber,
): Promise<string> {
  if (cart.orderNumber) return cart.orderNumber
  for (let tries = 0; tries < MOST_DRAWS; tries += 1) {
    const orderNumber = draw()
    const isTaken = tx.select().from(carts).where(eq(carts.orderNumber, orderNumber))
    const [row] = await tx
      .update(carts)
      .set({ orderNumber, updatedAt: now })
      .where(and(eq(carts.id, cart.id), notExists(isTaken)))
      .returning({ id: carts.id })
    if (row) return orderNumber
  }
  throw new Error(`No order number was drawn for cart ${cart.id}.`)
}

function unknownCart(): never {
  throw new Problem('cart_not_found', 'Your cart is gone. Put what you want into a new one, or call us.')
}

/** A new order number: ten random digits, so that two numbers do not reveal how many orders are between them. */
const drawOrderNumber = (): string => `ZA${randomInt(1e9, 1e10)}`

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Postgres fails when it compares a uuid with other text, so check before the query. */
export const isUuid = (text: string): boolean => UUID.test(text)
