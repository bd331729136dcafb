/** Why an unpaid order is suspicious, so that its shopper must confirm it by mail. */
export type Suspicion =
  | 'many_from_visitor'
  | 'many_from_mailbox'
  | 'many_from_phone'
  | 'many_to_address'
  | 'much_of_stock'
  | 'large_quantity'

/** How many orders of one visitor, mailbox, phone or address may be unpaid or unconfirmed before the next one is suspicious. */
const MOST_UNSUSPICIOUS = 3
/** More units in one order are suspicious. */
const LARGE_QUANTITY = 20

/**
 * Numbers of unpaid orders, by what they share with this one. `buyer`: the visitor together with the mailbox or the phone.
 * Anybody can type another person's mailbox, phone or address, so these alone make an order suspicious but never refuse it.
 */
export type Shared = Record<'visitor' | 'mailbox' | 'phone' | 'deliveredTo' | 'buyer', number>

/** The facts about an order that is about to be placed unpaid. */
export interface Placing {
  waiting: Shared
  goods: {
    quantity: number
    /** In stock before this order. */
    stock: number
    /** Units of other unpaid orders that nobody confirmed. */
    unconfirmed: number
  }[]
}

const SHARES: readonly [keyof Shared, Suspicion][] = [
  ['visitor', 'many_from_visitor'],
  ['mailbox', 'many_from_mailbox'],
  ['phone', 'many_from_phone'],
  ['deliveredTo', 'many_to_address'],
]

/**
 * Why the shop reserves the items of an order only briefly, until its shopper confirms it; nothing for most orders. Unpaid,
 * unconfirmed orders never reserve more than half of a product for longer.
 */
export function suspicionsOf({ waiting, goods }: Placing): Suspicion[] {
  const units = goods.reduce((sum, { quantity }) => sum + quantity, 0)
  return [
    ...SHARES.filter(([kind]) => waiting[kind] >= MOST_UNSUSPICIOUS).map(([, suspicion]) => suspicion),
    ...(takesOverHalf(goods) ? ['much_of_stock' as const] : []),
    ...(units > LARGE_QUANTITY ? ['large_quantity' as const] : []),
  ]
}

/** Whether unpaid, unconfirmed orders would hold more than half of a product. */
export const takesOverHalf = (goods: Placing['goods']): boolean =>
  goods.some(({ quantity, stock, unconfirmed }) => 2 * (quantity + unconfirmed) > stock + unconfirmed)

/** The shopper's alternative after a refusal: a free order cannot be paid by card. */
const otherWay = (costsNothing: boolean): string =>
  costsNothing ? 'Try again tomorrow, or call us.' : 'Pay this one by card, or call us.'

/** How many orders of one visitor may expire unconfirmed in a day before an order for much of a product is refused. */
const UNCONFIRMED_A_DAY = 3

/**
 * The refusal to reserve the items of an order again, as a sentence; null when they are reserved.
 * @param unconfirmed the caller's expired unconfirmed orders of the last day
 */
export const reservationRefusal = (
  suspicions: readonly Suspicion[],
  unconfirmed: number,
  costsNothing: boolean,
): string | null =>
  suspicions.includes('much_of_stock') && unconfirmed >= UNCONFIRMED_A_DAY
    ? `We kept these goods for a while, and the order was not confirmed. We cannot keep them again. ${otherWay(costsNothing)}`
    : null

/** How many payment pages one visitor may open in a day without paying. */
const UNPAID_PAGES_A_DAY = 6

/** Whether a caller has opened many payment pages in a day, and paid on none of them. */
export const hasManyUnpaidPages = (unpaidPages: number): boolean => unpaidPages >= UNPAID_PAGES_A_DAY

/** How many unconfirmed orders one visitor, or unpaid orders one buyer, may place in a day. */
const UNPAID_A_DAY = 20

/** Numbers of unpaid orders of the last day; a free order counts until it is confirmed. */
export interface Unpaid {
  /** The caller's unconfirmed orders. */
  unconfirmed: number
  /** Orders of the same visitor with the same mailbox or phone, confirmed or not. */
  buyer: number
}

/** Why an order cannot be placed before its payment (a free one: before its confirmation), as a sentence; null when it can. */
export const unpaidRefusal = ({ unconfirmed, buyer }: Unpaid, costsNothing: boolean): string | null =>
  Math.max(unconfirmed, buyer) >= UNPAID_A_DAY
    ? `Several of your orders are not ${costsNothing ? 'confirmed' : 'paid'} yet. ${otherWay(costsNothing)}`
    : null
