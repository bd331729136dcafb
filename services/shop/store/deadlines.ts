const DAY_MS = 24 * 3_600_000

/** How long a shopper may take on a payment page before the stock goes back to others. */
export const PAGE_HOLD_MS = 30 * 60_000
/**
 * Methods by which an order stands before the money is there, and how long it waits. An EFT: banks need two working days, and
 * there are weekends. The courier's card machine: three working days, and a second try at the door.
 */
export const WAITING_MS = { EFT: 7 * DAY_MS, 'Card on delivery': 14 * DAY_MS } as const
export type WaitingMethod = keyof typeof WAITING_MS
/** How long the goods of an order that nobody vouches for are kept until its shopper confirms it: time to find a mail. */
export const CONFIRM_MS = 2 * 3_600_000
/** How long an order on payment terms may stay unpaid: 30 days, and a week for the money to be found in the books. */
export const PAYMENT_TERMS_MS = 37 * DAY_MS
