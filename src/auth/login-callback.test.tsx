import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { mayBeLoggedIn, rememberLogin, startedLogin } from './login-memory'
import { FakeLogin } from './testing/fake-login'
import { LoginCallback } from './login-callback'

const PATH = '/za/login-callback/'
const WITH_CODE = '?code=abc&state=def'
const RETURN_PATH = '/za/checkout/?step=contact'

let login: FakeLogin
beforeEach(() => {
  login = new FakeLogin()
})
afterEach(() => vi.unstubAllGlobals())

const open = (search = WITH_CODE) => {
  window.history.replaceState(null, '', `${PATH}${search}`)
  return { user: userEvent.setup({ delay: null }), ...render(<LoginCallback />) }
}
const start = () =>
  rememberLogin({ returnPath: RETURN_PATH, email: 'thandi@merchant.example', isBack: false })
const failure = (name: string) => screen.findByRole('heading', { level: 1, name })
const guest = () => screen.getByRole('link', { name: 'Go on as a guest' })

test('finishes the login with the CSRF token and returns to the shopper’s page', async () => {
  start()
  open()
  expect(screen.getByRole('heading', { level: 1, name: 'Logging you in' })).toBeVisible()
  expect(screen.getByRole('progressbar', { name: 'Logging you in' })).toBeVisible()
  await waitFor(() => expect(window.location.hash).toBe('#back'))
  expect(login.calls.at(-1)).toEqual({
    what: 'POST generate_access_token',
    body: { code: 'abc', state: 'def' },
    csrf: 'csrf-1',
    credentials: 'include',
  })
  expect([mayBeLoggedIn(), startedLogin()?.isBack]).toEqual([true, true])
  expect(screen.queryByRole('alert')).toBeNull()
})

describe('a login that cannot be finished shows a message and buttons', () => {
  test.each([
    [403, 'state_mismatch', 'This login was not started in this browser.'],
    [502, 'provider_unavailable', 'We cannot reach the login service at the moment.'],
  ])('%i %s', async (status, code, message) => {
    start()
    login.refuse('POST generate_access_token', status, code, message)
    const { user } = open()
    const title = await failure('The login did not work')
    await waitFor(() => expect(title).toHaveFocus())
    expect(screen.getByRole('alert')).toHaveTextContent(message)
    expect(screen.getByRole('alert')).toHaveTextContent('Your cart and what you typed are kept.')
    expect(document.title).toBe('The login did not work | yoco')
    expect(guest()).toHaveAttribute('href', RETURN_PATH)
    expect([window.location.search, mayBeLoggedIn()]).toEqual(['', false])

    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(window.location.hash).toBe('#provider'))
    expect(login.calls.at(-1)?.body).toEqual({ email: 'thandi@merchant.example', return_url: RETURN_PATH })
  })

  test('after a network failure the same answer is sent again', async () => {
    start()
    login.offline = true
    const { user } = open()
    expect(await failure('You are almost logged in')).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent('We could not reach the shop. Check your connection')
    expect(window.location.search).toBe(WITH_CODE)
    expect(guest()).toBeVisible()
    login.offline = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(window.location.hash).toBe('#back'))
  })

  test('when the shopper cancelled', async () => {
    start()
    open('?error=access_denied&state=def')
    expect(await failure('You did not log in')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled()
    expect(guest()).toHaveAttribute('href', RETURN_PATH)
    expect(login.calls).toEqual([])
  })

  test('when the provider failed', async () => {
    open('?error=server_error')
    expect(await failure('The login did not work')).toBeVisible()
    expect(guest()).toHaveAttribute('href', '/za/checkout/?step=contact')
  })

  test('when the page was opened without a login', async () => {
    open('')
    expect(await failure('You are not logged in yet')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Go to the shop' })).toHaveAttribute('href', '/za/shop/')
    expect(screen.getByRole('link', { name: 'Go to the checkout' })).toBeVisible()
  })

  test('also when a second attempt has no network', async () => {
    start()
    const { user } = open('?error=access_denied')
    await failure('You did not log in')
    login.offline = true
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('We could not reach the shop'))
    login.offline = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(window.location.hash).toBe('#provider'))
  })
})
