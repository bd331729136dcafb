export { arrivalWords } from './arrival'
export { deliveryDate, shortDay, southAfricanDay, type Delivery } from './delivery-date'
export type { FulfilmentStep } from './fulfilment'
export { isGoods, needsDelivery } from './goods'
export { awaitsEft, fulfilledAt, type PlacedOrder } from './placed-order'
export {
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
