import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { assertNone, checkRows, KINDS, partErrors } from './catalogue-rows'
import type { BundleRow, ProductRow, PromoCodeRow } from './catalogue/file-rows'

export interface CatalogueFiles {
  products: ProductRow[]
  bundles: BundleRow[]
  promoCodes: PromoCodeRow[]
}

/** Reads products.json, bundles.json and promo-codes.json. Throws a CatalogueError with every bad row of all three. */
export async function readCatalogueFiles(directory: string): Promise<CatalogueFiles> {
  const [productRows, bundleRows, promoCodeRows] = await Promise.all(
    ['products.json', 'bundles.json', 'promo-codes.json'].map(async (file) =>
      parseJson(await readFile(path.join(directory, file), 'utf8')),
    ),
  )
  const problems: string[] = []
  const products = checkRows('products.json', productRows, KINDS.products, problems)
  const skus = new Set(products.map(({ sku }) => sku))
  const bundles = checkRows('bundles.json', bundleRows, KINDS.bundles, problems, (row) =>
    partErrors(row, skus),
  )
  const promoCodes = checkRows('promo-codes.json', promoCodeRows, KINDS.promo_codes, problems)
  assertNone(problems)
  return { products, bundles, promoCodes }
}

/** undefined for text that is not JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
