/** @jsxRuntime classic */
import * as React from 'react'
import { MessagePage } from '../templates/message-page'

const NotFoundPage = () => (
  <MessagePage
    title="This page has moved on."
    text="The address may be old or mistyped. Your cart is safe. Start from the shop, or go home."
  />
)

export default NotFoundPage

export const Head = () => (
  <>
    <title>Page not found | yoco</title>
    <meta name="robots" content="noindex" />
  </>
)
