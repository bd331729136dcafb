import { eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { isOrderNumber } from '../domain/order-number'
import { Problem } from '../domain/problem'
import { opensOrder } from '../order-access'
import type { CartBody } from '../schemas/cart'
import { OrderHeaders, PayingHeaders } from '../schemas/common'
import { carts } from '../store/schema'
import type { Routes, ShopContext } from './context'

declare module 'fastify' {
  interface FastifyRequest {
    /** The order number the caller named the cart by; undefined for who knows the cart's id. */
    orderNumber?: string
  }
}

/**
 * Puts the cart's id in the place of an order number in the path, for the routes whose headers open an order. Whoever
 * comes by the number may look at the order, pay it, print its invoice and ask for a return, and nothing else: changing it
 * takes the cart's id.
 */
export function takeOrderNumbers(routes: Routes, shop: ShopContext): void {
  routes.addHook('preHandler', async (request) => {
    if (!opensOrders(request.routeOptions.schema?.headers)) return
    const params = request.params as { id: string }
    if (!isOrderNumber(params.id)) return
    request.orderNumber = params.id
    params.id = await openCart(shop, params.id, request)
  })
}

const opensOrders = (headers: unknown): boolean => headers === OrderHeaders || headers === PayingHeaders

async function openCart(shop: ShopContext, number: string, { headers }: FastifyRequest): Promise<string> {
  const { database, personalDataKey: key } = shop
  const credential = headers['order-access']
  const [cart] = await database.select({ id: carts.id }).from(carts).where(eq(carts.orderNumber, number))
  const known = { number, cartId: cart?.id ?? '' }
  if (cart && typeof credential === 'string' && opensOrder(credential, known, key, new Date())) return cart.id
  throw new Problem(
    'order_access_ended',
    'To keep this order private, enter the email address it was placed with again.',
  )
}

/** The order as whoever came by its number gets to see it: without the cart's id, which opens more, and the phone number. */
export function forCaller({ orderNumber }: FastifyRequest, cart: CartBody): CartBody {
  if (orderNumber === undefined) return cart
  const contact = cart.contact_info && { ...cart.contact_info, phone: maskPhone(cart.contact_info.phone) }
  return { ...cart, id: orderNumber, contact_info: contact }
}

/** `27821234567` is `27•••••4567`: enough to know one's own. */
const maskPhone = (phone: string): string =>
  phone.replace(/^(..)(.*)(....)$/, (_all, country, middle, end) =>
    [country, '•'.repeat(String(middle).length), end].join(''),
  )
