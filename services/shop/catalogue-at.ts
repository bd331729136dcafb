import { STOREFRONT } from '../../src/catalogue/rules'
import type { Queries } from '../database/open'
import { type BundleBody, presentBundle, presentProduct, type ProductBody } from './catalogue/bodies'
import { isListedIn } from './domain/availability'
import { loadBundles, loadProducts } from './store/catalogue'

/** What the shop sells to visitors, in the API's format, at the prices of a moment. Stock and availability are those of now. */
export async function catalogueAt(
  queries: Queries,
  moment: Date,
): Promise<{ products: ProductBody[]; bundles: BundleBody[] }> {
  const [products, bundles] = await Promise.all([loadProducts(queries), loadBundles(queries)])
  return {
    products: products
      .filter((item) => isListedIn(item, STOREFRONT))
      .map((item) => presentProduct(item, moment)),
    bundles: bundles
      .filter((item) => isListedIn(item, STOREFRONT))
      .map((item) => presentBundle(item, moment)),
  }
}
