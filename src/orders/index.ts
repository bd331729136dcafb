export { deliveryDate, shortDay, WITHIN, type Delivery, type Terms } from './delivery-date'
export { deliveryCost, deliveryRow, promiseOf } from './delivery-words'
