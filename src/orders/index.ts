export { arrivalWords } from './arrival'
export { deliveryDate, shortDay, southAfricanDay, WITHIN, type Delivery, type Terms } from './delivery-date'
export { deliveryCost, deliveryRow, promiseOf } from './delivery-words'
export type { FulfilmentStep } from './fulfilment'
export { isGoods, needsDelivery } from './goods'
export { methodInSentence, methodName, type MethodName, type PaymentMethod } from './method-name'
export { awaitsEft, fulfilledAt, type PlacedOrder } from './placed-order'
export {
  COURIER_BACK,
  nextOnReturn,
  OUTCOME_WORDS,
  REASON_WORDS,
  RETURN_OUTCOMES,
  RETURN_REASONS,
  returnProblem,
  WHO_PAYS,
  type ReturnOutcome,
  type ReturnReason,
} from './returns'
export { normaliseVatNumber, vatNumberProblem } from './vat-number'
export { orderProgress } from './progress'
