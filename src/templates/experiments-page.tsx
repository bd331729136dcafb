import type { HeadProps, PageProps } from 'gatsby'
import { Panel } from '../experiments/panel'
import { PageLayout } from '../layout'
import type { ExperimentsContext } from './contexts'
import { PageHead, pageTitle } from './page-head'
import { pageSlices } from './page-slices'

/** The variants that this browser sees of the site's experiments, and the feature flags; a bare page that nothing links to. */
const ExperimentsPage = ({ pageContext }: PageProps<object, ExperimentsContext>) => {
  const { content, pagePath, name, siteUrl, experiments, flags } = pageContext
  return (
    <PageLayout
      page={content}
      path={pagePath}
      title={pageTitle(pageContext)}
      slices={pageSlices(pageContext)}
    >
      <Panel title={name} siteUrl={siteUrl} experiments={experiments} flags={flags} />
    </PageLayout>
  )
}

export default ExperimentsPage

export const Head = ({ pageContext }: HeadProps<object, ExperimentsContext>) => (
  <PageHead context={pageContext} hidden />
)
