/** Whether a text is an order number: ZA and digits (contract, generate_order_number). */
export const isOrderNumber = (text: string): boolean => /^ZA\d+$/.test(text)

/** The page of the checkout (spec 2: every path carries the prefix /za). */
export const CHECKOUT_PATH = '/za/checkout/'

/** The address of an order's own page, relative to the site's origin. */
export const orderUrl = (number: string): string => `/za/order/?number=${encodeURIComponent(number)}`

/** The address of its tax invoice; the order's own page shows it. */
export const invoiceUrl = (number: string): string => `${orderUrl(number)}&view=invoice`
