export type { Account, AccountPanelProps } from './contact/account'
export { Checkout } from './checkout'
export { OrderPage } from './order-page/order-page'
export { isPaymentMark, nameOfMark, PaymentMark, type PaymentMarkName } from './payment/payment-marks'
