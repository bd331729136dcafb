import type { HeadProps, PageProps } from 'gatsby'
import { OrderPage } from '../checkout'
import { CheckoutHeader, PageLayout } from '../layout'
import type { OrderContext } from './contexts'
import { frameOf, OwnContent } from './frame'
import { PageHead } from './page-head'

/** The page of an order; its header has only the link home and a phone number. */
const OrderTemplate = ({ pageContext, location }: PageProps<object, OrderContext>) => {
  const { checkout } = pageContext
  const frame = frameOf(pageContext)
  const header = <CheckoutHeader phone={checkout.help_phone} hours={checkout.business_hours} />
  return (
    <PageLayout {...frame} slices={{ ...frame.slices, navigation: header }}>
      <OwnContent>
        <OrderPage page={checkout} visit={location.key} />
      </OwnContent>
    </PageLayout>
  )
}

export default OrderTemplate

// The address belongs to one shopper, so search engines leave it out.
export const Head = ({ pageContext }: HeadProps<object, OrderContext>) => (
  <PageHead context={pageContext} hidden />
)
