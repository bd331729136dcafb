export { deliveryDate, shortDay, type Delivery } from './delivery-date'
export { methodInSentence, methodName, type MethodName, type PaymentMethod } from './method-name'
