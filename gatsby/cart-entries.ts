import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { BundleEntry, CatalogueEntry } from '../src/catalogue'
import { CART_ENTRIES_PATH, toCartEntries } from '../src/catalogue/cart-entries'
import { contentOf } from './page-catalogue'
import type { Story } from './read-sources'

/** Writes the editors' words on everything that a cart can hold, beside the pages. @param directory the project's */
export const writeCartEntries = async (stories: readonly Story[], directory: string): Promise<void> => {
  const file = path.join(directory, 'public', CART_ENTRIES_PATH)
  const entries = toCartEntries(
    contentOf<CatalogueEntry>(stories, 'catalogue_product'),
    contentOf<BundleEntry>(stories, 'catalogue_bundle'),
  )
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, JSON.stringify(entries))
}
