import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FakeShop, SIGNUP_ID } from './testing/fake-shop'

const cart = vi.hoisted(() => ({ restore: vi.fn(async () => true) }))
vi.mock('../cart', () => ({ restoreCart: cart.restore }))

beforeEach(() => {
  vi.resetModules()
  cart.restore.mockReset().mockResolvedValue(true)
  vi.stubGlobal('requestIdleCallback', (task: () => void) => setTimeout(task))
  vi.stubGlobal('cancelIdleCallback', clearTimeout)
  window.localStorage.setItem('pendingSignupId', SIGNUP_ID)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** A new page view, without the requests of an earlier one. */
const visit = async () => {
  const { SignupReminder } = await import('./signup-reminder')
  return render(
    <>
      <main id="main" tabIndex={-1} />
      <SignupReminder />
    </>,
  )
}
const reminder = () => screen.findByRole('complementary', { name: 'Your signup' })

/** Waits for the shop's answer, after which a reminder would be shown. */
const answered = async (shop: FakeShop) => {
  await vi.waitFor(() => expect(shop.calls('GET')).toHaveLength(1))
  await new Promise((resolve) => setTimeout(resolve))
}

test('greets the visitor by name, restores the cart, and links to the signup', async () => {
  new FakeShop({ cart_uuid: 'cart-9' })
  await visit()
  expect(await reminder()).toHaveTextContent(
    'Welcome back, Thandi.Finish signing up and join over 200K trusted South African businesses.',
  )
  expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute(
    'href',
    `/za/signup/${SIGNUP_ID}/continue/`,
  )
  expect(cart.restore).toHaveBeenCalledWith('cart-9', SIGNUP_ID)
  expect(await screen.findByText(/Your cart is back too\./)).toBeVisible()
})

test('does not mention a cart when nothing was restored', async () => {
  new FakeShop({ cart_uuid: 'cart-9' })
  cart.restore.mockResolvedValue(false)
  await visit()
  await reminder()
  await vi.waitFor(() => expect(cart.restore).toHaveBeenCalled())
  expect(screen.queryByText(/Your cart is back/)).not.toBeInTheDocument()
})

test('can be dismissed for the visit, and the focus moves to the page', async () => {
  const shop = new FakeShop({})
  const { unmount } = await visit()
  await reminder()
  await userEvent.setup().click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument()
  expect(screen.getByRole('main')).toHaveFocus()
  unmount()
  vi.resetModules()
  await visit()
  expect(shop.calls('GET')).toHaveLength(1)
  expect(window.localStorage.getItem('pendingSignupId')).toBe(SIGNUP_ID)
})

test.each([
  ['the shop does not know the signup', null],
  ['the signup is finished', { status: 'complete' as const }],
])('is not shown when %s, and the stored id is removed', async (_what, signup) => {
  const shop = new FakeShop(signup)
  await visit()
  await answered(shop)
  await vi.waitFor(() => expect(window.localStorage.getItem('pendingSignupId')).toBeNull())
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument()
})

test('is not shown without a network, and is requested again on the next page', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const shop = new FakeShop({})
  shop.offline = true
  const { unmount } = await visit()
  await vi.waitFor(() => expect(warn).toHaveBeenCalled())
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument()
  unmount()
  shop.offline = false
  await visit()
  expect(await reminder()).toBeVisible()
  warn.mockRestore()
})

test('a browser without an unfinished signup sends no request', async () => {
  const shop = new FakeShop({})
  window.localStorage.removeItem('pendingSignupId')
  const idle = vi.fn()
  vi.stubGlobal('requestIdleCallback', idle)
  await visit()
  expect(idle).not.toHaveBeenCalled()
  expect(shop.sent).toEqual([])
})
