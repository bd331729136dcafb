export { Checkout } from './checkout'
