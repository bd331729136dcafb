import { createHash } from 'node:crypto'
import { and, isNotNull, notInArray } from 'drizzle-orm'
import type { Queries } from '../../database/open'
import { type CatalogueFiles, readCatalogueFiles } from '../catalogue-files'
import type { BundleRow, ProductRow, PromoCodeRow } from '../catalogue/file-rows'
import { bundleColumns, productColumns } from '../catalogue/columns'
import { promoCodeColumns } from '../catalogue/promo-code-columns'
import { bundles, products, promoCodes } from './schema'

/**
 * Brings products, bundles and promo codes up to date with the files in `directory`, all or nothing. A row is written
 * only when its text in the file has changed since the last time, so that what the back office or `catalogue:import`
 * decided survives a restart; stock is set once, at the first import. What vanished from a file is no longer listed;
 * a promo code is gone. Throws a CatalogueError that names every bad row.
 */
export async function importCatalogue(database: Queries, directory: string): Promise<void> {
  await writeCatalogue(database, await readCatalogueFiles(directory))
}

/** The same from files that were read before. */
export async function writeCatalogue(database: Queries, files: CatalogueFiles): Promise<void> {
  await database.transaction(async (tx) => {
    await importProducts(tx, files.products)
    await importBundles(tx, files.bundles)
    await importPromoCodes(tx, files.promoCodes)
  })
}

const UNLISTED = { isListed: false, sourceChecksum: null }

async function importProducts(tx: Queries, rows: ProductRow[]): Promise<void> {
  const { sku, sourceChecksum, isListed } = products
  const known = await tx.select({ code: sku, checksum: sourceChecksum }).from(products)
  for (const { row, position, checksum } of changedRows(rows, known, (product) => product.sku)) {
    const change = { ...productColumns(row, position), sourceChecksum: checksum }
    await tx
      .insert(products)
      .values({ sku: row.sku, stock: row.stock, ...change })
      .onConflictDoUpdate({ target: sku, set: change })
  }
  const skus = rows.map((row) => row.sku)
  await tx
    .update(products)
    .set(UNLISTED)
    .where(and(isListed, isNotNull(sourceChecksum), notInArray(sku, skus)))
}

async function importBundles(tx: Queries, rows: BundleRow[]): Promise<void> {
  const { bundleCode, sourceChecksum, isListed } = bundles
  const known = await tx.select({ code: bundleCode, checksum: sourceChecksum }).from(bundles)
  for (const { row, position, checksum } of changedRows(rows, known, (bundle) => bundle.bundle_code)) {
    const change = { ...bundleColumns(row, position), sourceChecksum: checksum }
    await tx
      .insert(bundles)
      .values({ bundleCode: row.bundle_code, ...change })
      .onConflictDoUpdate({ target: bundleCode, set: change })
  }
  const codes = rows.map((row) => row.bundle_code)
  await tx
    .update(bundles)
    .set(UNLISTED)
    .where(and(isListed, isNotNull(sourceChecksum), notInArray(bundleCode, codes)))
}

async function importPromoCodes(tx: Queries, rows: PromoCodeRow[]): Promise<void> {
  const { code, sourceChecksum } = promoCodes
  const known = await tx.select({ code, checksum: sourceChecksum }).from(promoCodes)
  for (const { row, checksum } of changedRows(rows, known, (promo) => promo.code)) {
    const change = { ...promoCodeColumns(row), sourceChecksum: checksum }
    await tx
      .insert(promoCodes)
      .values({ code: row.code, ...change })
      .onConflictDoUpdate({ target: code, set: change })
  }
  const codes = rows.map((row) => row.code)
  await tx.delete(promoCodes).where(and(isNotNull(sourceChecksum), notInArray(code, codes)))
}

/** Sorted by code: orders lock products in that order too, so an import during sales cannot block them for good. */
function changedRows<Row>(
  rows: Row[],
  known: { code: string; checksum: string | null }[],
  codeOf: (row: Row) => string,
): { row: Row; position: number; checksum: string }[] {
  const checksums = new Map(known.map(({ code, checksum }) => [code, checksum]))
  return rows
    .map((row, position) => ({ row, position, checksum: checksumOf(row, position) }))
    .filter(({ row, checksum }) => checksums.get(codeOf(row)) !== checksum)
    .sort((one, other) => (codeOf(one.row) < codeOf(other.row) ? -1 : 1))
}

const checksumOf = (row: unknown, position: number): string =>
  createHash('sha256')
    .update(JSON.stringify([position, row]))
    .digest('hex')
