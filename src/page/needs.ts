import { BLOCK_METAS } from '../blocks/metas.gen'
import type { BlockMeta } from '../blocks/meta'
import { splitCodes } from '../catalogue/data'

export type PageNeeds = {
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

type Named = { component: string; [field: string]: unknown }

const isBlok = (value: object): value is Named => 'component' in value && typeof value.component === 'string'

/** Every blok in a content, the outer before the inner. */
const bloksIn = (value: unknown): Named[] => {
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

const KINDS = ['products', 'bundles', 'fees'] as const

/** A code that a block names: of what, and in which of its fields. */
export type NamedCode = { component: string; kind: (typeof KINDS)[number]; field: string; code: string }

const codesOf = (blok: Named): NamedCode[] => {
  const { component } = blok
  const needs = METAS[component]?.needs
  if (!needs || needs === 'catalogue') return []
  return KINDS.flatMap((kind) =>
    (needs[kind] ?? []).flatMap((field) =>
      codesIn(blok, field.split('.')).map((code) => ({ component, kind, field, code })),
    ),
  )
}

/** Every code that the blocks in a content name, by what the blocks say that they need (src/blocks/meta.ts). */
export const namedCodes = (content: unknown): NamedCode[] => bloksIn(content).flatMap(codesOf)

/** What a page needs besides its own story: what the blocks on it say that they need. */
export const pageNeeds = (content: unknown): PageNeeds => {
  const bloks = bloksIn(content)
  const codes = bloks.flatMap(codesOf)
  const named = (kind: NamedCode['kind']) => [
    ...new Set(codes.filter((one) => one.kind === kind).map(({ code }) => code)),
  ]
  return {
    blocks: [...new Set(bloks.map(({ component }) => component))],
    skus: named('products'),
    bundleCodes: named('bundles'),
    feeTypes: named('fees'),
    lists: bloks.some(({ component }) => METAS[component]?.needs === 'catalogue'),
  }
}
