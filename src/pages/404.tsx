/** @jsxRuntime classic */
import * as React from 'react'
import { MessagePage } from '../templates/message-page'
import { ButtonLink } from '../ui'

const NotFoundPage = () => (
  <MessagePage
    path="/404/"
    title="This page has moved on."
    text="The address may be old or mistyped. Your cart is safe. Start from the shop, or go home."
  >
    <ButtonLink href="/za/shop/">Go to the shop</ButtonLink>
    <ButtonLink href="/za/" variant="secondary">
      Go home
    </ButtonLink>
  </MessagePage>
)

export default NotFoundPage

export const Head = () => (
  <>
    <title>Page not found | yoco</title>
    <meta name="robots" content="noindex" />
  </>
)
