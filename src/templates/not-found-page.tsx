/** @jsxRuntime classic */
import type { HeadProps, PageProps } from 'gatsby'
import * as React from 'react'
import { MessagePage } from './message'
import type { MessageContext } from './contexts'
import { SiteSearch } from '../layout/search/site-search'

const NAME = 'Page not found | yoco'

/** The page for an unknown address: a search, which is a form and works without scripts, and links to continue. */
const NotFoundPage = ({ pageContext }: PageProps<object, MessageContext>) => (
  <MessagePage
    path="/404/"
    name={NAME}
    title="That page is not here."
    text="The address may be old or mistyped. Your cart is safe. Search for it, or choose one of the ways below."
    context={pageContext}
  >
    <SiteSearch />
  </MessagePage>
)

export default NotFoundPage

export const Head = (_: HeadProps) => (
  <>
    <title>{NAME}</title>
    <meta name="robots" content="noindex" />
  </>
)
