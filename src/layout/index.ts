export { markBarePage } from './bare-page'
export { CheckoutHeader } from './checkout-header'
export { PageLayout } from './page-layout'
export { markViewMinute } from './site-banner/view-minute'
