export type { Account, AccountPanelProps } from './account'
export { Checkout } from './checkout'
export { OrderPage } from './order/order-page'
