import type { Queries } from '../../database/open'
import { type CartChange, changeLines, type ItemKey } from '../domain/cart-lines'
import { Problem } from '../domain/problem'
import { BulkAdd, CartBody, ItemAction } from '../schemas/cart'
import { answers, CartParams, IdempotencyHeader } from '../schemas/common'
import { readLines, saveLines, updateCart } from '../store/carts'
import { loadSellables } from '../store/catalogue'
import { openCart } from '../store/overdue'
import { cartAnswer } from './present-cart'
import type { Routes, ShopContext } from './context'
import { answerOnce } from './read-request'

export function cartItemRoutes(routes: Routes, shop: ShopContext): void {
  routes.post(
    '/carts/:id/items/',
    {
      schema: {
        operationId: 'changeItems',
        params: CartParams,
        headers: IdempotencyHeader,
        body: ItemAction,
        response: answers(200, CartBody),
      },
    },
    async (request) => {
      const change = toCartChange(request.body)
      return answerOnce(shop, request, 200, (tx, now) => applyChanges(tx, request.params.id, [change], now))
    },
  )

  routes.post(
    '/carts/:id/bulk_add/',
    {
      schema: {
        operationId: 'bulkAdd',
        params: CartParams,
        headers: IdempotencyHeader,
        body: BulkAdd,
        response: answers(200, CartBody),
      },
    },
    async (request) => {
      const changes = request.body.items.map(({ item_id: code, quantity = 1, is_bundle: isBundle }) => ({
        action: 'add' as const,
        item: { kind: isBundle ? ('bundle' as const) : ('product' as const), code },
        quantity,
      }))
      return answerOnce(shop, request, 200, (tx, now) =>
        applyChanges(tx, request.params.id, changes, now, (n) => `items.${n}`),
      )
    },
  )

  routes.delete(
    '/carts/:id/items/',
    { schema: { operationId: 'clearItems', params: CartParams, response: answers(200, CartBody) } },
    async ({ params }) => {
      const now = new Date()
      return shop.database.transaction(async (tx) => {
        await openCart(tx, params.id, now)
        await saveLines(tx, params.id, await readLines(tx, params.id), [])
        return cartAnswer(tx, await updateCart(tx, params.id, { promoCode: null }, now), now)
      })
    },
  )
}

/** Applies all changes or none. `fieldOf` names the field of the nth change in a refusal. */
async function applyChanges(
  tx: Queries,
  cartId: string,
  changes: CartChange[],
  now: Date,
  fieldOf?: (index: number) => string,
): Promise<CartBody> {
  const cart = await openCart(tx, cartId, now)
  const before = await readLines(tx, cartId)
  const wanted = changes.map((change) => (change.action === 'replace' ? change.replacement : change.item))
  const sellables = await loadSellables(tx, cart.source, [...before, ...wanted])
  const next = changes.reduce(
    (lines, change, index) => inField(fieldOf?.(index), () => changeLines(lines, change, sellables)),
    before.map(({ kind, code, quantity }) => ({ kind, code, quantity })),
  )
  const stored = await saveLines(tx, cartId, before, next)
  return cartAnswer(tx, cart, now, { stored, sellables })
}

/** Adds `prefix` to the fields of a refusal, so that the caller sees which item is wrong. */
function inField<Result>(prefix: string | undefined, run: () => Result): Result {
  try {
    return run()
  } catch (error) {
    if (!prefix || !(error instanceof Problem)) throw error
    const reason = Object.values(error.fields ?? {}).join(', ')
    throw new Problem(error.code, error.message, { [prefix]: reason })
  }
}

/** Reads the six actions of the API as one change of the cart; throws when the action's item is missing. */
function toCartChange(body: ItemAction): CartChange {
  const { quantity } = body
  const [action, kind] = split(body.action)
  const code = body[kind]
  if (code === undefined) throw missing(kind)
  const item = { kind, code }
  if (action !== 'replace') return { action, item, quantity }
  return { action, item, quantity, replacement: replacementOf(body) }
}

function split(action: ItemAction['action']): ['add' | 'remove' | 'replace', ItemKey['kind']] {
  switch (action) {
    case 'add':
    case 'remove':
    case 'replace':
      return [action, 'product']
    case 'add_bundle':
      return ['add', 'bundle']
    case 'remove_bundle':
      return ['remove', 'bundle']
    case 'replace_bundle':
      return ['replace', 'bundle']
  }
}

function replacementOf({ replacement_product, replacement_bundle }: ItemAction): ItemKey {
  if (replacement_product !== undefined) return { kind: 'product', code: replacement_product }
  if (replacement_bundle !== undefined) return { kind: 'bundle', code: replacement_bundle }
  throw missing('replacement_product or replacement_bundle')
}

const missing = (field: string): Problem =>
  new Problem('invalid_request', `We did not see which item you meant. Load the page again.`, {
    [field]: 'Required',
  })
