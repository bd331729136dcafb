export { CheckoutHeader } from './checkout-header'
export { startLinkNavigation } from './link-navigation/start-link-navigation'
export { PageLayout, type PageSettings } from './page-layout'
