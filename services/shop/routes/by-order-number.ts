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
    /** The order number by which the caller named the cart; undefined for a cart's id. */
    orderNumber?: string
  }
}

/**
 * Replaces an order number in the path by the cart's id, for the routes whose headers open an order. An order number only
 * allows to view and pay the order, print its invoice and request a return; changes require the cart's id.
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

/** Refuses personal data of an order to a caller without a grant for it; the id of its cart is not a grant. */
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
 * The cart as its caller may see it: by an order number without the cart's id, which allows more, and without the whole phone
 * number; a placed order by its cart's id without personal data.
 */
export function forCaller(key: Key, request: FastifyRequest, cart: CartBody): CartBody {
  const { orderNumber } = request
  if (orderNumber === undefined) {
    return isOpened(key, request, cart.order_number) ? cart : withoutPersonalData(cart)
  }
  const contact = cart.contact_info && { ...cart.contact_info, phone: maskPhone(cart.contact_info.phone) }
  return { ...cart, id: orderNumber, contact_info: contact }
}

/** `27821234567` becomes `27•••••4567`, which its owner recognises. */
const maskPhone = (phone: string): string =>
  phone.replace(/^(..)(.*)(....)$/, (_all, country, middle, end) =>
    [country, '•'.repeat(String(middle).length), end].join(''),
  )
