import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { and, asc, eq, inArray, isNotNull, notInArray } from 'drizzle-orm'
import type { Queries } from '../../database/open'
import {
  bundleColumns,
  type BundleRow,
  productColumns,
  type ProductRow,
  promoCodeColumns,
  type PromoCodeRow,
} from '../catalogue/file-rows'
import { assertNone, type CatalogueFiles, readCatalogueFiles, readUpload } from '../catalogue/read-catalogue'
import { bundles, products, promoCodes } from './schema'

/**
 * Updates products, bundles and promo codes from the files in `directory`, in one transaction. A row is written only when its
 * text in the file has changed since the last import, so that changes by the back office or `catalogue:import` survive a
 * restart. Stock is only set by the first import. Items missing from a file are unlisted; promo codes are deleted. Throws a
 * CatalogueError that names every bad row.
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

/** Sorted by code, the order in which orders lock products, so that an import during sales cannot deadlock. */
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

/** Codes by what happened to them. */
export interface Changes {
  added: string[]
  changed: string[]
  removed: string[]
}

export type ImportSummary = Partial<Record<'products' | 'bundles' | 'promo_codes', Changes>>

/**
 * Updates the shop's catalogue from `content`, the JSON of the file named `file`, in one transaction. Products and bundles
 * missing from the file are unlisted, promo codes expire. Existing products keep their stock. Throws a CatalogueError that
 * names every bad row.
 */
export async function replaceCatalogue(
  database: Queries,
  file: string,
  content: unknown,
  now: Date,
): Promise<ImportSummary> {
  return database.transaction(async (tx) => {
    // Locked in the same order as by orders, so that an import during sales cannot deadlock.
    const existing = await tx.select().from(products).orderBy(asc(products.sku)).for('update')
    const upload = readUpload(
      file,
      content,
      existing.map(({ sku }) => sku),
    )
    return {
      ...(upload.products && { products: await replaceProducts(tx, file, existing, upload.products) }),
      ...(upload.bundles && { bundles: await replaceBundles(tx, file, upload.bundles) }),
      ...(upload.promoCodes && { promo_codes: await replacePromoCodes(tx, upload.promoCodes, now) }),
    }
  })
}

async function replaceProducts(
  tx: Queries,
  file: string,
  existing: (typeof products.$inferSelect)[],
  rows: ProductRow[],
): Promise<Changes> {
  const known = existing.map((row) => ({ ...row, code: row.sku }))
  const wanted = rows.map((row, position) => ({
    code: row.sku,
    stock: row.stock,
    columns: productColumns(row, position),
  }))
  assertOwnUuids(file, known, wanted)
  const changes = compare(known, wanted)
  for (const { code, stock, columns } of changes.added)
    await tx.insert(products).values({ sku: code, stock, ...columns })
  for (const { code, columns } of changes.changed)
    await tx.update(products).set(columns).where(eq(products.sku, code))
  const removed = changes.gone.filter(({ isListed }) => isListed).map(({ code }) => code)
  if (removed.length > 0)
    await tx.update(products).set({ isListed: false }).where(inArray(products.sku, removed))
  return { ...codesOf(changes), removed }
}

async function replaceBundles(tx: Queries, file: string, rows: BundleRow[]): Promise<Changes> {
  const existing = await tx.select().from(bundles).orderBy(asc(bundles.bundleCode)).for('update')
  const known = existing.map((row) => ({ ...row, code: row.bundleCode }))
  const wanted = rows.map((row, position) => ({
    code: row.bundle_code,
    columns: bundleColumns(row, position),
  }))
  assertOwnUuids(file, known, wanted)
  const changes = compare(known, wanted)
  for (const { code, columns } of changes.added)
    await tx.insert(bundles).values({ bundleCode: code, ...columns })
  for (const { code, columns } of changes.changed)
    await tx.update(bundles).set(columns).where(eq(bundles.bundleCode, code))
  const removed = changes.gone.filter(({ isListed }) => isListed).map(({ code }) => code)
  if (removed.length > 0)
    await tx.update(bundles).set({ isListed: false }).where(inArray(bundles.bundleCode, removed))
  return { ...codesOf(changes), removed }
}

async function replacePromoCodes(tx: Queries, rows: PromoCodeRow[], now: Date): Promise<Changes> {
  const known = await tx.select().from(promoCodes).orderBy(asc(promoCodes.code)).for('update')
  const changes = compare(
    known,
    rows.map((row) => ({ code: row.code, columns: promoCodeColumns(row) })),
  )
  for (const { code, columns } of changes.added) await tx.insert(promoCodes).values({ code, ...columns })
  for (const { code, columns } of changes.changed)
    await tx.update(promoCodes).set(columns).where(eq(promoCodes.code, code))
  const removed = changes.gone
    .filter(({ expiresAt }) => expiresAt === null || expiresAt > now)
    .map(({ code }) => code)
  if (removed.length > 0)
    await tx.update(promoCodes).set({ expiresAt: now }).where(inArray(promoCodes.code, removed))
  return { ...codesOf(changes), removed }
}

interface Wanted {
  code: string
  columns: object
}

/** Rows are equal when they differ only in columns that the file does not decide. */
function compare<Known extends { code: string }, Row extends Wanted>(known: Known[], wanted: Row[]) {
  const before = new Map(known.map((row) => [row.code, row]))
  const isChanged = ({ code, columns }: Row) => {
    const row = before.get(code)
    return row !== undefined && !isDeepStrictEqual({ ...row, ...columns }, row)
  }
  const codes = new Set(wanted.map(({ code }) => code))
  return {
    added: wanted.filter(({ code }) => !before.has(code)),
    changed: wanted.filter(isChanged),
    gone: known.filter(({ code }) => !codes.has(code)),
  }
}

const codesOf = ({ added, changed }: Record<'added' | 'changed', Wanted[]>) => ({
  added: added.map(({ code }) => code),
  changed: changed.map(({ code }) => code),
})

/** A uuid belongs to one code permanently, because carts and content refer to it. */
function assertOwnUuids(
  file: string,
  known: { code: string; uuid: string }[],
  wanted: { code: string; columns: { uuid: string } }[],
): void {
  const owners = new Map(known.map(({ uuid, code }) => [uuid, code]))
  assertNone(
    wanted.flatMap(({ code, columns }, index) => {
      const owner = owners.get(columns.uuid) ?? code
      return owner === code ? [] : [`${file}, row ${index + 1} (${code}): uuid belongs to ${owner}`]
    }),
  )
}
