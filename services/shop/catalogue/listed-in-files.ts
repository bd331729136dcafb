import { isListedIn, VISITORS_STOREFRONT } from '../domain/availability'
import { itemsOfFiles } from '../store/catalogue'
import { type BundleBody, presentBundle, presentProduct, type ProductBody } from './bodies'
import { readCatalogueFiles } from './read-catalogue'

/**
 * What the shop API answers about the visitors' storefront once it has imported the catalogue files of a folder, without a database.
 * Throws a CatalogueError that names every bad row.
 */
export async function listedInFiles(
  folder: string,
  now: Date,
): Promise<{ products: ProductBody[]; bundles: BundleBody[] }> {
  const { products, bundles } = itemsOfFiles(await readCatalogueFiles(folder))
  return {
    products: products
      .filter((item) => isListedIn(item, VISITORS_STOREFRONT))
      .map((item) => presentProduct(item, now)),
    bundles: bundles
      .filter((item) => isListedIn(item, VISITORS_STOREFRONT))
      .map((item) => presentBundle(item, now)),
  }
}
