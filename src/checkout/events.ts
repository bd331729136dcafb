declare module '../platform/events' {
  interface SiteEvents {
    'checkout/step-shown': { step: string }
    /** The shop has what the step asks for. */
    'checkout/step-completed': { step: string }
    /** The shopper wants to pay, by this payment method (spec 3). `amount` in cents. Emitted before the shop answers. */
    'payment/attempted': { cartId: string; method: string; amount: number }
    /** The shop would not begin a payment; `code` is its reason. */
    'payment/refused': { cartId: string; method: string; code: string }
    /** A payment has another status with the shop. A page that is loaded again emits it again, with the same `paymentId`. */
    'payment/outcome': { cartId: string; paymentId: string; method: string; status: string }
  }
}

export {}
