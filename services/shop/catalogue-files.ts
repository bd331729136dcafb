import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Static, TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { BundleRow, ProductRow, PromoCodeRow } from './schemas/catalogue-files'

export interface CatalogueFiles {
  products: ProductRow[]
  bundles: BundleRow[]
  promoCodes: PromoCodeRow[]
}

/** Reads products.json, bundles.json and promo-codes.json. Throws one error that names every bad row of all three. */
export async function readCatalogueFiles(directory: string): Promise<CatalogueFiles> {
  const problems: string[] = []
  const products = await readRows(directory, 'products.json', ProductRow, 'sku', problems)
  const bundles = await readRows(directory, 'bundles.json', BundleRow, 'bundle_code', problems)
  const promoCodes = await readRows(directory, 'promo-codes.json', PromoCodeRow, 'code', problems)
  const skus = new Set(products.map(({ sku }) => sku))
  for (const { bundle_code: code, items } of bundles) {
    for (const { sku } of items) {
      if (!skus.has(sku)) problems.push(`bundles.json, ${code}: there is no product ${sku}`)
    }
  }
  for (const { code, percent_off: percent, rand_off: rand, free_shipping: free } of promoCodes) {
    if (!percent && !rand && !free) problems.push(`promo-codes.json, ${code}: it takes nothing off`)
  }
  if (problems.length > 0) throw new Error(`The catalogue was not imported:\n${problems.join('\n')}`)
  return { products, bundles, promoCodes }
}

async function readRows<Schema extends TSchema>(
  directory: string,
  file: string,
  schema: Schema,
  keyName: string,
  problems: string[],
): Promise<Static<Schema>[]> {
  const rows = parseJson(await readFile(path.join(directory, file), 'utf8'))
  if (!Array.isArray(rows)) {
    problems.push(`${file}: must be a list in JSON`)
    return []
  }
  const rowSchema = Compile(schema)
  const seen = new Set<unknown>()
  return rows.flatMap((row: unknown, index): Static<Schema>[] => {
    const key: unknown = Object(row)[keyName]
    const name = `${file}, ${typeof key === 'string' ? key : `row ${index + 1}`}`
    if (seen.has(key)) problems.push(`${name}: occurs twice`)
    seen.add(key)
    if (rowSchema.Check(row)) return [row]
    const details = rowSchema
      .Errors(row)
      .map(({ instancePath, message }) => `${instancePath} ${message}`.trim())
    problems.push(`${name}: ${details.join(', ')}`)
    return []
  })
}

/** undefined for text that is not JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
