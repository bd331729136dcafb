import fc from 'fast-check'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addLine, type CartLine, keyOf, removeLine } from '../../src/cart/rules/lines'
import { byScale } from '../testing/scale'
import {
  anyOperation,
  applyOperation,
  EMPTY,
  expectedView,
  type ModelCart,
  type ModelShop,
  type Operation,
  seen,
} from './testing/cart-model'
import type { ItemKey, Line } from './domain/cart-lines'
import type { CartBody } from './schemas/cart'
import { loadBundles, loadProducts } from './store/catalogue'
import { products, promoCodes } from './store/schema'
import { startTestShop, type TestShop } from './testing/shop'

const SEQUENCES = byScale(60, 2_000)
/** Sequences that run in parallel, so that Postgres and this process are both busy. */
const LANES = 4

const CODES = {
  products: ['khumo', 'neo-touch', 'khumo-print', 'paper-rolls', 'counter-stand', 'staff-training'].concat(
    // Out of stock, pre-order only, of another storefront, unknown, and a bundle's code used as a sku.
    ['go', 'barcode-scanner', 'receipt-printer', 'nope', 'starter-kit'],
  ),
  bundles: ['starter-kit', 'counter-kit', 'market-day-kit', 'nope', 'khumo'],
  promoCodes: ['WELCOME10', ' r100off ', 'FREESHIP', 'EXPIRED', 'NOPE', ''],
}

let shop: TestShop
let model: ModelShop
beforeAll(async () => {
  shop = await startTestShop()
  const { database } = shop
  await database.update(products).set({ stock: 3 }).where(eq(products.sku, 'khumo'))
  const goods = [...(await loadProducts(database)), ...(await loadBundles(database))]
  const sellables: ModelShop['sellables'] = {
    storefront: 'shop',
    find: ({ kind, code }) => goods.find((item) => item.kind === kind && item.code === code),
  }
  model = { sellables, promoCodes: await database.select().from(promoCodes), now: new Date() }
}, 120_000)
afterAll(() => shop.close())

it('any sequence of calls makes the cart that the rules compute', { timeout: 3_600_000 }, async () => {
  const { seed = 0 } = fc.readConfigureGlobal()
  const sequences = fc.array(anyOperation(CODES), { minLength: 10, maxLength: 20 })
  const lane = (number: number) =>
    fc.assert(fc.asyncProperty(sequences, follow), { seed: seed + number, numRuns: SEQUENCES / LANES })
  await Promise.all(Array.from({ length: LANES }, (_, number) => lane(number)))
})

/** Sends the operations in turn and compares every answer, and at the end the stored cart. */
async function follow(operations: Operation[]): Promise<void> {
  const { id } = (await shop.call('POST', '/carts/', { source: 'shop' })).json<CartBody>()
  let cart: ModelCart = EMPTY
  for (const operation of operations) {
    const reply = await send(id, operation)
    const expected = applyOperation(cart, operation, model)
    if ('refusal' in expected) {
      expect([reply.statusCode >= 400, reply.json().error?.code]).toEqual([true, expected.refusal])
      continue
    }
    expect(seen(reply.json())).toEqual(expectedView(expected.cart, model))
    expectSameAsBrowser(cart.lines, operation, expected.cart.lines)
    cart = expected.cart
  }
  const stored = await shop.call('GET', `/carts/${id}/`)
  expect(seen(stored.json())).toEqual(expectedView(cart, model))
}

function send(id: string, operation: Operation) {
  switch (operation.call) {
    case 'clear':
      return shop.call('DELETE', `/carts/${id}/items/`)
    case 'promo_code':
      return shop.call('PATCH', `/carts/${id}/`, { promo_code: operation.code })
    case 'bulk_add': {
      const items = operation.items.map(({ item, quantity }) => ({
        item_id: item.code,
        quantity,
        is_bundle: item.kind === 'bundle',
      }))
      return shop.call('POST', `/carts/${id}/bulk_add/`, { items })
    }
    case 'items': {
      const { action, item, quantity } = operation.change
      const replacement = operation.change.action === 'replace' ? operation.change.replacement : undefined
      return shop.call('POST', `/carts/${id}/items/`, {
        action: item.kind === 'bundle' ? `${action}_bundle` : action,
        [item.kind]: item.code,
        quantity,
        ...(replacement && { [`replacement_${replacement.kind}`]: replacement.code }),
      })
    }
  }
}

const toBrowser = ({ kind, code, quantity }: ItemKey & { quantity: number }): CartLine => {
  const common = { id: '', quantity, storefront: 'shop' }
  return kind === 'product'
    ? { ...common, type: 'product', sku: code }
    : { ...common, type: 'bundle', bundleCode: code }
}

/** Expects the shop's cart to be what the browser's own rules predicted. */
function expectSameAsBrowser(before: Line[], operation: Operation, after: Line[]): void {
  const shown = browserLines(before.map(toBrowser), operation)
  if (!shown) return
  const quantities = (lines: CartLine[]) =>
    Object.fromEntries(lines.map((line) => [keyOf(line), line.quantity]))
  expect(quantities(shown)).toEqual(quantities(after.map(toBrowser)))
}

/** Undefined for operations that the browser does not predict. */
function browserLines(lines: CartLine[], operation: Operation): CartLine[] | undefined {
  if (operation.call === 'clear') return []
  if (operation.call === 'bulk_add') {
    return operation.items.reduce(
      (sum, { item, quantity = 1 }) => addLine(sum, toBrowser({ ...item, quantity })),
      lines,
    )
  }
  if (operation.call === 'promo_code') return lines
  const { action, item, quantity } = operation.change
  const line = toBrowser({ ...item, quantity: quantity ?? 1 })
  if (action === 'add') return addLine(lines, line)
  return action === 'remove' && quantity === undefined ? removeLine(lines, line) : undefined
}
