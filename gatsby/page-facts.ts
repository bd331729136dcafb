type Value = unknown

const walk = (value: Value, visit: (field: string, value: Value) => void): void => {
  if (typeof value !== 'object' || value === null) return
  Object.entries(value).forEach(([field, inner]) => {
    visit(field, inner)
    walk(inner, visit)
  })
}

/** `sku`, `included_skus` and the like. */
const NAMES_PRODUCTS = /^(\w+_)?skus?$/
const NAMES_BUNDLES = /^(\w+_)?bundle_codes?$/

const NAMES_FEES = /^(\w+_)?fee_types?$/

/** Blocks that show items they do not name. */
const LISTING_BLOCKS = ['shop_items', 'cart_overview', 'product_finder']

/** One code, or several with commas between them, as editors write them. */
export const splitCodes = (value: Value): string[] =>
  typeof value === 'string' ? value.split(',').flatMap((code) => code.trim() || []) : []

export type PageFacts = {
  /** Names of the blocks on the page, each once. */
  blocks: string[]
  /** Codes of the products the page names. */
  skus: string[]
  bundleCodes: string[]
  /** Codes of the fees the page names. */
  feeTypes: string[]
  /** Whether the page lists items that it does not name, and so needs the whole catalogue. */
  lists: boolean
}

/** What a page needs besides its own story, read from the bloks on it. */
export const pageFacts = (content: Value): PageFacts => {
  const blocks = new Set<string>()
  const skus = new Set<string>()
  const bundleCodes = new Set<string>()
  const feeTypes = new Set<string>()
  walk(content, (field, value) => {
    if (field === 'component' && typeof value === 'string') blocks.add(value)
    if (NAMES_PRODUCTS.test(field)) splitCodes(value).forEach((code) => skus.add(code))
    if (NAMES_FEES.test(field)) splitCodes(value).forEach((code) => feeTypes.add(code))
    if (NAMES_BUNDLES.test(field)) splitCodes(value).forEach((code) => bundleCodes.add(code))
  })
  return {
    blocks: [...blocks],
    skus: [...skus],
    bundleCodes: [...bundleCodes],
    feeTypes: [...feeTypes],
    lists: LISTING_BLOCKS.some((block) => blocks.has(block)),
  }
}
