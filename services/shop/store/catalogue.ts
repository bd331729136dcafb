import { asc, inArray } from 'drizzle-orm'
import type { Queries } from '../../database/open'
import { availability } from '../domain/availability'
import type { ItemKey, Line, Shelf } from '../domain/cart-lines'
import type { Component, ProductType, Sellable } from '../domain/catalogue'
import { bundles, products } from './schema'

type ProductRow = typeof products.$inferSelect
type BundleRow = typeof bundles.$inferSelect

/** All products, in the order of the catalogue file, or those with the given skus. */
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
  const rows = await queries
    .select()
    .from(bundles)
    .where(codes && inArray(bundles.bundleCode, [...codes]))
    .orderBy(asc(bundles.position))
  const skus = [...new Set(rows.flatMap((row) => row.items.map((item) => item.sku)))]
  const parts = new Map((await loadProducts(queries, skus)).map((product) => [product.code, product]))
  return rows.map((row) => toBundle(row, parts))
}

/** The part of the shop that the given items need. */
export async function loadShelf(queries: Queries, storefront: string, items: ItemKey[]): Promise<Shelf> {
  const codes = (kind: Line['kind']) => items.filter((item) => item.kind === kind).map((item) => item.code)
  const productCodes = codes('product')
  const bundleCodes = codes('bundle')
  const loaded = [
    ...(productCodes.length ? await loadProducts(queries, productCodes) : []),
    ...(bundleCodes.length ? await loadBundles(queries, bundleCodes) : []),
  ]
  const byKey = new Map(loaded.map((item) => [`${item.kind} ${item.code}`, item]))
  return { storefront, find: ({ kind, code }) => byKey.get(`${kind} ${code}`) }
}

const needsDelivery = (type: ProductType): boolean => type !== 'service'

function toProduct(row: ProductRow): Sellable {
  return {
    ...shared(row),
    kind: 'product',
    code: row.sku,
    type: row.type,
    stock: row.stock,
    reviews:
      row.rating === null || row.reviewCount === null ? null : { rating: row.rating, count: row.reviewCount },
    components: [{ sku: row.sku, quantity: 1, stock: row.stock, needsDelivery: needsDelivery(row.type) }],
  }
}

/** A bundle can be bought while each of its products can, and as often as the scarcest one allows. */
function toBundle(row: BundleRow, parts: ReadonlyMap<string, Sellable>): Sellable {
  const items = row.items.flatMap(({ sku, quantity }) => {
    const part = parts.get(sku)
    return part ? [{ part, quantity }] : []
  })
  const missing = items.find(({ part }) => !availability(part).canBePurchased)
  const counted = items.flatMap(({ part, quantity }) =>
    part.stock === null ? [] : [Math.floor(part.stock / quantity)],
  )
  const base = shared(row)
  return {
    ...base,
    kind: 'bundle',
    code: row.bundleCode,
    type: null,
    reviews: null,
    canBePurchased: base.canBePurchased && missing === undefined,
    reasonNotAvailable: base.reasonNotAvailable ?? (missing ? availability(missing.part).reason : null),
    stock: counted.length ? Math.min(...counted) : null,
    components: items.flatMap(({ part, quantity }) =>
      part.components.map((component): Component => ({ ...component, quantity })),
    ),
  }
}

function shared(row: ProductRow | BundleRow) {
  const { promotionPriceCents: price, promotionStarts: starts, promotionEnds: ends } = row
  return {
    uuid: row.uuid,
    name: row.name,
    shortName: row.shortName,
    description: row.description,
    image: row.image,
    priceCents: row.priceCents,
    promotion: price !== null && starts && ends ? { priceCents: price, starts, ends } : null,
    storefronts: row.storefronts,
    isListed: row.isListed,
    canBePurchased: row.canBePurchased,
    reasonNotAvailable: row.reasonNotAvailable,
    maxQuantity: row.maxQuantity,
  }
}
