import { graphql, type HeadProps } from 'gatsby'
import { memo } from 'react'
import { type Bloks } from '../content'
import { BlockList } from '../islands'
import { PageLayout } from '../layout'
import { AroundBlocks, BlocksFoot } from './page-blocks'
import type { ShownPage } from '../page'
import type { StoryPageData } from './contexts'
import { frameOf } from './frame'
import { PageHead } from './page-head'

type Data = StoryPageData<Bloks.Page>

// Keeps blocks that are not hydrated from rendering when the page renders again.
const Body = memo(function Body({ context }: { context: ShownPage<Bloks.Page> }) {
  return (
    <AroundBlocks context={context}>
      <BlockList bloks={context.content.body} />
    </AroundBlocks>
  )
})

/** A page of the space: the layout around its blocks. */
const ContentPage = ({ data }: { data: Data }) => {
  const { page } = data.storyPage
  return (
    <PageLayout {...frameOf(page)} footBar={<BlocksFoot context={page} />}>
      <Body context={page} />
    </PageLayout>
  )
}

export default ContentPage

export const Head = ({ data }: HeadProps<Data>) => <PageHead context={data.storyPage.page} />

export const query = graphql`
  query ContentPage($id: String!) {
    storyPage(id: { eq: $id }) {
      page
    }
  }
`
