import { vatPercentAt } from '../../../shared/vat'
import type { Queries } from '../../database/open'
import type { Sellables } from '../domain/cart-lines'
import { isClosed } from '../domain/order'
import { type PricedLine, priceLine } from '../domain/pricing'
import { Problem } from '../domain/problem'
import { type PromoCode, promoLines } from '../domain/promo-rules'
import { deliveryOptions, type Totals, totals } from '../domain/totals'
import { type Cart, readLines, type StoredLine } from './carts'
import { loadSellables } from './catalogue'
import { EMPTY_RECORD, type OrderRecord, readOrderRecord } from './order-record'
import { findOrder, type OrderWithPayment, cartStatusOf } from './orders'
import { evaluatePromoCode } from './promo-codes'

/** Everything that one look at a cart shows. */
export interface CartView {
  cart: Cart
  lines: PricedLine[]
  totals: Totals
  /** None once it is ordered. */
  deliveryOptions: ReturnType<typeof deliveryOptions>
  sellables: Sellables
  placed: OrderWithPayment | null
  record: OrderRecord
}

/** A cart's lines and the part of the shop they need. */
export interface Contents {
  stored: StoredLine[]
  sellables: Sellables
}

/**
 * An open cart has the prices of `now`; a placed order keeps those it was placed with. `contents` spares the database
 * what the caller has read already.
 */
export async function viewCart(
  queries: Queries,
  cart: Cart,
  now: Date,
  contents?: Contents,
): Promise<CartView> {
  const placed = await findOrder(queries, cart.orderNumber)
  if (placed && isClosed(cartStatusOf(placed))) {
    const { lines, totals } = placed.order.snapshot
    const sellables = await loadSellables(queries, cart.source, lines)
    const record = await readOrderRecord(queries, placed.order.number)
    return { cart, lines, totals, deliveryOptions: [], sellables, placed, record }
  }
  return { cart, ...(await priceCart(queries, cart, now, contents)), placed, record: EMPTY_RECORD }
}

type PricedCart = Pick<CartView, 'lines' | 'totals' | 'deliveryOptions' | 'sellables'> & {
  /** The code that counts; null without one, or where it is refused. */
  promo: PromoCode | null
  /** Why the cart cannot use its code. */
  promoRefusal: Problem | null
}

/** The cart's lines and totals at the prices of `now`. Whether it can use its promo code is asked here alone. */
export async function priceCart(
  queries: Queries,
  cart: Cart,
  now: Date,
  contents?: Contents,
): Promise<PricedCart> {
  const { stored, sellables } = contents ?? (await readContents(queries, cart))
  const lines = stored.flatMap((line) => {
    const item = sellables.find(line)
    return item ? [priceLine(line, item, now)] : []
  })
  const user = { ...cart, lines: promoLines(lines, sellables) }
  const evaluated =
    cart.promoCode === null ? null : await evaluatePromoCode(queries, cart.promoCode, user, now)
  const [promo, promoRefusal] = evaluated instanceof Problem ? [null, evaluated] : [evaluated, null]
  return {
    promo,
    promoRefusal,
    lines,
    totals: totals(lines, promo, vatPercentAt(now.getTime()), cart.delivery),
    deliveryOptions: deliveryOptions(lines, promo?.freeShipping ?? false),
    sellables,
  }
}

async function readContents(queries: Queries, cart: Cart): Promise<Contents> {
  const stored = await readLines(queries, cart.id)
  return { stored, sellables: await loadSellables(queries, cart.source, stored) }
}
