import type { components } from '../shop-api.gen'

/** Spec 3, payment methods: for payloads; shoppers read `methodName`. */
export type PaymentMethod = components['schemas']['PaymentSummary']['method']

/** `Credit Card (Checkout)` is `Card`: the provider in brackets is the shop's business. */
type NameOf<Method> = Method extends `Credit Card (${string})`
  ? 'Card'
  : Method extends `${infer Name} (${string})`
    ? Name
    : Method
export type MethodName = NameOf<PaymentMethod>

/** How shoppers call a method, whichever provider serves it. */
export const methodName = (method: PaymentMethod): MethodName =>
  method.replace(/ \(.*\)$/, '').replace('Credit Card', 'Card') as MethodName

/** The same within a sentence: `card`, `instant EFT`, `EFT`. */
export const methodInSentence = (method: PaymentMethod): string =>
  methodName(method).replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase())
