import { type CartEntries, itemColour } from '../../../src/catalogue/rules'
import { asc, inArray, sql } from 'drizzle-orm'
import type { PaletteColour } from '../../../shared/palette'
import type { Queries } from '../../database/open'
import { readFields } from '../catalogue/field'
import { bundleColumns, productColumns } from '../catalogue/file-rows'
import type { CatalogueFiles } from '../catalogue/read-catalogue'
import { PRODUCT_FIELDS, SELLABLE_FIELDS } from '../catalogue/fields'
import { type ItemKey, type Line, sameItem, type Sellables } from '../domain/cart-lines'
import type { Component, ProductType, Sellable } from '../domain/catalogue'
import { type ForcedPrice, withForcedPrice } from '../domain/pricing'
import { bundles, forcedPrices, itemColours, products } from './schema'

type ProductRow = typeof products.$inferSelect
type BundleRow = typeof bundles.$inferSelect

/** All products at the catalogue's prices, in the order of the file, or those with the given skus. */
export async function loadProducts(queries: Queries, skus?: readonly string[]): Promise<Sellable[]> {
  const rows = await queries
    .select()
    .from(products)
    .where(skus && inArray(products.sku, [...skus]))
    .orderBy(asc(products.position))
  return rows.map(toProduct)
}

/** All bundles, in the order of the catalogue file, or those with the given codes. */
export async function loadBundles(queries: Queries, codes?: readonly string[]): Promise<Sellable[]> {
  const rows = await readBundleRows(queries, codes)
  const parts = byCode(await loadProducts(queries, partsOf(rows)))
  return rows.map((row) => toBundle(row, parts))
}

/** The products and bundles of catalogue files, as the shop has them after their first import. */
export function itemsOfFiles({ products, bundles }: Pick<CatalogueFiles, 'products' | 'bundles'>): {
  products: Sellable[]
  bundles: Sellable[]
} {
  const sourceChecksum = null
  const found = products.map((row, position) =>
    toProduct({ sku: row.sku, stock: row.stock, sourceChecksum, ...productColumns(row, position) }),
  )
  const parts = byCode(found)
  return {
    products: found,
    bundles: bundles.map((row, position) =>
      toBundle({ bundleCode: row.bundle_code, sourceChecksum, ...bundleColumns(row, position) }, parts),
    ),
  }
}

/** The given items at the prices that carts pay: forced prices of the content take precedence. */
export async function loadSellables(
  queries: Queries,
  storefront: string,
  items: ItemKey[],
): Promise<Sellables> {
  const codes = (kind: Line['kind']) => items.filter((item) => item.kind === kind).map((item) => item.code)
  const bundleCodes = codes('bundle')
  const rows = bundleCodes.length > 0 ? await readBundleRows(queries, bundleCodes) : []
  const skus = [...new Set([...codes('product'), ...partsOf(rows)])]
  const productsByCode = byCode(skus.length > 0 ? await loadProducts(queries, skus) : [])
  const bundlesByCode = byCode(rows.map((row) => toBundle(row, productsByCode)))
  const forced = await loadForcedPrices(queries, items)
  return {
    storefront,
    find(item) {
      const found = (item.kind === 'product' ? productsByCode : bundlesByCode).get(item.code)
      const price = forced.find((other) => sameItem(other, item))
      return found && price ? withForcedPrice(found, price) : found
    },
  }
}

/** The product with a sku, or else the bundle with a code. */
export async function findItem(queries: Queries, code: string): Promise<Sellable | undefined> {
  const [product] = await loadProducts(queries, [code])
  return product ?? (await loadBundles(queries, [code]))[0]
}

const readBundleRows = (queries: Queries, codes?: readonly string[]): Promise<BundleRow[]> =>
  queries
    .select()
    .from(bundles)
    .where(codes && inArray(bundles.bundleCode, [...codes]))
    .orderBy(asc(bundles.position))

const partsOf = (rows: readonly BundleRow[]): string[] => [
  ...new Set(rows.flatMap((row) => row.items.map((item) => item.sku))),
]

const byCode = (items: readonly Sellable[]): ReadonlyMap<string, Sellable> =>
  new Map(items.map((item) => [item.code, item]))

const needsDelivery = (type: ProductType): boolean => type !== 'service'

function toProduct(row: ProductRow): Sellable {
  return {
    ...readFields([...SELLABLE_FIELDS, ...PRODUCT_FIELDS] as const, row),
    kind: 'product',
    code: row.sku,
    type: row.type,
    stock: row.stock,
    components: [{ sku: row.sku, quantity: 1, stock: row.stock, needsDelivery: needsDelivery(row.type) }],
  }
}

/** A bundle is on sale while all its products are, and its scarcest product limits its stock. */
function toBundle(row: BundleRow, parts: ReadonlyMap<string, Sellable>): Sellable {
  const items = row.items.flatMap(({ sku, quantity }) => {
    const part = parts.get(sku)
    return part ? [{ part, quantity }] : []
  })
  const withdrawn = items.find(({ part }) => !part.canBePurchased)
  const counted = items.flatMap(({ part, quantity }) =>
    part.stock === null ? [] : [Math.floor(part.stock / quantity)],
  )
  const base = readFields(SELLABLE_FIELDS, row)
  return {
    ...base,
    kind: 'bundle',
    code: row.bundleCode,
    type: null,
    reviews: null,
    canBePurchased: base.canBePurchased && withdrawn === undefined,
    reasonNotAvailable: base.reasonNotAvailable ?? withdrawn?.part.reasonNotAvailable ?? null,
    stock: counted.length ? Math.min(...counted) : null,
    components: items.flatMap(({ part, quantity }) =>
      part.components.map((component): Component => ({ ...component, quantity })),
    ),
  }
}

async function loadForcedPrices(queries: Queries, items: readonly ItemKey[]): Promise<ForcedPrice[]> {
  if (items.length === 0) return []
  const codes = [...new Set(items.map(({ code }) => code))]
  const rows = await queries.select().from(forcedPrices).where(inArray(forcedPrices.code, codes))
  return rows.map(({ kind, code, priceCents, originalPriceCents: originalCents, ...row }) => {
    const { promotionPriceCents: price, promotionStarts: starts, promotionEnds: ends } = row
    const promotion = price !== null && starts && ends ? { priceCents: price, starts, ends } : null
    return { kind, code, priceCents, promotion, originalCents }
  })
}

/** Replaces all forced prices in one transaction: an item that is not in the list has its own price again. */
export async function replaceForcedPrices(database: Queries, prices: readonly ForcedPrice[]): Promise<void> {
  await database.transaction(async (tx) => {
    // Two hosts may start at the same time; readers of carts must not wait.
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

/** The items, each in its colour on the published site. */
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

/** Replaces all colours in one transaction; of two entries for one item the first counts. */
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
    // Two hosts may start at the same time.
    await tx.execute(sql`lock table item_colours in exclusive mode`)
    await tx.delete(itemColours)
    if (rows.length > 0) await tx.insert(itemColours).values(rows).onConflictDoNothing()
  })
}
