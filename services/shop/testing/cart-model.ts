import fc from 'fast-check'
import { clean } from '../../../shared/clean-input'
import { vatPercentAt } from '../../../shared/vat'
import {
  type CartChange,
  changeLines,
  type ItemKey,
  type Line,
  sameItem,
  type Sellables,
} from '../domain/cart-lines'
import { toRand } from '../../../shared/money'
import { priceLine } from '../domain/pricing'
import { Problem, type ProblemCode } from '../domain/problem'
import { evaluatePromo, type PromoCode, promoLines } from '../domain/promo-rules'
import { totals } from '../domain/totals'
import type { CartBody } from '../schemas/cart'

// Computes a cart after any sequence of calls with the pure rules only: no database, no HTTP.

/** One call on a cart. */
export type Operation =
  | { call: 'items'; change: CartChange }
  | { call: 'bulk_add'; items: { item: ItemKey; quantity?: number }[] }
  | { call: 'clear' }
  | { call: 'promo_code'; code: string | null }

export interface ModelCart {
  /** In the order in which they were added. */
  lines: Line[]
  promoCode: string | null
}

/** The items of the shop, which do not change during a sequence. */
export interface ModelShop {
  sellables: Sellables
  promoCodes: PromoCode[]
  now: Date
}

export const EMPTY: ModelCart = { lines: [], promoCode: null }

/** The cart after the operation, or its refusal. */
export function applyOperation(
  cart: ModelCart,
  operation: Operation,
  shop: ModelShop,
): { cart: ModelCart } | { refusal: ProblemCode } {
  try {
    return { cart: nextCart(cart, operation, shop) }
  } catch (error) {
    if (error instanceof Problem) return { refusal: error.code }
    throw error
  }
}

function nextCart(
  cart: ModelCart,
  operation: Operation,
  { sellables, promoCodes, now }: ModelShop,
): ModelCart {
  switch (operation.call) {
    case 'clear':
      return EMPTY
    case 'promo_code': {
      const { code } = operation
      if (!code?.trim()) return { ...cart, promoCode: null }
      const promo = promoCodes.find((other) => other.code === clean.promoCode(code))
      const evaluated = evaluatePromo(promo, code, {
        lines: promoLines(priced(cart.lines, sellables, now), sellables),
        now,
      })
      if (evaluated instanceof Problem) throw evaluated
      return { ...cart, promoCode: evaluated.code }
    }
    case 'items':
      return { ...cart, lines: inPlace(cart.lines, changeLines(cart.lines, operation.change, sellables)) }
    case 'bulk_add': {
      const added = operation.items.reduce<Line[]>(
        (lines, { item, quantity }) => changeLines(lines, { action: 'add', item, quantity }, sellables),
        cart.lines,
      )
      return { ...cart, lines: inPlace(cart.lines, added) }
    }
  }
}

/** Remaining lines keep their place. */
function inPlace(before: readonly Line[], after: readonly Line[]): Line[] {
  const find = (lines: readonly Line[], line: Line) => lines.find((other) => sameItem(other, line))
  return [
    ...before.flatMap((line) => find(after, line) ?? []),
    ...after.filter((line) => !find(before, line)),
  ]
}

const priced = (lines: readonly Line[], sellables: Sellables, now: Date) =>
  lines.map((line) => {
    const item = sellables.find(line)
    if (!item) throw new Error(`The shop does not know ${line.code}.`)
    return priceLine({ ...line, id: '' }, item, now)
  })

/** The visible content of a cart. */
export type Seen = Pick<CartBody, 'promo_code' | 'totals'> & { items: (string | number | null)[][] }

/** The visible content of the model's cart. */
export function expectedView(
  { lines, promoCode }: ModelCart,
  { sellables, promoCodes, now }: ModelShop,
): Seen {
  const atPrices = priced(lines, sellables, now)
  const sums = totals(
    atPrices,
    promoCodes.find(({ code }) => code === promoCode) ?? null,
    vatPercentAt(now.getTime()),
  )
  return {
    items: atPrices.map((line) => [
      line.kind,
      line.code,
      line.quantity,
      toRand(line.unitPriceCents),
      line.originalUnitPriceCents && toRand(line.originalUnitPriceCents),
      toRand(line.lineTotalCents),
    ]),
    promo_code: promoCode,
    totals: {
      subtotal: toRand(sums.subtotal),
      discount: toRand(sums.discount),
      shipping: toRand(sums.shipping),
      vat: toRand(sums.vat),
      total: toRand(sums.total),
    },
  }
}

/** The visible content of an API answer. */
export const seen = ({ items, promo_code, totals }: CartBody): Seen => ({
  items: items.map(({ product, bundle, quantity, unit_price, original_unit_price, line_total }) => [
    product ? 'product' : 'bundle',
    product?.sku ?? bundle?.bundle_code ?? null,
    quantity,
    unit_price,
    original_unit_price,
    line_total,
  ]),
  promo_code,
  totals,
})

/** Any operation on the given codes, valid or not. */
export function anyOperation(codes: {
  products: string[]
  bundles: string[]
  promoCodes: string[]
}): fc.Arbitrary<Operation> {
  const product = fc.constantFrom(...codes.products).map((code): ItemKey => ({ kind: 'product', code }))
  const bundle = fc.constantFrom(...codes.bundles).map((code): ItemKey => ({ kind: 'bundle', code }))
  const item = fc.oneof({ weight: 3, arbitrary: product }, { weight: 1, arbitrary: bundle })
  const quantity = fc.option(
    fc.oneof({ weight: 6, arbitrary: fc.integer({ min: 1, max: 4 }) }, fc.integer({ min: 5, max: 10_000 })),
    { nil: undefined },
  )
  const add = fc.record({ action: fc.constant('add' as const), item, quantity })
  const remove = fc.record({ action: fc.constant('remove' as const), item, quantity })
  const replace = fc.record({ action: fc.constant('replace' as const), item, replacement: item, quantity })
  const setQuantity = replace.map((change) => ({ ...change, replacement: change.item }))
  const change = fc.oneof({ weight: 3, arbitrary: add }, remove, replace, setQuantity)
  return fc.oneof(
    { weight: 12, arbitrary: change.map((one): Operation => ({ call: 'items', change: one })) },
    {
      weight: 2,
      arbitrary: fc
        .array(fc.record({ item, quantity }), { minLength: 1, maxLength: 4 })
        .map((items): Operation => ({ call: 'bulk_add', items })),
    },
    { weight: 1, arbitrary: fc.constant<Operation>({ call: 'clear' }) },
    {
      weight: 2,
      arbitrary: fc
        .option(fc.constantFrom(...codes.promoCodes))
        .map((code): Operation => ({ call: 'promo_code', code })),
    },
  )
}
