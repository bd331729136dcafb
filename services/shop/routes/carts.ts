import type { ContactInfo } from '../domain/contact'
import { isPhone, normalisePhone } from '../domain/contact'
import { Problem } from '../domain/problem'
import { usablePromoCode } from '../domain/promo-code'
import { CartBody, CartPatch, FeatureFlag, NewCart } from '../schemas/cart'
import { answers, CartParams, IdempotencyHeader } from '../schemas/common'
import type { Queries } from '../../database/open'
import { type Cart, createCart, lockCart, readCart, updateCart } from '../store/carts'
import { viewCart } from '../store/cart-view'
import { changeOnce } from '../store/idempotency'
import { openCart } from '../store/open-cart'
import { findOrder } from '../store/orders'
import { findCurrentOrder, isOverdue } from '../store/overdue'
import { findPromoCode } from '../store/promo-codes'
import type { Routes, ShopOptions } from './context'
import { idempotentRequest } from './idempotent-request'
import { presentCart } from './present-cart'

export function cartRoutes(routes: Routes, { database }: ShopOptions): void {
  routes.post(
    '/carts/',
    {
      schema: {
        operationId: 'createCart',
        headers: IdempotencyHeader,
        body: NewCart,
        response: answers(201, CartBody),
      },
    },
    async (request, reply) => {
      const now = new Date()
      const { source, tracking_attribution: tracking } = request.body
      const attribution = { trackingPlatform: tracking?.platform ?? '', trackingWau: tracking?.wau ?? '' }
      const { body } = await changeOnce(database, idempotentRequest(request), async (tx) => {
        const cart = await createCart(tx, { source, ...attribution }, now)
        return { statusCode: 201, body: presentCart(await viewCart(tx, cart, now), now) }
      })
      return reply.code(201).send(body)
    },
  )

  routes.get(
    '/carts/:id/',
    { schema: { operationId: 'getCart', params: CartParams, response: answers(200, CartBody) } },
    async ({ params }) => {
      const now = new Date()
      const cart = await readCart(database, params.id)
      await settleIfOverdue(database, cart, now)
      return presentCart(await viewCart(database, cart, now), now)
    },
  )

  routes.patch(
    '/carts/:id/',
    {
      schema: {
        operationId: 'updateCart',
        params: CartParams,
        body: CartPatch,
        response: answers(200, CartBody),
      },
    },
    async ({ params, body }) => {
      const now = new Date()
      return database.transaction(async (tx) => {
        await openCart(tx, params.id, now)
        const { address, contact_info: contact } = body
        const change: Partial<Cart> = {
          ...(address && { address }),
          ...(contact && { contactInfo: checkedContact(contact) }),
          ...(body.promo_code !== undefined && { promoCode: await checkedPromo(tx, body.promo_code, now) }),
        }
        await updateCart(tx, params.id, change, now)
        return cartAnswer(tx, params.id, now)
      })
    },
  )

  for (const [path, operationId, enable] of [
    ['enable_feature_flag', 'enableFeatureFlag', true],
    ['disable_feature_flag', 'disableFeatureFlag', false],
  ] as const) {
    routes.post(
      `/carts/:id/${path}/`,
      { schema: { operationId, params: CartParams, body: FeatureFlag, response: answers(200, CartBody) } },
      async ({ params, body }) => {
        const now = new Date()
        return database.transaction(async (tx) => {
          const { featureFlags } = await lockCart(tx, params.id)
          const others = featureFlags.filter((flag) => flag !== body.feature_flag)
          await updateCart(
            tx,
            params.id,
            { featureFlags: enable ? [...others, body.feature_flag] : others },
            now,
          )
          return cartAnswer(tx, params.id, now)
        })
      },
    )
  }
}

/** The cart as the shopper sees it now. */
export async function cartAnswer(queries: Queries, id: string, now: Date): Promise<CartBody> {
  return presentCart(await viewCart(queries, await readCart(queries, id), now), now)
}

async function settleIfOverdue(database: Queries, cart: Cart, now: Date): Promise<void> {
  const placed = await findOrder(database, cart.orderNumber)
  if (!placed || !isOverdue(placed, now)) return
  await database.transaction(async (tx) => {
    const { orderNumber } = await lockCart(tx, cart.id)
    await findCurrentOrder(tx, orderNumber, now)
  })
}

function checkedContact(contact: ContactInfo): ContactInfo {
  const phone = normalisePhone(contact.phone)
  if (!isPhone(phone)) {
    const message = 'Valid S.A phone number required'
    throw new Problem('invalid_request', message, { 'contact_info.phone': message })
  }
  return { ...contact, phone }
}

async function checkedPromo(tx: Queries, typed: string | null, now: Date): Promise<string | null> {
  if (typed === null || typed.trim() === '') return null
  return usablePromoCode(await findPromoCode(tx, typed), typed, now).code
}
