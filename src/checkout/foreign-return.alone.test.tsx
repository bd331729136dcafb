import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { CART_ID, ended, payment, READY, PAID } from './testing/carts'
import { FakeShop } from './testing/fake-shop'
import {
  heading,
  openCheckout,
  returnToConfirm,
  startCheckout,
  freshBrowser,
} from './testing/render-checkout'

/** The pause before the next request, in ms: so long that it ends only in tests that change it. */
const pause = vi.hoisted(() => ({ ms: 60_000 }))
vi.mock('./payment/poll', async (load) => ({ ...(await load<object>()), pollDelay: () => pause.ms }))

const storage = () => JSON.stringify([{ ...window.localStorage }, { ...window.sessionStorage }])

beforeAll(async () => {
  await Promise.all([import('./checkout-steps'), import('./confirm/payment-outcome-shown')])
})
beforeEach(() => {
  pause.ms = 60_000
  freshBrowser()
})
afterEach(() => vi.unstubAllGlobals())

describe('a cart in the address', () => {
  test('is ignored: the visitor continues with their own cart', async () => {
    const shop = new FakeShop({ items: [] })
    startCheckout('?step=confirm&order=somebody-else')
    await waitFor(() => expect(window.location.search).not.toContain('order='))
    expect(shop.sent.filter(({ path }) => path.includes('somebody-else'))).toEqual([])
    expect(storage()).not.toContain('somebody-else')
  })

  test('shows no data in a browser without a cart', async () => {
    const shop = new FakeShop(PAID)
    openCheckout(`?step=confirm&order=${CART_ID}`)
    expect(await heading('Your cart is empty')).toBeVisible()
    expect(shop.sent).toEqual([])
    expect(storage()).not.toContain(CART_ID)
  })
})

describe('a payment that another browser began', () => {
  const arrive = (outcome?: Parameters<FakeShop['outcomes']['set']>[1]) => {
    const shop = new FakeShop(PAID)
    if (outcome) shop.outcomes.set('payment-9', outcome)
    openCheckout('?step=confirm&payment=payment-9')
    return shop
  }

  test.each([
    ['paid', 'Your payment went through'],
    ['placed', 'Your order is placed'],
    ['waiting', 'We are checking your payment'],
    ['unfinished', 'Your order is not finished yet'],
    ['failed', 'This payment did not go through'],
    ['refund', 'We are paying this money back'],
  ] as const)('%s: says no more than that, and leads to the order', async (outcome, title) => {
    const shop = arrive(outcome)
    expect(await heading(title)).toBeVisible()
    expect(screen.getByRole('link', { name: 'See your order' })).toHaveAttribute('href', '/za/order/')
    expect(document.body).not.toHaveTextContent(/Thandi|ZA1001|1,199|Long Street/)
    expect(shop.sent.map(({ path }) => path)).toEqual(['/payments/payment-9/'])
    expect(window.location.search).toBe('?step=confirm&payment=payment-9')
  })

  test('is requested again while it is open', async () => {
    pause.ms = 0
    const shop = arrive('waiting')
    await heading('We are checking your payment')
    shop.outcomes.set('payment-9', 'paid')
    expect(await heading('Your payment went through')).toBeVisible()
  })

  test('that the shop does not know still offers links to the order and the shop', async () => {
    arrive()
    expect(await heading('We cannot find this payment')).toBeVisible()
    expect(screen.getByRole('link', { name: 'See your order' })).toBeVisible()
  })

  test('is shown once the network is back', async () => {
    pause.ms = 0
    const shop = arrive('paid')
    shop.offline = true
    expect(await heading('We cannot reach the shop right now')).toBeVisible()
    shop.offline = false
    expect(await heading('Your payment went through')).toBeVisible()
  })

  test('does not change the visitor’s own cart', async () => {
    const shop = new FakeShop(READY)
    shop.outcomes.set('payment-9', 'paid')
    startCheckout('?step=confirm&payment=payment-9')
    expect(await heading('Your payment went through')).toBeVisible()
    expect(window.localStorage.getItem('cartId')).toBe(CART_ID)
    expect(shop.sent.filter(({ method }) => method !== 'GET')).toEqual([])
  })

  test('and cancelled shows no message about the visitor’s own payment', async () => {
    new FakeShop(READY)
    startCheckout('?step=payment&payment=payment-9&returned=1')
    expect(await heading('Payment')).toBeVisible()
    await waitFor(() => expect(window.location.search).toBe('?step=payment'))
    expect(screen.queryByText(/The payment was not completed/)).toBeNull()
  })
})

describe('an order that this browser began', () => {
  test('is shown without its delivery address after an hour, still on Confirm', async () => {
    new FakeShop(PAID)
    const { unmount } = returnToConfirm()
    await screen.findByText('Thank you, Thandi.')
    unmount()
    window.localStorage.removeItem('startedOrders')
    openCheckout('?step=confirm')
    expect(await screen.findByText('Thank you.')).toBeVisible()
    expect(document.body).not.toHaveTextContent(/Thandi|Long Street/)
  })

  test('is found by its payment in a tab without a cart', async () => {
    new FakeShop({ ...PAID, payment: ended('complete', { id: 'payment-1' }) })
    const { unmount } = returnToConfirm()
    await screen.findByText('Thank you, Thandi.')
    await waitFor(() => expect(window.localStorage.getItem('cartId')).toBeNull())
    unmount()
    window.sessionStorage.clear()
    openCheckout('?step=confirm&payment=payment-1')
    expect(await screen.findByText('Thank you, Thandi.')).toBeVisible()
    await waitFor(() => expect(window.location.search).toBe('?step=confirm'))
  })

  test('is found by its cart if the answer with the payment’s id was lost', async () => {
    new FakeShop({ ...READY, payment: payment({ id: 'payment-7' }) })
    startCheckout('?step=confirm&payment=payment-7')
    expect(await heading('Confirm')).toBeVisible()
    await waitFor(() => expect(window.location.search).toBe('?step=confirm'))
  })
})
