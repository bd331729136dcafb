import type { HeadProps, PageProps } from 'gatsby'
import { memo } from 'react'
import { type Bloks } from '../content'
import { BlockList } from '../islands'
import { PageLayout } from '../layout'
import { AroundBlocks, BlocksFoot } from './page-blocks'
import type { PageContext } from '../page'
import { PageHead } from './page-head'
import { pageSlices } from './page-slices'

type Context = PageContext<Bloks.Page>

// Whatever renders the page anew, sleeping blocks must not notice.
const Body = memo(function Body({ context }: { context: Context }) {
  return (
    <AroundBlocks context={context}>
      <BlockList bloks={context.content.body} />
    </AroundBlocks>
  )
})

/** A page of the space: the layout around its blocks. */
const ContentPage = ({ pageContext }: Pick<PageProps<object, Context>, 'pageContext'>) => (
  <PageLayout
    page={pageContext.content}
    path={pageContext.pagePath}
    slices={pageSlices(pageContext)}
    footBar={<BlocksFoot context={pageContext} />}
  >
    <Body context={pageContext} />
  </PageLayout>
)

export default ContentPage

export const Head = ({ pageContext }: HeadProps<object, Context>) => <PageHead context={pageContext} />
