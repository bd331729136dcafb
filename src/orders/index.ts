export { deliveryDate, shortDay, type Delivery } from './delivery-date'
