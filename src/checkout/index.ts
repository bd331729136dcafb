export type { Account, AccountPanelProps } from './contact/account'
export { Checkout } from './checkout'
export { OrderPage } from './order-page/order-page'
