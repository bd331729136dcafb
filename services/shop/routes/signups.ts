import Type from 'typebox'
import { Value } from 'typebox/value'
import { answers, CartParams } from '../schemas/common'
import { CartBody } from '../schemas/cart'
import { lockCart, updateCart } from '../store/carts'
import { isKnownEmail } from '../store/signups'
import { cartAnswer } from './cart-answer'
import type { Routes, ShopOptions } from './context'

const Email = Type.String({ format: 'email', maxLength: 80 })
const EmailQuery = Type.Object({ email: Type.String({ maxLength: 250 }) })
const EmailAnswer = Type.Object({
  valid: Type.Boolean(),
  exists: Type.Boolean({ description: 'A signup with this address was started before' }),
})

export function signupRoutes(routes: Routes, { database }: ShopOptions): void {
  routes.get(
    '/signups/validate_email/',
    {
      schema: { operationId: 'validateEmail', querystring: EmailQuery, response: answers(200, EmailAnswer) },
    },
    async ({ query }) => {
      const email = query.email.trim()
      if (!Value.Check(Email, email)) return { valid: false, exists: false }
      return { valid: true, exists: await isKnownEmail(database, email) }
    },
  )

  routes.post(
    '/carts/:id/clear_cart_signup/',
    { schema: { operationId: 'clearCartSignup', params: CartParams, response: answers(200, CartBody) } },
    async ({ params }) => {
      const now = new Date()
      return database.transaction(async (tx) => {
        await lockCart(tx, params.id)
        return cartAnswer(tx, await updateCart(tx, params.id, { signupId: null }, now), now)
      })
    },
  )
}
