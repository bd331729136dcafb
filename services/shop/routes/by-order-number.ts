import { eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { isCartOpen, isOrderNumber } from '../../../shared/orders'
import { Problem } from '../domain/problem'
import { opensOrder } from '../order-access'
import type { CartBody } from '../schemas/cart'
import { OrderHeaders, PayingHeaders } from '../schemas/common'
import { readCart } from '../store/carts'
import { findOrder, cartStatusOf } from '../store/orders'
import { carts } from '../store/schema'
import type { Routes, ShopContext } from './context'
import { withoutPersonalData } from './present-cart'

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

async function openCart(shop: ShopContext, number: string, request: FastifyRequest): Promise<string> {
  if (!isOpened(shop, request, number)) refuse()
  const [cart] = await shop.database.select({ id: carts.id }).from(carts).where(eq(carts.orderNumber, number))
  return cart?.id ?? refuse()
}

type Key = Pick<ShopContext, 'personalDataKey'>

const isOpened = ({ personalDataKey }: Key, { headers }: FastifyRequest, number: string | null): boolean =>
  number !== null && opensOrder(headers['order-access'], number, personalDataKey, new Date())

/** Refuses what is personal of an order to whoever has no grant of it; the id of its cart is none. */
export async function assertOwner(shop: ShopContext, request: FastifyRequest): Promise<void> {
  const { orderNumber } = await readCart(shop.database, (request.params as { id: string }).id)
  const isStillACart = isCartOpen(cartStatusOf(await findOrder(shop.database, orderNumber)))
  if (!isStillACart && !isOpened(shop, request, orderNumber)) refuse()
}

function refuse(): never {
  throw new Problem(
    'order_access_ended',
    'To keep this order private, enter the email address it was placed with again.',
  )
}

/**
 * The cart as its caller gets to see it: by an order number without the cart's id, which opens more, and the whole phone
 * number; an order by its cart's id alone without whose it is.
 */
export function forCaller(key: Key, request: FastifyRequest, cart: CartBody): CartBody {
  const { orderNumber } = request
  if (orderNumber === undefined) {
    return isOpened(key, request, cart.order_number) ? cart : withoutPersonalData(cart)
  }
  const contact = cart.contact_info && { ...cart.contact_info, phone: maskPhone(cart.contact_info.phone) }
  return { ...cart, id: orderNumber, contact_info: contact }
}

/** `27821234567` is `27•••••4567`: enough to know one's own. */
const maskPhone = (phone: string): string =>
  phone.replace(/^(..)(.*)(....)$/, (_all, country, middle, end) =>
    [country, '•'.repeat(String(middle).length), end].join(''),
  )
