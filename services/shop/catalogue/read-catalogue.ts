import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Static, TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { JsonError, parseJson } from '../../lib/parse-json'
import { fieldErrors } from '../schemas/field-errors'
import { BundleRow, ProductRow, PromoCodeRow } from './file-rows'

/** Says which rows are wrong and why, one sentence a line. Nothing was imported. */
export class CatalogueError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(`The catalogue was not imported:\n${problems.join('\n')}`)
    this.name = 'CatalogueError'
  }
}

/** Throws a CatalogueError when anything is wrong. */
export function assertNone(problems: readonly string[]): void {
  if (problems.length > 0) throw new CatalogueError(problems)
}

const KINDS = {
  products: { schema: ProductRow, key: 'sku' },
  bundles: { schema: BundleRow, key: 'bundle_code' },
  promo_codes: { schema: PromoCodeRow, key: 'code' },
} as const

/**
 * The rows that fit their schema. Problems of other rows are added to `problems`, one sentence for each field: `products.json,
 * row 3 (khumo): price must be 0 or more`. `rule` returns further problems of a row, by field.
 */
function checkRows<Schema extends TSchema>(
  file: string,
  rows: unknown,
  { schema, key }: { schema: Schema; key: string },
  problems: string[],
  rule: (row: Static<Schema>) => Record<string, string> = () => ({}),
): Static<Schema>[] {
  if (!Array.isArray(rows)) {
    problems.push(`${file}: must be a list in JSON`)
    return []
  }
  const rowSchema = Compile(schema)
  const seen = { [key]: new Set<unknown>(), uuid: new Set<unknown>() }
  return rows.flatMap((row: unknown, index): Static<Schema>[] => {
    const fields: Record<string, unknown> = Object(row)
    const fits = rowSchema.Check(row)
    const wrong = {
      ...(fits ? { ...ruleErrors(fields), ...rule(row) } : fieldErrors(rowSchema.Errors(row))),
      ...repeated(fields, seen),
    }
    const code = typeof fields[key] === 'string' ? ` (${fields[key]})` : ''
    for (const [field, text] of Object.entries(wrong)) {
      problems.push(`${file}, row ${index + 1}${code}: ${field || 'the row'} ${text}`)
    }
    return fits ? [row] : []
  })
}

/** The codes and uuids that an earlier row uses too; adds this row's to `seen`. */
function repeated(
  fields: Record<string, unknown>,
  seen: Record<string, Set<unknown>>,
): Record<string, string> {
  const names = Object.keys(seen).filter((name) => fields[name] !== undefined)
  const twice = names.filter((name) => seen[name]?.has(fields[name]))
  for (const name of names) seen[name]?.add(fields[name])
  return Object.fromEntries(twice.map((name) => [name, 'occurs twice']))
}

/** Problems of a bundle's items. */
function partErrors({ items }: BundleRow, skus: ReadonlySet<string>): Record<string, string> {
  const unknown = items.map(({ sku }) => sku).filter((sku) => !skus.has(sku))
  return unknown.length > 0 ? { items: `name no product of the shop: ${unknown.join(', ')}` } : {}
}

/** Problems that a schema cannot express, of a row that fits its schema. */
function ruleErrors(row: Partial<ProductRow & PromoCodeRow>): Record<string, string> {
  const { price, promotion, rand_off: randOff, percent_off: percentOff, free_shipping: freeShipping } = row
  const isPromoCode = price === undefined
  return {
    ...(!isCents(price) && { price: 'must be in whole cents' }),
    ...(!isCents(randOff) && { rand_off: 'must be in whole cents' }),
    ...(isPromoCode &&
      !percentOff &&
      !randOff &&
      !freeShipping && { percent_off: 'is missing: it takes nothing off' }),
    ...(percentOff === 100 && freeGoodsErrors(row)),
    ...(promotion && promotionErrors(promotion, price ?? 0)),
  }
}

/** A code that takes the whole price off could give all stock away. */
const freeGoodsErrors = (row: Partial<PromoCodeRow>): Record<string, string> =>
  Object.fromEntries(
    (['max_uses', 'max_uses_per_buyer'] as const)
      .filter((limit) => row[limit] === undefined)
      .map((limit) => [limit, 'is missing: a code that takes everything off needs it']),
  )

function promotionErrors({ price, start, end }: NonNullable<ProductRow['promotion']>, fullPrice: number) {
  const [from, to] = [start, end].map((text) => Date.parse(text.replace(' ', 'T')))
  return {
    ...(Number.isNaN(from) && { 'promotion.start': 'is not a date' }),
    ...(Number.isNaN(to) && { 'promotion.end': 'is not a date' }),
    ...(from !== undefined &&
      to !== undefined &&
      to <= from && { 'promotion.end': 'must be after its start' }),
    ...(!isCents(price) && { 'promotion.price': 'must be in whole cents' }),
    ...(price >= fullPrice && { 'promotion.price': 'must be below the price' }),
  }
}

const isCents = (rand: number | undefined): boolean => rand === undefined || Number(rand.toFixed(2)) === rand

export interface CatalogueFiles {
  products: ProductRow[]
  bundles: BundleRow[]
  promoCodes: PromoCodeRow[]
}

const FILES = ['products.json', 'bundles.json', 'promo-codes.json']

/**
 * Reads products.json, bundles.json and promo-codes.json. Throws a CatalogueError with every unreadable file, or else with
 * every bad row of all three.
 */
export async function readCatalogueFiles(directory: string): Promise<CatalogueFiles> {
  const [productRows, bundleRows, promoCodeRows] = parseAll(await readTexts(directory))
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

/** In the order of FILES, so that the error lists unreadable files in that order too. */
async function readTexts(directory: string): Promise<string[]> {
  const readings = await Promise.allSettled(FILES.map((file) => readFile(path.join(directory, file), 'utf8')))
  assertNone(
    readings.flatMap((reading, index) =>
      reading.status === 'rejected' ? [`${FILES[index]}: cannot be read: ${reading.reason.message}`] : [],
    ),
  )
  return readings.flatMap((reading) => (reading.status === 'fulfilled' ? [reading.value] : []))
}

/** Throws a CatalogueError with every text that is not JSON. In the order of FILES. */
function parseAll(texts: readonly string[]): unknown[] {
  const problems: string[] = []
  const contents = texts.map((text, index) => {
    try {
      return parseJson(text)
    } catch (error) {
      if (!(error instanceof JsonError)) throw error
      problems.push(`${FILES[index]}: ${error.message}`)
      return undefined
    }
  })
  assertNone(problems)
  return contents
}

/** The content of one file; a kind that it leaves out does not change. */
interface CatalogueUpload {
  products?: ProductRow[]
  bundles?: BundleRow[]
  promoCodes?: PromoCodeRow[]
}

/**
 * Reads a list of rows of one kind, in the format of content/catalogue, or an object with any of `products`, `bundles` and
 * `promo_codes`. `knownSkus` are the shop's current products. Throws a CatalogueError.
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
