import type { FastifyRequest } from 'fastify'
import type { Queries } from '../../database/open'
import { type CartChange, changeLines } from '../domain/cart-lines'
import { Problem } from '../domain/problem'
import { BulkAdd, CartBody, ItemAction } from '../schemas/cart'
import { answers, CartParams, IdempotencyHeader } from '../schemas/common'
import { readLines, saveLines, updateCart } from '../store/carts'
import { loadSellables } from '../store/catalogue'
import { changeOnce } from '../store/idempotency'
import { openCart } from '../store/open-cart'
import { cartAnswer } from './cart-answer'
import type { Routes, ShopContext } from './context'
import { idempotentRequest } from './idempotent-request'
import { toCartChange } from './item-change'

export function cartItemRoutes(routes: Routes, { database, personalDataKey: key }: ShopContext): void {
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
      return once(request, (tx, now) => applyChanges(tx, request.params.id, [change], now))
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
      return once(request, (tx, now) =>
        applyChanges(tx, request.params.id, changes, now, (n) => `items.${n}`),
      )
    },
  )

  routes.delete(
    '/carts/:id/items/',
    { schema: { operationId: 'clearItems', params: CartParams, response: answers(200, CartBody) } },
    async ({ params }) => {
      const now = new Date()
      return database.transaction(async (tx) => {
        await openCart(tx, params.id, now)
        await saveLines(tx, params.id, await readLines(tx, params.id), [])
        return cartAnswer(tx, await updateCart(tx, params.id, { promoCode: null }, now), now)
      })
    },
  )

  async function once(
    request: FastifyRequest,
    change: (tx: Queries, now: Date) => Promise<CartBody>,
  ): Promise<CartBody> {
    const { body } = await changeOnce(database, idempotentRequest(request, key), async (tx) => ({
      statusCode: 200,
      body: await change(tx, new Date()),
    }))
    return body
  }
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

/** Puts the fields of a refusal under `prefix`, so that the caller sees which of several items is at fault. */
function inField<Result>(prefix: string | undefined, run: () => Result): Result {
  try {
    return run()
  } catch (error) {
    if (!prefix || !(error instanceof Problem)) throw error
    const reason = Object.values(error.fields ?? {}).join(', ')
    throw new Problem(error.code, error.message, { [prefix]: reason })
  }
}
