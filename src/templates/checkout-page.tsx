import type { HeadProps, PageProps } from 'gatsby'
import { account } from '../auth'
import { CatalogueProvider } from '../catalogue'
import { Checkout } from '../checkout'
import type { Bloks } from '../content'
import { CheckoutHeader, PageLayout } from '../layout'
import { PageHead } from './page-head'
import type { PageContext } from '../page'
import { stepSlices } from './page-slices'

type Context = PageContext<Bloks.CheckoutPage>

const SETTINGS = { navigationMode: 'light' } as const

/** The checkout: its words come from the story, its steps from the code. A bare page but for the way home and a phone. */
const CheckoutPage = ({ pageContext }: Pick<PageProps<object, Context>, 'pageContext'>) => {
  const { content, catalogue, pagePath } = pageContext
  const header = <CheckoutHeader phone={content.help_phone} hours={content.business_hours} />
  return (
    <PageLayout page={SETTINGS} path={pagePath} slices={stepSlices(pageContext, header)}>
      <CatalogueProvider snapshot={catalogue}>
        <Checkout page={content} account={account} />
      </CatalogueProvider>
    </PageLayout>
  )
}

export default CheckoutPage

export const Head = ({ pageContext }: HeadProps<object, Context>) => <PageHead context={pageContext} />
