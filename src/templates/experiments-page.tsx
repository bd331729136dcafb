import type { HeadProps, PageProps } from 'gatsby'
import { Panel } from '../experiments/panel'
import { PageLayout } from '../layout'
import type { ExperimentsContext } from './contexts'
import { frameOf } from './frame'
import { PageHead } from './page-head'

/** The variants that this browser sees of the site's experiments, and the feature flags; a bare page that nothing links to. */
const ExperimentsPage = ({ pageContext }: PageProps<object, ExperimentsContext>) => {
  const { name, siteUrl, experiments, flags } = pageContext
  return (
    <PageLayout {...frameOf(pageContext)}>
      <Panel title={name} siteUrl={siteUrl} experiments={experiments} flags={flags} />
    </PageLayout>
  )
}

export default ExperimentsPage

export const Head = ({ pageContext }: HeadProps<object, ExperimentsContext>) => (
  <PageHead context={pageContext} hidden />
)
