import { inArray, sql } from 'drizzle-orm'
import { itemColour, type CartEntries } from '../../../src/catalogue/rules'
import type { PaletteColour } from '../../../shared/palette'
import type { Queries } from '../../database/open'
import { sameItem, type ItemKey } from '../domain/cart-lines'
import { itemColours } from './schema'

/** The items, each in the colour that the published site shows it in. */
export async function withColours<Item extends ItemKey>(
  queries: Queries,
  items: readonly Item[],
): Promise<(Item & { colour: PaletteColour })[]> {
  if (items.length === 0) return []
  const codes = [...new Set(items.map(({ code }) => code))]
  const rows = await queries.select().from(itemColours).where(inArray(itemColours.code, codes))
  return items.map((item) => {
    const row = rows.find((other) => sameItem(other, item))
    return { ...item, colour: itemColour({ background: row?.colour }) }
  })
}

/** Makes the colours of these entries all there are, all or nothing; of two entries for one item the first counts. */
export async function replaceItemColours(database: Queries, content: CartEntries): Promise<void> {
  const rows = [
    ...content.entries.map((entry) => ({
      kind: 'product' as const,
      code: entry.sku,
      colour: itemColour(entry),
    })),
    ...content.bundleEntries.map((entry) => ({
      kind: 'bundle' as const,
      code: entry.code,
      colour: itemColour(entry),
    })),
  ]
  await database.transaction(async (tx) => {
    // Two hosts may start at once.
    await tx.execute(sql`lock table item_colours in exclusive mode`)
    await tx.delete(itemColours)
    if (rows.length > 0) await tx.insert(itemColours).values(rows).onConflictDoNothing()
  })
}
