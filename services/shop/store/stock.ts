import { and, asc, eq, gt, inArray, ne, sql } from 'drizzle-orm'
import type { Queries } from '../../database/open'
import type { Units } from '../domain/order'
import { Problem } from '../domain/problem'
import { products, stockHolds } from './schema'

/** Holds units until `expiresAt` without taking them from stock; replaces the order's earlier hold. */
export async function holdStock(
  tx: Queries,
  orderNumber: string,
  units: Units[],
  expiresAt: Date,
  now: Date,
): Promise<void> {
  await releaseHold(tx, orderNumber)
  await assertFree(tx, orderNumber, units, now)
  if (units.length === 0) return
  await tx.insert(stockHolds).values(units.map((unit) => ({ ...unit, orderNumber, expiresAt })))
}

/** Takes all units from stock, or throws. */
export async function takeStock(tx: Queries, orderNumber: string, units: Units[], now: Date): Promise<void> {
  await releaseHold(tx, orderNumber)
  await assertFree(tx, orderNumber, units, now)
  await moveStock(tx, units, -1)
}

/**
 * For money that has already arrived: takes the available units, and returns the taken and the missing ones.
 * @param before the units the order had already taken, perhaps for an earlier version of the cart
 */
export async function takeAvailableStock(
  tx: Queries,
  orderNumber: string,
  units: Units[],
  before: Units[],
): Promise<{ taken: Units[]; missing: Units[] }> {
  await releaseHold(tx, orderNumber)
  await lockStock(tx, [...before, ...units])
  await returnStock(tx, before)
  const stocked = await lockStock(tx, units)
  const split = units.map(({ sku, quantity }) => {
    const taken = Math.min(quantity, stocked.get(sku)?.stock ?? 0)
    return { sku, taken, missing: quantity - taken }
  })
  const taken = split.flatMap((unit) => (unit.taken ? [{ sku: unit.sku, quantity: unit.taken }] : []))
  await moveStock(tx, taken, -1)
  const missing = split.flatMap((unit) => (unit.missing ? [{ sku: unit.sku, quantity: unit.missing }] : []))
  return { taken, missing }
}

export async function returnStock(tx: Queries, units: Units[]): Promise<void> {
  await lockStock(tx, units)
  await moveStock(tx, units, 1)
}

export async function releaseHold(tx: Queries, orderNumber: string): Promise<void> {
  await tx.delete(stockHolds).where(eq(stockHolds.orderNumber, orderNumber))
}

/** Throws unless the stock, less the units held by other shoppers, is enough. Locks the products until the transaction ends. */
async function assertFree(tx: Queries, orderNumber: string, units: Units[], now: Date): Promise<void> {
  const stocked = await lockStock(tx, units)
  const held = await heldByOthers(tx, orderNumber, units, now)
  for (const { sku, quantity } of units) {
    const { name, stock } = stocked.get(sku) ?? { name: sku, stock: 0 }
    const free = stock - (held.get(sku) ?? 0)
    if (free < quantity) {
      const left = Math.max(0, free)
      const sentence = left ? `Only ${left} of ${name} left.` : `${name} has just sold out.`
      throw new Problem('out_of_stock', sentence, { [sku]: left ? `Only ${left} left` : 'Out of stock' })
    }
  }
}

/** The stock of counted products by sku. Locks the rows in the order of the sku, so that no deadlock can occur. */
export async function lockStock(
  tx: Queries,
  units: Units[],
): Promise<Map<string, { name: string; stock: number }>> {
  if (units.length === 0) return new Map()
  const rows = await tx
    .select({ sku: products.sku, name: products.name, stock: products.stock })
    .from(products)
    .where(inArray(products.sku, skusOf(units)))
    .orderBy(asc(products.sku))
    .for('update')
  return new Map(rows.map(({ sku, name, stock }) => [sku, { name, stock: stock ?? Infinity }]))
}

/** Units that other orders hold while their shoppers are on payment pages, by sku. */
export async function heldByOthers(
  tx: Queries,
  orderNumber: string,
  units: Units[],
  now: Date,
): Promise<Map<string, number>> {
  if (units.length === 0) return new Map()
  const rows = await tx
    .select({ sku: stockHolds.sku, quantity: sql<string>`sum(${stockHolds.quantity})` })
    .from(stockHolds)
    .where(
      and(
        inArray(stockHolds.sku, skusOf(units)),
        ne(stockHolds.orderNumber, orderNumber),
        gt(stockHolds.expiresAt, now),
      ),
    )
    .groupBy(stockHolds.sku)
  return new Map(rows.map(({ sku, quantity }) => [sku, Number(quantity)]))
}

async function moveStock(tx: Queries, units: Units[], sign: 1 | -1): Promise<void> {
  for (const { sku, quantity } of units) {
    await tx
      .update(products)
      .set({ stock: sql`${products.stock} + ${sign * quantity}` })
      .where(eq(products.sku, sku))
  }
}

const skusOf = (units: Units[]): string[] => units.map(({ sku }) => sku)
