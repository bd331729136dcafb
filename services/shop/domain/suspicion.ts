/** Why nobody vouches for an order that waits for its money. */
export type Suspicion =
  | 'many_from_visitor'
  | 'many_from_mailbox'
  | 'many_from_phone'
  | 'many_to_address'
  | 'much_of_stock'
  | 'large_quantity'

/** How many orders of one visitor, person or address may wait for their money before the next one is asked about. */
const WAITING_UNASKED = 3
/** Units in one order that nobody carries home by accident. */
const LARGE_QUANTITY = 20

/** Orders that wait for their money, by what they share with this one. */
export type Shared = Record<'visitor' | 'mailbox' | 'phone' | 'deliveredTo', number>

/** The same without the door, which many share. */
type Person = Omit<Shared, 'deliveredTo'>

const mostOf = ({ visitor, mailbox, phone }: Person): number => Math.max(visitor, mailbox, phone)

/** What is known of an order that is about to wait for its money. */
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

/** Orders that one visitor or person may leave unconfirmed in a day, before much of a product is kept for them no more. */
const UNCONFIRMED_A_DAY = 3

/** Why the goods of an order are not kept once more, as a sentence; null when they are. @param unconfirmed in the last day */
export const keepingRefusal = (suspicions: readonly Suspicion[], unconfirmed: Person): string | null =>
  suspicions.includes('much_of_stock') && mostOf(unconfirmed) >= UNCONFIRMED_A_DAY
    ? 'Orders like this one were not confirmed from our mail, so that we cannot keep these goods again. Pay by card, or call us.'
    : null

/** Payment pages that one visitor or person may open in a day and not pay on. */
const UNPAID_PAGES_A_DAY = 6

/** Whether a visitor or person has opened many payment pages in a day, and paid on none of them. */
export const leavesPages = (unpaid: Person): boolean => mostOf(unpaid) >= UNPAID_PAGES_A_DAY

/** What one visitor or person may order in a day without paying. */
const UNPAID_A_DAY = 20

/** Why an order cannot be placed before it is paid, as a sentence; null when it can. @param unpaid in the last day */
export const waitingRefusal = (unpaid: Person): string | null =>
  mostOf(unpaid) >= UNPAID_A_DAY
    ? 'Many orders that were placed like this one are not paid yet. Pay this one by card, or call us.'
    : null
