import { BLOCK_METAS } from '../src/blocks/metas.gen'
import type { BlockMeta } from '../src/blocks/meta'

/** One code, or several with commas between them, as editors write them. */
export const splitCodes = (value: unknown): string[] =>
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

type Blok = { component: string; [field: string]: unknown }

const isBlok = (value: object): value is Blok => 'component' in value && typeof value.component === 'string'

/** Every blok in a content, the outer before the inner. */
const bloksIn = (value: unknown): Blok[] => {
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.values(value).flatMap(bloksIn)
  return isBlok(value) ? [value, ...inner] : inner
}

/** The codes in one field, `sku`, or in one of the parts of another, `items.sku`. */
const codesIn = (value: unknown, [field = '', ...rest]: readonly string[]): string[] => {
  if (Array.isArray(value)) return value.flatMap((one) => codesIn(one, [field, ...rest]))
  if (typeof value !== 'object' || value === null) return []
  const found: unknown = Reflect.get(value, field)
  return rest.length > 0 ? codesIn(found, rest) : splitCodes(found)
}

const METAS: Readonly<Partial<Record<string, BlockMeta>>> = BLOCK_METAS

/** What a page needs besides its own story: what the blocks on it say that they need (src/blocks/meta.ts). */
export const pageFacts = (content: unknown): PageFacts => {
  const bloks = bloksIn(content)
  const needsOf = ({ component }: Blok) => METAS[component]?.needs
  const named = (kind: 'products' | 'bundles' | 'fees') => {
    const codes = bloks.flatMap((blok) => {
      const needs = needsOf(blok)
      const fields = needs === 'catalogue' ? undefined : needs?.[kind]
      return (fields ?? []).flatMap((field) => codesIn(blok, field.split('.')))
    })
    return [...new Set(codes)]
  }
  return {
    blocks: [...new Set(bloks.map(({ component }) => component))],
    skus: named('products'),
    bundleCodes: named('bundles'),
    feeTypes: named('fees'),
    lists: bloks.some((blok) => needsOf(blok) === 'catalogue'),
  }
}
