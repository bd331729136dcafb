import { eq } from 'drizzle-orm'
import type { Queries } from '../../database/open'
import { bundles, products } from './schema'

type ProductChange = Pick<
  typeof products.$inferInsert,
  'canBePurchased' | 'isListed' | 'stock' | 'reasonNotAvailable' | 'priceCents'
>

/** What the shop's back office may change of a product. False when there is no such sku. */
export async function changeProduct(
  queries: Queries,
  sku: string,
  change: Partial<ProductChange>,
): Promise<boolean> {
  const changed = await queries.update(products).set(change).where(eq(products.sku, sku)).returning()
  return changed.length > 0
}

/** The same for a bundle, which has no stock of its own. */
export async function changeBundle(
  queries: Queries,
  code: string,
  change: Partial<Omit<ProductChange, 'stock'>>,
): Promise<boolean> {
  const changed = await queries.update(bundles).set(change).where(eq(bundles.bundleCode, code)).returning()
  return changed.length > 0
}
