import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { assertNone, checkRows, KINDS, partErrors } from './catalogue-rows'
import type { BundleRow, ProductRow, PromoCodeRow } from './catalogue/file-rows'

export interface CatalogueFiles {
  products: ProductRow[]
  bundles: BundleRow[]
  promoCodes: PromoCodeRow[]
}

const FILES = ['products.json', 'bundles.json', 'promo-codes.json']

/**
 * Reads products.json, bundles.json and promo-codes.json. Throws a CatalogueError with every file that cannot be read,
 * or else with every bad row of all three.
 */
export async function readCatalogueFiles(directory: string): Promise<CatalogueFiles> {
  const [productRows, bundleRows, promoCodeRows] = (await readTexts(directory)).map(parseJson)
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

/** In the order of FILES, whichever was read first: so is the sentence that says which could not be. */
async function readTexts(directory: string): Promise<string[]> {
  const readings = await Promise.allSettled(FILES.map((file) => readFile(path.join(directory, file), 'utf8')))
  assertNone(
    readings.flatMap((reading, index) =>
      reading.status === 'rejected' ? [`${FILES[index]}: cannot be read: ${reading.reason.message}`] : [],
    ),
  )
  return readings.flatMap((reading) => (reading.status === 'fulfilled' ? [reading.value] : []))
}

/** undefined for text that is not JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
