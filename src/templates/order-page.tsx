import type { HeadProps, PageProps } from 'gatsby'
import { OrderPage } from '../checkout'
import { CheckoutHeader, PageLayout } from '../layout'
import type { OrderContext } from './contexts'
import { PageHead, pageTitle } from './page-head'
import { pageSlices } from './page-slices'

/** The page of an order; its header has only the link home and a phone number. */
const OrderTemplate = ({ pageContext, location }: PageProps<object, OrderContext>) => {
  const { checkout, content, pagePath } = pageContext
  const header = <CheckoutHeader phone={checkout.help_phone} hours={checkout.business_hours} />
  return (
    <PageLayout
      page={content}
      path={pagePath}
      title={pageTitle(pageContext)}
      slices={{ ...pageSlices(pageContext), navigation: header }}
    >
      <OrderPage page={checkout} visit={location.key} />
    </PageLayout>
  )
}

export default OrderTemplate

// The address belongs to one shopper, so search engines leave it out.
export const Head = ({ pageContext }: HeadProps<object, OrderContext>) => (
  <PageHead context={pageContext} hidden />
)
