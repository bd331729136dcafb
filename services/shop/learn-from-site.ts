import {
  CART_ENTRIES_PATH,
  type CartEntries,
  forcedRand,
  promotionTime,
  typedRand,
} from '../../src/catalogue/rules'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { toCents } from '../../shared/money'
import type { Queries } from '../database/open'
import { unlessMissing } from '../lib/files'
import type { Promotion } from './domain/catalogue'
import type { ForcedPrice } from './domain/pricing'
import { replaceForcedPrices, replaceItemColours } from './store/catalogue'

type ProductEntry = CartEntries['entries'][number]
type BundleEntry = CartEntries['bundleEntries'][number]

/** The prices that a built site's content sets, by its pages' own rules; of two entries for one item the first counts. */
export const forcedPricesOf = ({ entries, bundleEntries }: CartEntries): ForcedPrice[] => [
  ...firstOfEach(entries, ({ sku }) => sku).flatMap(ofProduct),
  ...firstOfEach(bundleEntries, ({ code }) => code).flatMap(ofBundle),
]

const firstOfEach = <Entry>(entries: readonly Entry[], codeOf: (entry: Entry) => string): Entry[] => [
  ...new Map([...entries].reverse().map((entry) => [codeOf(entry), entry])).values(),
]

function ofProduct(entry: ProductEntry): ForcedPrice[] {
  const price = forcedRand(entry)
  if (price === undefined) return []
  const promotion = promotionOf(entry, price)
  return [{ kind: 'product', code: entry.sku, priceCents: toCents(price), promotion, originalCents: null }]
}

function ofBundle(entry: BundleEntry): ForcedPrice[] {
  const price = forcedRand(entry)
  if (price === undefined) return []
  const original = typedRand(entry.originalPrice)
  const originalCents = original === undefined ? null : toCents(original)
  return [{ kind: 'bundle', code: entry.code, priceCents: toCents(price), promotion: null, originalCents }]
}

function promotionOf(entry: ProductEntry, fullPrice: number): Promotion | null {
  const price = typedRand(entry.promotionPrice)
  const starts = promotionTime(entry.promotionStartDate, 'start')
  const ends = promotionTime(entry.promotionEndDate, 'end')
  if (price === undefined || price >= fullPrice || Number.isNaN(starts) || Number.isNaN(ends)) return null
  return { priceCents: toCents(price), starts: wallClock(starts), ends: wallClock(ends) }
}

const SOUTH_AFRICAN_OFFSET_MS = 2 * 60 * 60 * 1000

/** Milliseconds since 1970 as `2026-11-01 00:00:00.000` in South African time. */
const wallClock = (time: number): string =>
  new Date(time + SOUTH_AFRICAN_OFFSET_MS).toISOString().replace('T', ' ').replace('Z', '')

/**
 * Makes the shop charge the prices of a built site, and its mails use the colours of that site.
 * Call it before visitors see the site.
 * @param folder of the finished build; an older build without such a file changes nothing
 */
export async function learnFromSite(database: Queries, folder: string): Promise<void> {
  const entries = await readEntries(path.join(folder, CART_ENTRIES_PATH))
  if (!entries) return
  await replaceForcedPrices(database, forcedPricesOf(entries))
  await replaceItemColours(database, entries)
}

async function readEntries(file: string): Promise<CartEntries | undefined> {
  const text = await unlessMissing(readFile(file, 'utf8'))
  return text === undefined ? undefined : (JSON.parse(text) as CartEntries)
}
