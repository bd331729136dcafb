import Type from 'typebox'
import { toRand } from '../../../shared/money'
import { savedBy } from '../domain/totals'
import { answers, Id, Rand, Typed } from '../schemas/common'
import { readCart } from '../store/carts'
import { priceCart } from '../store/cart-view'
import type { Routes, ShopContext } from './context'

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
