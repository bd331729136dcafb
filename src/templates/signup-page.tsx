import type { HeadProps, PageProps } from 'gatsby'
import { CheckoutHeader, PageLayout } from '../layout'
import { Signup } from '../signup'
import { PageHead, pageTitle } from './page-head'
import { stepSlices } from './page-slices'
import type { SignupContext } from './contexts'

/** The signup; its header has only the link home and a phone number. */
const SignupPage = ({ pageContext }: PageProps<object, SignupContext>) => {
  const { content, pagePath, help } = pageContext
  const header = <CheckoutHeader phone={help.phone} hours={help.hours} />
  return (
    <PageLayout
      page={content}
      path={pagePath}
      title={pageTitle(pageContext)}
      slices={stepSlices(pageContext, header)}
    >
      <Signup />
    </PageLayout>
  )
}

export default SignupPage

export const Head = ({ pageContext }: HeadProps<object, SignupContext>) => (
  <PageHead context={pageContext} hidden={pageContext.hidden} />
)
