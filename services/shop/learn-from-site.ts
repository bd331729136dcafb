import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Queries } from '../database/open'
import { unlessMissing } from '../lib/files'
import { CART_ENTRIES_PATH, type CartEntries } from '../../src/catalogue/rules'
import { forcedPricesOf } from './forced-prices'
import { replaceForcedPrices } from './store/forced-prices'
import { replaceItemColours } from './store/item-colours'

/**
 * Has the shop charge what a built site shows, and its mails show items in the colours of that site: call it before
 * visitors see it.
 * @param folder of the finished build; one that was built before there was such a file changes nothing
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
