const DAY_MS = 24 * 3_600_000

/** How long a shopper may take on a payment page before the stock goes back to others. */
export const PAGE_HOLD_MS = 30 * 60_000
/** How long an EFT may take to arrive: banks need two working days, and there are weekends. */
export const EFT_MS = 7 * DAY_MS
/** How long an order may wait for the courier's card machine: three working days, and a second try at the door. */
export const CARD_ON_DELIVERY_MS = 14 * DAY_MS
/** How long an order on payment terms may stay unpaid: 30 days, and a week for the money to be found in the books. */
export const PAYMENT_TERMS_MS = 37 * DAY_MS
