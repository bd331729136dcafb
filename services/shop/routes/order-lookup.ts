import { eq, sql } from 'drizzle-orm'
import Type from 'typebox'
import { sameSecret, sha256 } from '../../auth/tokens'
import { Problem } from '../domain/problem'
import { grantAccess } from '../order-access'
import { answers, Typed } from '../schemas/common'
import { orders } from '../store/schema'
import type { Routes, ShopContext } from './context'

const OrderLookup = Type.Object({
  number: Typed('orderNumber', {
    minLength: 1,
    maxLength: 40,
    description: 'Such as ZA10000001; spaces and dashes do not count',
  }),
  email: Typed('email', {
    minLength: 1,
    description: 'The address the order was placed with; upper and lower case are the same',
  }),
})

const OrderAccess = Type.Object(
  {
    order_number: Type.String(),
    access: Type.String({ description: 'For the header `order-access`' }),
    expires_at: Type.String({
      format: 'date-time',
      description: 'After that the order must be looked up again',
    }),
  },
  { title: 'OrderAccess' },
)

const DESCRIPTION = [
  'Opens an order for a caller with its number and the email address it was placed with. The answer is sent in the header',
  '`order-access` of calls on `/carts/{order number}/`.',
  '404 `order_not_found` for an unknown number and for a wrong address alike; 429 `too_many_tries` with Retry-After after',
  'too many wrong tries of one visitor: for a number, for an address or in all; 422 when one of the two is missing.',
].join(' ')

export function orderLookupRoutes(
  routes: Routes,
  { database, tries, personalDataKey: key }: ShopContext,
): void {
  routes.post(
    '/orders/lookup/',
    {
      config: { counts: 'itself', isQueued: true },
      schema: {
        operationId: 'lookUpOrder',
        description: DESCRIPTION,
        body: OrderLookup,
        response: answers(200, OrderAccess),
      },
    },
    async (request) => {
      const { number } = request.body
      const email = request.body.email.toLowerCase()
      await tries.count(request, ['order lookup'], { number, email })
      if (!isOwner(email, await emailOf(number))) {
        throw new Problem(
          'order_not_found',
          'We cannot find an order with this number and this email address. Check both in your confirmation email, or call us.',
        )
      }
      await tries.forgive(request, 'order lookup', { number, email })
      const { access, expiresAt } = grantAccess(number, key, new Date())
      return { order_number: number, access, expires_at: expiresAt.toISOString() }
    },
  )

  /** The address that the order was placed with; undefined for an unknown order. */
  async function emailOf(number: string): Promise<string | undefined> {
    const email = sql<string | null>`${orders.snapshot} #>> '{contactInfo,email}'`
    const [order] = await database.select({ email }).from(orders).where(eq(orders.number, number))
    return order?.email ?? undefined
  }
}

/** Also compares when the order is unknown, so that both refusals take the same time. */
function isOwner(email: string, known: string | undefined): boolean {
  const isSame = sameSecret(sha256(email), sha256((known ?? '').toLowerCase()))
  return isSame && known !== undefined
}
