export { CheckoutHeader } from './checkout-header'
export { startLinkNavigation } from './link-navigation/start-link-navigation'
export { PageLayout } from './page-layout'
