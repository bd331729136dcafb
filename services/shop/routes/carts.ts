import { phoneRule, problemOf } from '../../../shared/input-rules'
import type { FastifyBaseLogger } from 'fastify'
import Type from 'typebox'
import { toRand } from '../../../shared/money'
import type { Queries } from '../../database/open'
import type { ContactInfo } from '../domain/buyer'
import { Problem } from '../domain/problem'
import { savedBy } from '../domain/totals'
import { reconcileWhileReading } from '../payments/reconcile'
import { CartBody, CartPatch, FeatureFlag, NewCart, type TrackingAttribution } from '../schemas/cart'
import { answers, CartParams, Id, IdempotencyHeader, OrderHeaders, Rand, Typed } from '../schemas/common'
import { priceCart, viewCart } from '../store/cart-view'
import { type Cart, createCart, lockCart, readCart, updateCart } from '../store/carts'
import { findCurrentOrder, isOverdue, openCart } from '../store/overdue'
import { forCaller } from './by-order-number'
import type { Routes, ShopContext } from './context'
import { answerOnce } from './read-request'
import { cartAnswer, presentCart } from './present-cart'

export function cartRoutes(routes: Routes, shop: ShopContext): void {
  const { database, tries } = shop
  routes.post(
    '/carts/',
    {
      config: { counts: 'cart', isQueued: true },
      schema: {
        operationId: 'createCart',
        headers: IdempotencyHeader,
        body: NewCart,
        response: answers(201, CartBody),
      },
    },
    async (request, reply) => {
      const { source, tracking_attribution: tracking = {} } = request.body
      const body = await answerOnce(shop, request, 201, async (tx, now) =>
        cartAnswer(tx, await createCart(tx, { source, ...toAttribution(tracking) }, now), now),
      )
      return reply.code(201).send(body)
    },
  )

  routes.get(
    '/carts/:id/',
    {
      schema: {
        operationId: 'getCart',
        params: CartParams,
        headers: OrderHeaders,
        response: answers(200, CartBody),
      },
    },
    async (request) => forCaller(shop, request, await currentCart(request.params.id, request.log)),
  )

  /** The current cart, after requesting its payment's state from the provider. */
  async function currentCart(id: string, log: FastifyBaseLogger): Promise<CartBody> {
    const now = new Date()
    const cart = await readCart(database, id)
    const view = await viewCart(database, cart, now)
    if (!view.placed) return presentCart(view, now)
    const { payment } = view.placed
    const hasNews = await reconcileWhileReading(shop, payment, now, log)
    if (!hasNews && !isOverdue(view.placed, now)) return presentCart(view, now)
    return database.transaction(async (tx) => {
      const locked = await lockCart(tx, cart.id)
      await findCurrentOrder(tx, locked.orderNumber, now)
      return presentCart(await viewCart(tx, locked, now), now)
    })
  }

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
    async (request) => {
      const { params, body } = request
      const now = new Date()
      const isTryingCode = isCode(body.promo_code)
      if (isTryingCode) await tries.count(request, ['promo code'])
      const answer = await database.transaction(async (tx) => {
        const cart = await openCart(tx, params.id, now)
        const user = { ...cart, ...(body.contact_info && { contactInfo: body.contact_info }) }
        const { address, delivery, contact_info: contact, tracking_attribution: tracking } = body
        const change: Partial<Cart> = {
          ...(address && { address }),
          ...(delivery && { delivery }),
          ...(contact && { contactInfo: checkedContact(contact) }),
          ...(tracking && toAttribution(tracking)),
          ...(body.promo_code !== undefined && {
            promoCode: await checkedPromo(tx, body.promo_code, user, now),
          }),
        }
        return cartAnswer(tx, await updateCart(tx, params.id, change, now), now)
      })
      if (isTryingCode) await tries.forgive(request, 'promo code')
      return answer
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
          const flags = enable ? [...others, body.feature_flag] : others
          return cartAnswer(tx, await updateCart(tx, params.id, { featureFlags: flags }, now), now)
        })
      },
    )
  }
}

const toAttribution = ({ platform = '', wau = '' }: TrackingAttribution) => ({
  trackingPlatform: platform,
  trackingWau: wau,
})

function checkedContact(contact: ContactInfo): ContactInfo {
  const message = problemOf(phoneRule, contact.phone)
  if (message) throw new Problem('invalid_request', message, { 'contact_info.phone': message })
  return contact
}

/** Whether the request sets a code, rather than removing it. */
const isCode = (typed: string | null | undefined): typed is string => (typed ?? '') !== ''

async function checkedPromo(
  tx: Queries,
  typed: string | null,
  cart: Cart,
  now: Date,
): Promise<string | null> {
  if (!isCode(typed)) return null
  const { promo, promoRefusal } = await priceCart(tx, { ...cart, promoCode: typed }, now)
  if (!promo) throw promoRefusal
  return promo.code
}

const Params = Type.Object({ id: Id('Cart id'), code: Typed('promoCode', { minLength: 1, maxLength: 80 }) })

const ValidPromoCode = Type.Object({
  valid: Type.Literal(true),
  discount: Rand,
  description: Type.String(),
})

export function promoCodeRoutes(routes: Routes, { database }: ShopContext): void {
  routes.get(
    '/carts/:id/validate_promo_code/:code/',
    {
      config: { counts: 'promo code', isQueued: true },
      schema: { operationId: 'validatePromoCode', params: Params, response: answers(200, ValidPromoCode) },
    },
    async ({ params }) => {
      const now = new Date()
      const cart = await readCart(database, params.id)
      const withCode = { ...cart, promoCode: params.code }
      const { lines, promo, promoRefusal } = await priceCart(database, withCode, now)
      if (!promo) throw promoRefusal
      const discount = toRand(savedBy(promo, lines, cart.delivery))
      return { valid: true as const, discount, description: promo.description }
    },
  )
}
