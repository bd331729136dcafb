/** @jsxRuntime classic */
import type { HeadProps, PageProps } from 'gatsby'
import * as React from 'react'
import { ButtonLink } from '../ui'
import type { MessageContext } from './contexts'
import { MessagePage } from './message'

const NAME = 'Something went wrong | yoco'

/** The page for a failure of the site itself, under any address: says what happened and what to do. */
const ErrorPage = ({ pageContext }: PageProps<object, MessageContext>) => (
  <MessagePage
    path="/500/"
    name={NAME}
    title="That did not work."
    text={`The fault is on our side, and your cart is safe. Try again in a moment${pageContext.help.phone ? ', or call us' : ''}.`}
    context={pageContext}
  >
    {/* An empty address is that of this page. The browser follows the link itself, and so loads the page again. */}
    <ButtonLink href="" data-native="" suppressHydrationWarning>
      Try again
    </ButtonLink>
  </MessagePage>
)

export default ErrorPage

export const Head = (_: HeadProps) => (
  <>
    <title>{NAME}</title>
    <meta name="robots" content="noindex" />
  </>
)
