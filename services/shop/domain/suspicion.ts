/** Why nobody vouches for an order that is not paid. */
export type Suspicion =
  | 'many_from_visitor'
  | 'many_from_mailbox'
  | 'many_from_phone'
  | 'many_to_address'
  | 'much_of_stock'
  | 'large_quantity'

/** How many orders of one visitor, mailbox, phone or door may wait to be paid or confirmed before the next one is asked about. */
const WAITING_UNASKED = 3
/** Units in one order that nobody carries home by accident. */
const LARGE_QUANTITY = 20

/**
 * Orders that are not paid, by what they share with this one. `buyer`: the visitor together with the mailbox or the phone. A mailbox,
 * a phone and a door are typed, and anybody can type another's: by them alone a shopper is asked to confirm, and never refused.
 */
export type Shared = Record<'visitor' | 'mailbox' | 'phone' | 'deliveredTo' | 'buyer', number>

/** What is known of an order that is about to be placed unpaid. */
export interface Placing {
  waiting: Shared
  goods: {
    quantity: number
    /** In stock before this order. */
    stock: number
    /** Held by other orders that wait for their money and that nobody confirmed. */
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
 * Why the goods of an order are kept for a short time only, until its shopper confirms it; nothing for most orders. What
 * unpaid, unconfirmed orders hold for longer is never more than half of any product.
 */
export function suspicionsOf({ waiting, goods }: Placing): Suspicion[] {
  const units = goods.reduce((sum, { quantity }) => sum + quantity, 0)
  return [
    ...SHARES.filter(([kind]) => waiting[kind] >= WAITING_UNASKED).map(([, suspicion]) => suspicion),
    ...(takesMuch(goods) ? ['much_of_stock' as const] : []),
    ...(units > LARGE_QUANTITY ? ['large_quantity' as const] : []),
  ]
}

/** Whether more than half of a product would be with orders that nobody paid or confirmed. */
export const takesMuch = (goods: Placing['goods']): boolean =>
  goods.some(({ quantity, stock, unconfirmed }) => 2 * (quantity + unconfirmed) > stock + unconfirmed)

/** What is left to a shopper whose order is refused: one that costs nothing cannot be paid. */
const otherWay = (costsNothing: boolean): string =>
  costsNothing ? 'Try again tomorrow, or call us.' : 'Pay this one by card, or call us.'

/** Orders that one visitor may leave unconfirmed in a day, before much of a product is kept for them no more. */
const UNCONFIRMED_A_DAY = 3

/**
 * Why the goods of an order are not kept once more, as a sentence; null when they are.
 * @param unconfirmed of the caller's, in the last day
 */
export const keepingRefusal = (
  suspicions: readonly Suspicion[],
  unconfirmed: number,
  costsNothing: boolean,
): string | null =>
  suspicions.includes('much_of_stock') && unconfirmed >= UNCONFIRMED_A_DAY
    ? `Orders like this one were not confirmed from our mail, so that we cannot keep these goods again. ${otherWay(costsNothing)}`
    : null

/** Payment pages that one visitor may open in a day and not pay on. */
const UNPAID_PAGES_A_DAY = 6

/** Whether a caller has opened many payment pages in a day, and paid on none of them. */
export const leavesPages = (unpaidPages: number): boolean => unpaidPages >= UNPAID_PAGES_A_DAY

/** What one visitor may order in a day that nobody vouches for, and one buyer without paying. */
const UNPAID_A_DAY = 20

/** Orders of the last day that are not paid; one that costs nothing is one of them until it is confirmed. */
export interface Unpaid {
  /** That nobody confirmed from our mail: the caller's. */
  unconfirmed: number
  /** Of the same visitor under the same mailbox or phone, confirmed or not. */
  buyer: number
}

/** Why an order cannot be placed before it is paid, or confirmed where it costs nothing, as a sentence; null when it can. */
export const waitingRefusal = ({ unconfirmed, buyer }: Unpaid, costsNothing: boolean): string | null =>
  Math.max(unconfirmed, buyer) >= UNPAID_A_DAY
    ? `Many orders that were placed like this one are not ${costsNothing ? 'confirmed' : 'paid'} yet. ${otherWay(costsNothing)}`
    : null
