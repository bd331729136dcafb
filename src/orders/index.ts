export { deliveryDate, shortDay, WITHIN, type Delivery, type Terms } from './delivery-date'
export { deliveryCost, deliveryRow, promiseOf } from './delivery-words'
export { methodInSentence, methodName, type MethodName, type PaymentMethod } from './method-name'
