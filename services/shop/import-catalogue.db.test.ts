import { CATALOGUE_DIR } from './testing/catalogue'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '../database/open'
import { openTestDatabase } from '../database/testing/open'
import { importCatalogue } from './index'
import type { BundleRow, ProductRow } from './catalogue/file-rows'
import { loadProducts } from './store/catalogue'
import { changeProduct } from './store/back-office'
import { bundles, products, promoCodes } from './store/schema'

let database: Database
let directory: string
beforeAll(async () => {
  database = await openTestDatabase()
  // The database is empty before the first import.
  for (const table of [products, bundles, promoCodes]) await database.delete(table)
  directory = await mkdtemp(path.join(os.tmpdir(), 'catalogue-'))
})
afterAll(async () => {
  await database.close()
  await rm(directory, { recursive: true })
})
beforeEach(async () => {
  await cp(CATALOGUE_DIR, directory, { recursive: true })
  await importCatalogue(database, directory)
})

const product = async (sku: string) => (await loadProducts(database, [sku]))[0]

async function edit<Row extends object>(file: string, change: (rows: Row[]) => object[]): Promise<void> {
  const target = path.join(directory, file)
  await writeFile(target, JSON.stringify(change(JSON.parse(await readFile(target, 'utf8')))))
}
const editProduct = (sku: string, change: Partial<ProductRow>) =>
  edit<ProductRow>('products.json', (rows) =>
    rows.map((row) => (row.sku === sku ? { ...row, ...change } : row)),
  )

describe('importCatalogue', () => {
  it('applies the changes of the file, and does not change the stock', async () => {
    await changeProduct(database, 'khumo', { stock: 7 })
    await editProduct('khumo', { price: 1299, stock: 5000 })
    await importCatalogue(database, directory)
    expect(await product('khumo')).toMatchObject({ priceCents: 129_900, stock: 7 })
  })

  it('keeps the back office’s decisions while the file does not change', async () => {
    await changeProduct(database, 'khumo', { canBePurchased: false })
    await importCatalogue(database, directory)
    expect(await product('khumo')).toMatchObject({ canBePurchased: false })
    await changeProduct(database, 'khumo', { canBePurchased: true })
  })

  it('unlists items that are missing from the file, and lists them again when they return', async () => {
    await edit<ProductRow>('products.json', (rows) => rows.filter(({ sku }) => sku !== 'counter-stand'))
    await importCatalogue(database, directory)
    expect(await product('counter-stand')).toMatchObject({ isListed: false })
    await cp(CATALOGUE_DIR, directory, { recursive: true })
    await importCatalogue(database, directory)
    expect(await product('counter-stand')).toMatchObject({ isListed: true })
  })

  it('names bad rows of every file and imports nothing', async () => {
    await edit<ProductRow>('products.json', ([khumo, print]) => [
      { ...khumo, price: 1 },
      { ...print, price: -1 },
    ])
    await edit<BundleRow>('bundles.json', ([kit]) => [{ ...kit, items: [{ sku: 'nope', quantity: 1 }] }])
    const failure = await importCatalogue(database, directory).catch((error: Error) => error.message)
    expect(failure).toContain('products.json, row 2 (khumo-print): price must be 0 or more')
    expect(failure).toContain('bundles.json, row 1 (starter-kit): items name no product of the shop: nope')
    expect(await product('khumo')).toMatchObject({ priceCents: 119_900 })
  })

  it('refuses promo codes that give products away without a limit', async () => {
    const everything = { code: 'ALLFREE', description: '100% off', percent_off: 100 }
    await edit('promo-codes.json', (rows) => [everything, ...rows])
    await expect(importCatalogue(database, directory)).rejects.toThrow(
      [
        'The catalogue was not imported:',
        'promo-codes.json, row 1 (ALLFREE): max_uses is missing: a code that takes everything off needs it',
        'promo-codes.json, row 1 (ALLFREE): max_uses_per_buyer is missing: a code that takes everything off needs it',
      ].join('\n'),
    )
    const limits = { max_uses: 50, max_uses_per_buyer: 1 }
    await edit('promo-codes.json', ([, ...rows]) => [{ ...everything, ...limits }, ...rows])
    await importCatalogue(database, directory)
    const [kept] = await database.select().from(promoCodes).where(eq(promoCodes.code, 'ALLFREE'))
    expect(kept).toMatchObject({ percentOff: 100, maxUses: 50, maxUsesPerBuyer: 1 })
  })

  it('names a file that is not JSON', async () => {
    await writeFile(path.join(directory, 'bundles.json'), '[\n  {"bundle_code" "kit"}\n]')
    await writeFile(path.join(directory, 'promo-codes.json'), '[{')
    await expect(importCatalogue(database, directory)).rejects.toThrow(
      [
        'The catalogue was not imported:',
        'bundles.json: line 2, column 18: Expected ":" in JSON but found "\\"kit\\"".',
        'promo-codes.json: line 1, column 3: Expected string in JSON but found end of file.',
      ].join('\n'),
    )
  })

  it('names every unreadable file, always in the same order', async () => {
    const files = ['products.json', 'bundles.json', 'promo-codes.json']
    const nowhere = path.join(directory, 'nowhere')
    const failure = await importCatalogue(database, nowhere).catch(String)
    expect(failure).toEqual(
      [
        'CatalogueError: The catalogue was not imported:',
        ...files.map(
          (file) =>
            `${file}: cannot be read: ENOENT: no such file or directory, open '${path.join(nowhere, file)}'`,
        ),
      ].join('\n'),
    )
  })
})

describe('the demo catalogue', () => {
  it('can be imported by two processes that start at the same time', async () => {
    await database.update(products).set({ sourceChecksum: null })
    await Promise.all([importCatalogue(database, CATALOGUE_DIR), importCatalogue(database, CATALOGUE_DIR)])
    expect(await database.$count(products, eq(products.isListed, true))).toBe(15)
  })
})
