type Value = unknown

const walk = (value: Value, visit: (object: Record<string, Value>) => void): void => {
  if (Array.isArray(value)) value.forEach((item) => walk(item, visit))
  else if (typeof value === 'object' && value !== null) {
    visit(value as Record<string, Value>)
    Object.values(value).forEach((item) => walk(item, visit))
  }
}

export type PageFacts = {
  /** Names of the blocks on the page, each once. */
  blocks: string[]
  /** Codes of the products the page names. */
  skus: string[]
  /** Whether the page lists products that it does not name, and so needs the whole catalogue. */
  lists: boolean
}

/** What a page needs besides its own story, read from the bloks on it. */
export const pageFacts = (content: Value): PageFacts => {
  const blocks = new Set<string>()
  const skus = new Set<string>()
  walk(content, ({ component, sku }) => {
    if (typeof component === 'string') blocks.add(component)
    if (typeof sku === 'string' && sku !== '') skus.add(sku)
  })
  const lists = blocks.has('shop_items')
  return { blocks: [...blocks], skus: [...skus], lists }
}
