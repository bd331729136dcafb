import { inArray, sql } from 'drizzle-orm'
import type { Queries } from '../../database/open'
import type { ItemKey } from '../domain/cart-lines'
import type { ForcedPrice } from '../domain/forced-price'
import { forcedPrices } from './schema'

/** What is forced of the given items. */
export async function loadForcedPrices(queries: Queries, items: readonly ItemKey[]): Promise<ForcedPrice[]> {
  if (items.length === 0) return []
  const codes = [...new Set(items.map(({ code }) => code))]
  const rows = await queries.select().from(forcedPrices).where(inArray(forcedPrices.code, codes))
  return rows.map(({ kind, code, priceCents, originalPriceCents: originalCents, ...row }) => {
    const { promotionPriceCents: price, promotionStarts: starts, promotionEnds: ends } = row
    const promotion = price !== null && starts && ends ? { priceCents: price, starts, ends } : null
    return { kind, code, priceCents, promotion, originalCents }
  })
}

/** Makes these all the forced prices there are, all or nothing: an item that is not among them has its own price again. */
export async function replaceForcedPrices(database: Queries, prices: readonly ForcedPrice[]): Promise<void> {
  await database.transaction(async (tx) => {
    // Two hosts may start at once; carts are read meanwhile.
    await tx.execute(sql`lock table forced_prices in exclusive mode`)
    await tx.delete(forcedPrices)
    if (prices.length > 0) await tx.insert(forcedPrices).values(prices.map(toRow))
  })
}

const toRow = ({ kind, code, priceCents, promotion, originalCents }: ForcedPrice) => ({
  kind,
  code,
  priceCents,
  promotionPriceCents: promotion?.priceCents ?? null,
  promotionStarts: promotion?.starts ?? null,
  promotionEnds: promotion?.ends ?? null,
  originalPriceCents: originalCents,
})
