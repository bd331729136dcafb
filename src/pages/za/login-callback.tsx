/** @jsxRuntime classic */
import * as React from 'react'
import { LoginCallback } from '../../auth'

/** `/za/login-callback/`: no header, footer, chat or widget layers (spec 2). */
const LoginCallbackPage = () => <LoginCallback />

export default LoginCallbackPage

export const Head = () => (
  <>
    <title>Logging you in | yoco</title>
    <meta name="robots" content="noindex" />
    <meta name="referrer" content="no-referrer" />
    <meta name="theme-color" content="#cff3e1" />
  </>
)
