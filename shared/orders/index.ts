export {
  arrivalWords,
  DELIVERIES,
  DELIVERY,
  deliveryCost,
  deliveryDate,
  deliveryName,
  deliveryPrice,
  deliveryRow,
  deliveryTime,
  EFT_DAYS,
  inWords,
  promiseOf,
  type Delivery,
  type Terms,
} from './delivery'
export {
  FULFILMENT_STEPS,
  fulfilmentSteps,
  isFulfilmentStep,
  orderProgress,
  type FulfilmentStep,
} from './fulfilment'
export { amountRows, ORDER_FIGURES } from './figures'
export { instalmentPlan, instalmentWords, PLAN_METHOD, type InstalmentPlan } from './instalments'
export { methodName, type MethodName, type PaymentMethod } from './methods'
export {
  addressLines,
  awaitsEft,
  isGoods,
  isUnderWay,
  needsDelivery,
  type CartItem,
  type Order,
  type OrderReturn,
  type Payment,
  type ShopCart,
} from './order'
export { CHECKOUT_PATH, invoiceUrl, isOrderNumber, orderUrl } from './order-number'
export { PAYMENT_OUTCOME_WORDS, type PaymentOutcome } from './payment-outcome'
export {
  changeOfMindWords,
  COOLING_OFF_DAYS,
  COURIER_BACK,
  exceptionsOf,
  nextOnReturn,
  OUTCOME_WORDS,
  REASON_WORDS,
  REFUND_DAYS,
  REFUND_WORKING_DAYS,
  RETURN_DAYS,
  RETURN_EXCEPTIONS,
  RETURN_OUTCOMES,
  RETURN_REASONS,
  returnProblem,
  WHO_PAYS,
  type ReturnOutcome,
  type ReturnReason,
} from './returns'
export { isCartOpen, isPlaced, ORDER_STAGES, stageOf, type CartStatus, type OrderStage } from './stage'
export { noticeFor, stateOf, whatHappensNext, type OrderAction, type OrderLook } from './states'
export * as say from './words'
export type { Returned } from './words'
