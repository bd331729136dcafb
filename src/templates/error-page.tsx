/** @jsxRuntime classic */
import type { HeadProps, PageProps } from 'gatsby'
import * as React from 'react'
import { ButtonLink } from '../ui'
import type { ErrorContext } from './error-context'
import { MessagePage } from './message-page'

const waysOn = ({ phone, hours }: ErrorContext['help']) => {
  if (!phone) return 'Try again in a moment.'
  return `Try again in a moment, or call us${hours ? `: ${hours}` : ''}.`
}

/** For a failure of the site itself, under whatever address it happened: what happened and what to do. */
const ErrorPage = ({ pageContext: { help } }: PageProps<object, ErrorContext>) => (
  <MessagePage
    path="/500/"
    title="That did not work."
    text={`The fault is on our side, and your cart is safe. ${waysOn(help)}`}
  >
    {/* An empty address is this page's own. The browser follows it itself, and so asks for the page anew. */}
    <ButtonLink href="" data-native="">
      Try again
    </ButtonLink>
    {help.phone ? (
      <ButtonLink href={`tel:${help.phone.replace(/\s/g, '')}`} variant="secondary">
        Call {help.phone}
      </ButtonLink>
    ) : null}
  </MessagePage>
)

export default ErrorPage

export const Head = (_: HeadProps) => (
  <>
    <title>Something went wrong | yoco</title>
    <meta name="robots" content="noindex" />
  </>
)
