export type { Account, AccountPanelProps } from './account'
export { Checkout } from './checkout'
