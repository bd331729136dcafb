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

/** All data for showing a cart. */
export interface CartView {
  cart: Cart
  lines: PricedLine[]
  totals: Totals
  /** Empty once the cart is ordered. */
  deliveryOptions: ReturnType<typeof deliveryOptions>
  sellables: Sellables
  placed: OrderWithPayment | null
  record: OrderRecord
}

/** A cart's lines and their items. */
export interface Contents {
  stored: StoredLine[]
  sellables: Sellables
}

/** An open cart has the prices of `now`; a placed order keeps its own. `contents` avoids reading the lines and items twice. */
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
  /** The valid code; null without one, or when it is refused. */
  promo: PromoCode | null
  /** Why the cart cannot use its code. */
  promoRefusal: Problem | null
}

/** The cart's lines and totals at the prices of `now`. Only here is its promo code checked. */
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
