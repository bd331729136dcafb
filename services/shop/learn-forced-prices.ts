import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Queries } from '../database/open'
import { CART_ENTRIES_PATH, type CartEntries } from '../../src/catalogue/cart-entries'
import { forcedPricesOf } from './forced-prices'
import { replaceForcedPrices } from './store/forced-prices'

/**
 * Has the shop charge what a built site shows: call it before visitors see that site.
 * @param folder of the finished build; one that was built before there was such a file changes nothing
 */
export async function learnForcedPrices(database: Queries, folder: string): Promise<void> {
  const entries = await readEntries(path.join(folder, CART_ENTRIES_PATH))
  if (entries) await replaceForcedPrices(database, forcedPricesOf(entries))
}

async function readEntries(file: string): Promise<CartEntries | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as CartEntries
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
