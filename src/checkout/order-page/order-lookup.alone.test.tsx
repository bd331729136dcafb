import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { CART_ID, CONTACT, ended, PAID } from '../testing/carts'
import { ACCESS, FakeShop } from '../testing/fake-shop'
import { rememberStart } from '../order-memory'
import {
  field,
  heading,
  freshBrowser,
  openOrder,
  rememberOrder,
  prepareOrderPage,
} from '../testing/render-checkout'

prepareOrderPage()

const lookUp = async ({ user }: ReturnType<typeof openOrder>, email: string = CONTACT.email) => {
  await user.clear(field('Email address'))
  await user.type(field('Email address'), email)
  await user.click(screen.getByRole('button', { name: 'Show my order' }))
}

describe('a shopper who follows a link in an email', () => {
  test('types the email address and sees the order; a reload of the tab does not ask again', async () => {
    const shop = new FakeShop(PAID)
    const page = openOrder()
    expect(await heading('Where is my order?')).toBeVisible()
    expect(field('Order number')).toHaveValue('ZA1001')
    await lookUp(page, ' Thandi@example.com ')
    expect(await screen.findByRole('alert')).toHaveTextContent(/^We cannot find an order/)
    await lookUp(page)

    expect(await heading('Order ZA1001')).toHaveFocus()
    expect(document.title).toBe('Order ZA1001 | yoco')
    expect(screen.getByText('Thank you, Thandi.')).toBeVisible()
    expect(screen.getByText('Khumo')).toBeVisible()
    expect(screen.getByText('VAT (15%) in the total')).toBeVisible()
    expect(screen.getByText('12 Long Street')).toBeVisible()
    expect(screen.getByText('+27•••••4567')).toBeVisible()
    expect(shop.calls('GET').at(-1)).toMatchObject({ path: '/carts/ZA1001/', access: ACCESS })

    page.unmount()
    openOrder()
    expect(await screen.findByText('Thank you, Thandi.')).toBeVisible()
    expect(shop.calls('lookup')).toHaveLength(2)
  })

  test('has only the order number in the address; the email address is stored nowhere', async () => {
    new FakeShop(PAID)
    const page = openOrder()
    await heading('Where is my order?')
    await lookUp(page)
    await heading('Order ZA1001')
    expect(window.location.pathname + window.location.search).toBe('/za/order/?number=ZA1001')
    const stored = JSON.stringify([{ ...window.localStorage }, { ...window.sessionStorage }])
    expect(stored).not.toContain('thandi')
  })
})

describe('the form', () => {
  test('accepts a number as it is written on paper', async () => {
    const shop = new FakeShop(PAID)
    const page = openOrder('')
    await heading('Where is my order?')
    await page.user.type(field('Order number'), 'za 1001')
    await lookUp(page)
    expect(await heading('Order ZA1001')).toBeVisible()
    expect(shop.calls('lookup')[0]?.body).toEqual({ number: 'ZA1001', email: CONTACT.email })
    expect(window.location.search).toBe('?number=ZA1001')
  })

  test('lists missing values in a summary that takes the focus, and sends no request', async () => {
    const shop = new FakeShop(PAID)
    const { user } = openOrder('')
    await heading('Where is my order?')
    await user.type(field('Order number'), '1001')
    await user.click(screen.getByRole('button', { name: 'Show my order' }))
    const summary = await screen.findByRole('group', { name: 'Please check 2 fields' })
    await waitFor(() => expect(summary).toHaveFocus())
    await user.click(screen.getByRole('link', { name: /^Type it as in our mail: ZA and digits/ }))
    expect(field('Order number')).toHaveFocus()
    expect(field('Email address')).toHaveAccessibleDescription(/Email address required/)
    expect(shop.calls('lookup')).toEqual([])
  })

  test('says that there were too many tries, and shows the typed values and the phone number', async () => {
    const words = 'There were too many tries. Try again in 15 minutes, or call us.'
    const shop = new FakeShop(PAID)
    const page = openOrder()
    await heading('Where is my order?')
    shop.refuse('lookup', 429, 'too_many_tries', words)
    await lookUp(page)
    expect(await screen.findByRole('alert')).toHaveTextContent(words)
    expect(field('Email address')).toHaveValue(CONTACT.email)
    expect(screen.getByRole('link', { name: '021 000 0100' })).toBeVisible()
  })
})

describe('a browser that placed the order', () => {
  test('must give the email address once the hour is over', async () => {
    new FakeShop(PAID)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 61 * 60_000 })
    rememberStart({ cartId: CART_ID, number: 'ZA1001', access: ACCESS })
    vi.useRealTimers()
    openOrder()
    expect(await heading('Where is my order?')).toBeVisible()
  })

  const UNPAID = { ...PAID, status: 'pending', payment: ended('declined') } as const

  test('needs no email address in any tab for an hour', async () => {
    const shop = new FakeShop(PAID)
    rememberStart({ cartId: CART_ID, number: 'ZA1001', access: ACCESS })
    openOrder()
    expect(await screen.findByText('Thank you, Thandi.')).toBeVisible()
    expect(shop.calls('lookup')).toEqual([])
  })

  test('needs no email address while its cart belongs to the order; the cart is emptied once the order is placed', async () => {
    const shop = new FakeShop(UNPAID)
    freshBrowser(CART_ID)
    const { unmount } = openOrder()
    expect(await heading('Order ZA1001')).toBeVisible()
    expect(window.localStorage.getItem('cartId')).toBe(CART_ID)
    unmount()
    shop.endPayment('complete')
    openOrder()
    expect(await screen.findByText('Thank you, Thandi.')).toBeVisible()
    await waitFor(() => expect(window.localStorage.getItem('cartId')).toBeNull())
  })

  test('must give the email address when it has another cart', async () => {
    const shop = new FakeShop({ ...PAID, order_number: 'ZA1002' })
    freshBrowser(CART_ID)
    openOrder()
    expect(await heading('Where is my order?')).toBeVisible()
    expect(new Set(shop.calls('GET').map(({ path }) => path))).toEqual(new Set([`/carts/${CART_ID}/`]))
  })
})

test('the footer’s link leads from an order to the form for another order', async () => {
  new FakeShop(PAID)
  rememberOrder()
  const { visit } = openOrder()
  await heading('Order ZA1001')
  visit('?')
  expect(await heading('Where is my order?')).toBeVisible()
  expect(field('Order number')).toHaveValue('')
})

test('after the access has ended, the form asks for the email address again', async () => {
  const shop = new FakeShop(PAID)
  window.sessionStorage.setItem('orderAccess', 'ZA1001 old')
  openOrder()
  expect(await screen.findByText(/^To keep this order private/)).toBeVisible()
  expect(window.sessionStorage.getItem('orderAccess')).toBeNull()
  expect(shop.calls('lookup')).toEqual([])
})

test('without a network the page says so, and trying again shows the order', async () => {
  const shop = new FakeShop(PAID)
  rememberStart({ cartId: CART_ID, number: 'ZA1001', access: ACCESS })
  shop.offline = true
  const { user } = openOrder()
  expect(await screen.findByText(/Nothing about your order has changed/)).toBeVisible()
  shop.offline = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Thank you, Thandi.')).toBeVisible()
})
