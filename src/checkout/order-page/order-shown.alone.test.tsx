import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ShopCart } from '../../../shared/orders'
import { ended, line, payment, READY } from '../testing/carts'
import { FakeLocks } from '../testing/fake-locks'
import { ACCESS, FakeShop } from '../testing/fake-shop'
import { heading, openOrder, rememberOrder, prepareOrderPage } from '../testing/render-checkout'

prepareOrderPage()
beforeEach(rememberOrder)
afterEach(() => void vi.useRealTimers())

const shopWith = (changes: Partial<ShopCart>) =>
  new FakeShop({ ...READY, order_number: 'ZA1001', ...changes })
const PAY = 'initiate_checkout_payment'
const payNow = () => screen.findByRole('button', { name: 'Pay R1,199.00' })

describe('a placed or cancelled order', () => {
  test.each<[string, Partial<ShopCart>, RegExp, RegExp]>([
    ['paid', { status: 'complete', payment: ended('complete') }, /^Paid$/, /on its way to our packers/],
    [
      'cancelled',
      { status: 'cancelled', payment: ended('expired', { method: 'EFT' }) },
      /^Order ZA1001 was cancelled$/,
      /did not arrive in time/,
    ],
    [
      'refunded',
      { status: 'cancelled', payment: ended('refunded') },
      /^Order ZA1001 was cancelled and refunded$/,
      /^Your order number is.*We have sent R1,199\.00 back to you/,
    ],
  ])(
    '%s: shows the text of Confirm, links to the shop and takes no payment',
    async (_state, changes, title, says) => {
      shopWith(changes)
      openOrder()
      expect(await screen.findByRole('heading', { name: title })).toBeVisible()
      expect(
        screen.getAllByText(
          (_text, element) => element?.tagName === 'P' && says.test(element.textContent ?? ''),
        ),
      ).toHaveLength(1)
      expect(screen.getByRole('link', { name: 'Back to the shop' })).toHaveAttribute('href', '/za/shop/')
      expect(screen.queryByRole('radio')).toBeNull()
    },
  )

  test('is late by the shop’s time, whatever the phone’s clock says', async () => {
    const paid = Date.parse('2026-11-23T09:00+02:00')
    const moments = { placed_at: new Date(paid).toISOString(), paid_at: new Date(paid).toISOString() }
    const aMonthLater = paid + 40 * 86_400_000
    vi.useFakeTimers({ toFake: ['Date'], now: aMonthLater })
    shopWith({ status: 'complete', payment: ended('complete'), ...moments }).ahead = paid - aMonthLater
    openOrder()
    expect((await screen.findAllByText('With you by Thu 26 Nov'))[0]).toBeVisible()
    expect(screen.queryByText(/is late/)).toBeNull()
  })

  test('shows the VAT rate at which it was placed, also after the rate has changed', async () => {
    shopWith({ status: 'complete', payment: ended('complete'), vat_percent: 14 })
    openOrder()
    expect(await screen.findByText('VAT (14%) in the total')).toBeInTheDocument()
  })
})

describe('an order that is not paid', () => {
  test('says why, and can be paid with the same method: once, by its number, with a return to this page', async () => {
    const shop = shopWith({ payment: ended('declined', { reason: 'Insufficient funds' }) })
    const { user } = openOrder()
    expect(await screen.findByRole('heading', { name: 'Payment declined' })).toBeVisible()
    expect(screen.getByText(/Insufficient funds\. Nothing was charged/)).toBeVisible()
    expect(await screen.findByRole('radio', { name: 'Card' })).toBeChecked()
    await user.dblClick(await payNow())
    await waitFor(() => expect(window.location.hash).toBe('#card-page'))
    const origin = window.location.origin
    expect(shop.calls(PAY)).toMatchObject([
      {
        path: `/carts/ZA1001/${PAY}/`,
        access: ACCESS,
        key: expect.stringMatching(/^ZA1001-/),
        body: {
          amount: 1199,
          success_url: `${origin}/za/order/?number=ZA1001&step=confirm`,
          cancel_url: `${origin}/za/order/?number=ZA1001&returned=1`,
        },
      },
    ])
    expect(shop.calls('generate_order_number')).toEqual([])
  })

  test('can be paid with another method: an EFT shows the bank details at once', async () => {
    const shop = shopWith({ payment: ended('expired') })
    const { user } = openOrder('?number=ZA1001&returned=1')
    await user.click(await screen.findByRole('radio', { name: 'EFT' }))
    await user.click(screen.getByRole('button', { name: 'Place order' }))
    expect(await screen.findByRole('heading', { name: 'Awaiting your payment of R1,199.00' })).toBeVisible()
    expect(await heading('Order ZA1001')).toHaveFocus()
    expect(shop.calls('eft_intent')).toMatchObject([{ path: '/carts/ZA1001/eft_intent/', access: ACCESS }])
    expect(window.location.search).toBe('?number=ZA1001')
  })

  test('cannot be paid here while another tab pays it', async () => {
    const shop = shopWith({ payment: ended('declined') })
    const locks = new FakeLocks()
    locks.holdElsewhere('ZA1001')
    openOrder()
    expect(await screen.findByRole('alert')).toHaveTextContent(/^This order is being paid in another tab\./)
    expect(await screen.findByRole('button', { name: 'Being paid in another tab' })).toBeDisabled()
    shop.endPayment('complete')
    act(() => locks.letGo())
    expect(await screen.findByText('Thank you, Thandi.')).toBeVisible()
    expect(shop.calls(PAY)).toEqual([])
  })

  test('is shown as paid when the shop refuses to charge it twice', async () => {
    const shop = shopWith({ payment: ended('declined') })
    const { user } = openOrder()
    const button = await payNow()
    shop.endPayment('complete')
    shop.refuse(PAY, 409, 'order_complete', 'This order is paid. Start a new cart for anything else.')
    await user.click(button)
    expect(await screen.findByText('Thank you, Thandi.')).toBeVisible()
  })

  test('asks for the email address when the access ends during payment', async () => {
    const shop = shopWith({ payment: ended('declined') })
    const { user } = openOrder()
    const button = await payNow()
    shop.refuse(PAY, 401, 'order_access_ended', 'To keep this order private, enter the email address again.')
    await user.click(button)
    expect(await heading('Where is my order?')).toHaveFocus()
    expect(screen.getByRole('alert')).toHaveTextContent(/^To keep this order private/)
    expect(screen.getByRole('textbox', { name: 'Order number' })).toHaveValue('ZA1001')
  })

  test('links to the shop when all its items were removed', async () => {
    shopWith({ items: [], payment: ended('cancelled') })
    openOrder()
    expect(await heading('There is nothing left to pay')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Go to the shop' })).toBeVisible()
  })
})

describe('a payment page that is open', () => {
  const open = payment({ redirect_url: 'https://pay.example.com/1' })

  test('is linked, and another payment method can be used instead', async () => {
    shopWith({ payment: open })
    openOrder()
    expect(await screen.findByRole('link', { name: 'Go back to the payment page' })).toHaveAttribute(
      'href',
      'https://pay.example.com/1',
    )
    expect(await payNow()).toBeEnabled()
  })

  test('is polled after paying there, until the shop knows the outcome, also after a reload', async () => {
    const shop = shopWith({ payment: open })
    openOrder('?number=ZA1001&step=confirm&id=1&status=complete&externalReference=1')
    expect(await screen.findByRole('heading', { name: 'We are checking your payment' })).toBeVisible()
    expect(window.location.search).toBe('?number=ZA1001&step=confirm')
    shop.endPayment('complete')
    expect(await screen.findByText('Thank you, Thandi.', {}, { timeout: 3000 })).toBeVisible()
    expect(await heading('Order ZA1001')).toHaveFocus()
  })

  test('that ended in a declined payment offers to pay again', async () => {
    const shop = shopWith({ payment: open })
    openOrder('?number=ZA1001&step=confirm')
    await screen.findByRole('heading', { name: 'We are checking your payment' })
    shop.endPayment('declined')
    expect(await screen.findByRole('heading', { name: 'Payment declined' }, { timeout: 3000 })).toBeVisible()
    expect(await payNow()).toBeEnabled()
  })

  test('of Blackbird is completed once the shopper is back, and not before', async () => {
    const shop = shopWith({ payment: ended('declined') })
    shop.offers = [{ name: 'Credit Card (Blackbird)', instalment_plan: null }]
    const first = openOrder()
    await first.user.click(await payNow())
    await waitFor(() => expect(window.location.hash).toBe('#card-page'))
    first.unmount()
    shop.backFromBlackbird()
    openOrder('?number=ZA1001&step=confirm')
    expect(await screen.findByText('Thank you, Thandi.')).toBeVisible()
    expect(shop.calls('process_blackbird_payment')).toMatchObject([{ access: ACCESS }])
  })
})

test('an order with a SIM shows its totals, and the RICA notice without an alert', async () => {
  const items = [line({}, 2), line({ sku: 'sim-data', type: 'sim_card' })]
  shopWith({ items, status: 'complete', payment: ended('complete') })
  openOrder()
  await heading('Order ZA1001')
  expect(screen.getByText('R2,398.00')).toBeVisible()
  expect(screen.getAllByText('R3,597.00').length).toBeGreaterThan(0)
  expect(screen.getByRole('note')).toHaveTextContent('once your identity is verified (RICA)')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a cancelled order shows no promises', async () => {
  shopWith({ status: 'cancelled', payment: ended('refunded') })
  openOrder()
  await heading('Order ZA1001')
  expect(screen.queryByRole('heading', { name: 'Deliver to' })).toBeNull()
  expect(screen.queryByText(/^Free delivery/)).toBeNull()
})
