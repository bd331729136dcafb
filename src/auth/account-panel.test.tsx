import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import AccountPanel from './account-panel'
import { recallLogin, useLogin } from './login'
import { mayBeLoggedIn, rememberLogin, rememberSuccess, startedLogin } from './login-memory'
import { FakeLogin, PERSON } from './testing/fake-login'

const EMAIL = 'thandi@merchant.example'
const OFFER = 'You have an account. Log in and we fill this in, or go on as a guest.'

let login: FakeLogin
const focusEmail = vi.fn()
beforeEach(() => {
  login = new FakeLogin()
  window.history.replaceState(null, '', '/za/checkout/?step=contact')
})
afterEach(() => {
  act(() => useLogin.setState({ person: null }))
  vi.unstubAllGlobals()
  focusEmail.mockClear()
})

const panel = (email: string, hasAccount: boolean) => (
  <AccountPanel email={email} hasAccount={hasAccount} focusEmail={focusEmail} />
)
const show = (email = EMAIL, hasAccount = true) => ({
  user: userEvent.setup({ delay: null }),
  ...render(panel(email, hasAccount)),
})
const button = (name: string) => screen.getByRole('button', { name })

test('an email address without an account shows no offer', () => {
  show(EMAIL, false)
  expect(screen.queryByRole('button')).toBeNull()
})

test('an email address with an account shows a login button, which opens the provider and stores the current page', async () => {
  const { user } = show()
  expect(screen.getByText(OFFER)).toBeVisible()
  await user.click(button('Log in'))
  await waitFor(() => expect(window.location.hash).toBe('#provider'))
  expect(login.calls.map(({ what, csrf }) => [what, csrf])).toEqual([
    ['POST create_session', null],
    ['POST generate_authorization_redirect_url', 'csrf-1'],
  ])
  expect(login.calls.at(-1)?.body).toEqual({ email: EMAIL, return_url: '/za/checkout/?step=contact' })
  expect(startedLogin()).toEqual({ returnPath: '/za/checkout/?step=contact', email: EMAIL, isBack: false })
})

test('a login that cannot start shows the reason and can be tried again', async () => {
  const { user } = show()
  login.offline = true
  await user.click(button('Log in'))
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not reach the shop')
  login.offline = false
  await user.click(button('Log in'))
  await waitFor(() => expect(window.location.hash).toBe('#provider'))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a page from the back/forward cache is not busy', async () => {
  const { user } = show()
  const logIn = button('Log in')
  await user.click(logIn)
  await waitFor(() => expect(logIn).toHaveAttribute('aria-busy', 'true'))
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  expect(logIn).not.toHaveAttribute('aria-busy')
})

test('after a login the panel names the person, and the email field has the focus', async () => {
  login.person = PERSON
  rememberLogin({ returnPath: '/za/checkout/', email: EMAIL, isBack: false })
  rememberSuccess()
  await recallLogin()
  show()
  expect(screen.getByText(/^Logged in as/)).toHaveTextContent(
    'Logged in as Thandi (thandi@merchant.example).',
  )
  expect(focusEmail).toHaveBeenCalledExactlyOnceWith()
})

test('after logging out a message replaces the button, and only another email address shows the offer', async () => {
  login.person = PERSON
  rememberSuccess()
  await recallLogin()
  const { user } = show()
  await user.click(button('Log out'))
  const words = await screen.findByText(/^You are logged out\./)
  expect(words.parentElement).toHaveFocus()
  expect(login.calls.at(-1)).toMatchObject({ what: 'DELETE session', csrf: 'csrf-1' })
  expect(mayBeLoggedIn()).toBe(false)
})

test('logging out without a network says that the person is still logged in', async () => {
  login.person = PERSON
  await recallLogin()
  const { user } = show()
  login.offline = true
  await user.click(button('Log out'))
  expect(await screen.findByRole('alert')).toHaveTextContent('You are still logged in.')
  expect(button('Log out')).toBeEnabled()
})
