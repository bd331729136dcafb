import { assertNone, CatalogueError, checkRows, KINDS, partErrors } from './catalogue-rows'
import type { BundleRow, ProductRow, PromoCodeRow } from './catalogue/file-rows'

/** What one file says; a kind that it leaves out stays as it is. */
export interface CatalogueUpload {
  products?: ProductRow[]
  bundles?: BundleRow[]
  promoCodes?: PromoCodeRow[]
}

/**
 * Reads a list of rows of one kind, as the files in content/catalogue are, or an object with `products`, `bundles` and
 * `promo_codes`, any of them. `knownSkus` are the products that the shop has already. Throws a CatalogueError.
 */
export function readUpload(file: string, content: unknown, knownSkus: readonly string[]): CatalogueUpload {
  const { products, bundles, promo_codes: promoCodes } = listsOf(file, content)
  const problems: string[] = []
  const named = (list: string) => (Array.isArray(content) ? file : `${file}, ${list}`)
  const upload: CatalogueUpload = {}
  if (products !== undefined) {
    upload.products = checkRows(named('products'), products, KINDS.products, problems)
  }
  const skus = new Set([...knownSkus, ...(upload.products ?? []).map(({ sku }) => sku)])
  if (bundles !== undefined) {
    upload.bundles = checkRows(named('bundles'), bundles, KINDS.bundles, problems, (row) =>
      partErrors(row, skus),
    )
  }
  if (promoCodes !== undefined) {
    upload.promoCodes = checkRows(named('promo_codes'), promoCodes, KINDS.promo_codes, problems)
  }
  assertNone(problems)
  return upload
}

type Lists = Partial<Record<keyof typeof KINDS, unknown>>

function listsOf(file: string, content: unknown): Lists {
  const names = Object.keys(KINDS)
  if (Array.isArray(content)) {
    const kind = names.find((name) => content.some((row) => KINDS[name as keyof Lists].key in Object(row)))
    if (kind) return { [kind]: content }
  } else if (typeof content === 'object' && content !== null) {
    const given = Object.keys(content)
    if (given.length > 0 && given.every((name) => names.includes(name))) return content
  }
  throw new CatalogueError([
    `${file}: must be a list of products, bundles or promo codes, or an object with ${names.join(', ')}`,
  ])
}
