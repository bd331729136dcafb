import type { components } from '../shop-api.gen'

/** The payment methods of spec 3, as the API names them. Shoppers never see these names. */
export type PaymentMethod = components['schemas']['PaymentSummary']['method']

const NAMES = {
  'Credit Card (Checkout)': 'Card',
  'Credit Card (Blackbird)': 'Card',
  'Instant EFT (Stitch)': 'Instant EFT',
  'Instant EFT (Blackbird)': 'Instant EFT',
  EFT: 'EFT',
  'Card on delivery': 'Card on delivery',
  'Payment terms': 'Payment terms',
  Free: 'Free',
} as const satisfies Readonly<Record<PaymentMethod, string>>

export type MethodName = (typeof NAMES)[PaymentMethod]

/** The name of a method for shoppers, whichever provider serves it. */
export const methodName = (method: PaymentMethod): MethodName => NAMES[method]

/** The same within a sentence: `card`, `instant EFT`, `EFT`. */
export const methodInSentence = (method: PaymentMethod): string =>
  methodName(method).replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase())
