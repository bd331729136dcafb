export { askConsent } from './consent/ask-consent'
export { CheckoutHeader } from './checkout-header'
export { PageLayout } from './page-layout'
