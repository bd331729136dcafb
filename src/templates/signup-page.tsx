import type { HeadProps, PageProps } from 'gatsby'
import { CheckoutHeader, PageLayout } from '../layout'
import { Signup } from '../signup'
import type { SignupContext } from './contexts'
import { frameOf, OwnContent, stepSlices } from './frame'
import { PageHead } from './page-head'

/** The signup; its header has only the link home and a phone number. */
const SignupPage = ({ pageContext }: PageProps<object, SignupContext>) => {
  const { help } = pageContext
  const header = <CheckoutHeader phone={help.phone} hours={help.hours} />
  return (
    <PageLayout {...frameOf(pageContext)} slices={stepSlices(pageContext, header)}>
      <OwnContent>
        <Signup />
      </OwnContent>
    </PageLayout>
  )
}

export default SignupPage

export const Head = ({ pageContext }: HeadProps<object, SignupContext>) => (
  <PageHead context={pageContext} hidden={pageContext.hidden} />
)
