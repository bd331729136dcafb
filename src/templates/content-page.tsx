import type { HeadProps, PageProps } from 'gatsby'
import { memo } from 'react'
import { blockRegistry } from '../blocks/registry'
import { CatalogueProvider } from '../catalogue'
import { BlockList, BlockRegistryProvider, type Bloks } from '../content'
import { PageLayout } from '../layout'
import { PageHead } from './page-head'
import type { PageContext } from './page-context'
import { pageSlices } from './page-slices'

type Context = PageContext<Bloks.Page>

// A changed query or fragment renders the page anew; sleeping blocks must not notice.
const Body = memo(function Body({ context }: { context: Context }) {
  return (
    <BlockRegistryProvider value={blockRegistry}>
      <CatalogueProvider snapshot={context.catalogue}>
        <BlockList bloks={context.content.body} />
      </CatalogueProvider>
    </BlockRegistryProvider>
  )
})

/** A page of the space: the layout around its blocks. */
const ContentPage = ({ pageContext }: PageProps<object, Context>) => (
  <PageLayout
    page={pageContext.content}
    path={pageContext.pagePath}
    excludedPaths={pageContext.excludedPaths}
    slices={pageSlices(pageContext)}
  >
    <Body context={pageContext} />
  </PageLayout>
)

export default ContentPage

export const Head = ({ pageContext }: HeadProps<object, Context>) => <PageHead context={pageContext} />
