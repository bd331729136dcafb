import { graphql, type HeadProps } from 'gatsby'
import { account } from '../auth'
import { CatalogueProvider } from '../catalogue'
import { Checkout } from '../checkout'
import type { Bloks } from '../content'
import { CheckoutHeader, PageLayout } from '../layout'
import type { StoryPageData } from './contexts'
import { OwnContent, stepSlices } from './frame'
import { PageHead, pageTitle } from './page-head'

type Data = StoryPageData<Bloks.CheckoutPage>

const SETTINGS = { navigationMode: 'light' } as const

/** The checkout: its texts come from the story, its steps from the code. Its header has only the link home and a phone number. */
const CheckoutPage = ({ data }: { data: Data }) => {
  const { page } = data.storyPage
  const { content, catalogue, pagePath } = page
  const header = <CheckoutHeader phone={content.help_phone} hours={content.business_hours} />
  return (
    <PageLayout page={SETTINGS} path={pagePath} title={pageTitle(page)} slices={stepSlices(page, header)}>
      <OwnContent>
        <CatalogueProvider snapshot={catalogue}>
          <Checkout page={content} account={account} />
        </CatalogueProvider>
      </OwnContent>
    </PageLayout>
  )
}

export default CheckoutPage

export const Head = ({ data }: HeadProps<Data>) => <PageHead context={data.storyPage.page} />

export const query = graphql`
  query CheckoutPage($id: String!) {
    storyPage(id: { eq: $id }) {
      page
    }
  }
`
