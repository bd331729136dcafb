import { createHash } from 'node:crypto'
import { and, notInArray } from 'drizzle-orm'
import type { Queries } from '../../database/open'
import { readCatalogueFiles } from '../catalogue-files'
import { toCents } from '../domain/money'
import type { BundleRow, ProductRow, PromoCodeRow } from '../schemas/catalogue-files'
import { bundles, products, promoCodes } from './schema'

/**
 * Brings products, bundles and promo codes up to date with the files in `directory`, all or nothing. A row is written
 * only when its text in the file has changed since the last import, so that what the back office decided survives a
 * restart; stock is set once, at the first import. What vanished from a file is no longer listed.
 * Throws an error that names every bad row.
 */
export async function importCatalogue(database: Queries, directory: string): Promise<void> {
  const files = await readCatalogueFiles(directory)
  await database.transaction(async (tx) => {
    await importProducts(tx, files.products)
    await importBundles(tx, files.bundles)
    await importPromoCodes(tx, files.promoCodes)
  })
}

const UNLISTED = { isListed: false, sourceChecksum: null }

async function importProducts(tx: Queries, rows: ProductRow[]): Promise<void> {
  const known = await tx.select({ code: products.sku, checksum: products.sourceChecksum }).from(products)
  for (const { row, position } of changedRows(rows, known, ({ sku }) => sku)) {
    const { third_party_reviews: reviews } = row
    const change = {
      ...toSellable(row, position),
      type: row.type,
      rating: reviews?.rating ?? null,
      reviewCount: reviews?.review_count ?? null,
    }
    await tx
      .insert(products)
      .values({ sku: row.sku, stock: row.stock, ...change })
      .onConflictDoUpdate({ target: products.sku, set: change })
  }
  const skus = rows.map(({ sku }) => sku)
  await tx
    .update(products)
    .set(UNLISTED)
    .where(and(products.isListed, notInArray(products.sku, skus)))
}

async function importBundles(tx: Queries, rows: BundleRow[]): Promise<void> {
  const known = await tx.select({ code: bundles.bundleCode, checksum: bundles.sourceChecksum }).from(bundles)
  for (const { row, position } of changedRows(rows, known, (bundle) => bundle.bundle_code)) {
    const change = { ...toSellable(row, position), items: row.items }
    await tx
      .insert(bundles)
      .values({ bundleCode: row.bundle_code, ...change })
      .onConflictDoUpdate({ target: bundles.bundleCode, set: change })
  }
  const codes = rows.map((row) => row.bundle_code)
  await tx
    .update(bundles)
    .set(UNLISTED)
    .where(and(bundles.isListed, notInArray(bundles.bundleCode, codes)))
}

/** Promo codes have no decisions of the back office to keep: the file is the whole truth. */
async function importPromoCodes(tx: Queries, rows: PromoCodeRow[]): Promise<void> {
  for (const row of rows) {
    const change = {
      description: row.description,
      percentOff: row.percent_off ?? null,
      centsOff: row.rand_off === undefined ? null : toCents(row.rand_off),
      freeShipping: row.free_shipping ?? false,
      expiresAt: row.expires_at ? new Date(row.expires_at) : null,
    }
    await tx
      .insert(promoCodes)
      .values({ code: row.code, ...change })
      .onConflictDoUpdate({ target: promoCodes.code, set: change })
  }
  const codes = rows.map(({ code }) => code)
  await tx.delete(promoCodes).where(notInArray(promoCodes.code, codes))
}

/** Sorted by code: orders lock products in that order too, so an import during sales cannot block them for good. */
function changedRows<Row>(
  rows: Row[],
  known: { code: string; checksum: string | null }[],
  codeOf: (row: Row) => string,
): { row: Row; position: number }[] {
  const checksums = new Map(known.map(({ code, checksum }) => [code, checksum]))
  return rows
    .map((row, position) => ({ row, position }))
    .filter(({ row, position }) => checksums.get(codeOf(row)) !== checksumOf(row, position))
    .sort((one, other) => (codeOf(one.row) < codeOf(other.row) ? -1 : 1))
}

function toSellable(row: ProductRow | BundleRow, position: number) {
  return {
    uuid: row.uuid,
    position,
    name: row.name,
    shortName: row.short_name,
    description: row.description,
    image: row.image,
    priceCents: toCents(row.price),
    promotionPriceCents: row.promotion ? toCents(row.promotion.price) : null,
    promotionStarts: row.promotion?.start ?? null,
    promotionEnds: row.promotion?.end ?? null,
    storefronts: row.storefronts,
    isListed: row.is_listed_in_catalogue,
    canBePurchased: row.can_be_purchased,
    reasonNotAvailable: row.reason_not_available ?? null,
    maxQuantity: row.max_quantity_per_cart,
    sourceChecksum: checksumOf(row, position),
  }
}

const checksumOf = (row: unknown, position: number): string =>
  createHash('sha256')
    .update(JSON.stringify([position, row]))
    .digest('hex')
