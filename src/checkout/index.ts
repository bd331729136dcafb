export type { Account, AccountPanelProps } from './account'
export { emailSchema } from './contact-schema'
export { Checkout } from './checkout'
export { OrderPage } from './order/order-page'
