import type { Static, TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { BundleRow, ProductRow, PromoCodeRow } from './catalogue/file-rows'
import { fieldErrors } from './schemas/field-errors'

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

export const KINDS = {
  products: { schema: ProductRow, key: 'sku' },
  bundles: { schema: BundleRow, key: 'bundle_code' },
  promo_codes: { schema: PromoCodeRow, key: 'code' },
} as const

/**
 * The rows that fit their schema. What is wrong with the others is added to `problems`, one sentence for each field:
 * `products.json, row 3 (khumo): price must be 0 or more`. `rule` says what else is wrong with a row, by field.
 */
export function checkRows<Schema extends TSchema>(
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

/** Codes and uuids that an earlier row has; adds this row's to `seen`. */
function repeated(
  fields: Record<string, unknown>,
  seen: Record<string, Set<unknown>>,
): Record<string, string> {
  const names = Object.keys(seen).filter((name) => fields[name] !== undefined)
  const twice = names.filter((name) => seen[name]?.has(fields[name]))
  for (const name of names) seen[name]?.add(fields[name])
  return Object.fromEntries(twice.map((name) => [name, 'occurs twice']))
}

/** What is wrong with the parts of a bundle. */
export function partErrors({ items }: BundleRow, skus: ReadonlySet<string>): Record<string, string> {
  const unknown = items.map(({ sku }) => sku).filter((sku) => !skus.has(sku))
  return unknown.length > 0 ? { items: `name no product of the shop: ${unknown.join(', ')}` } : {}
}

/** What no schema can say, of a row that fits its schema. */
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

/** A code that takes everything off could sell out the stock. */
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
