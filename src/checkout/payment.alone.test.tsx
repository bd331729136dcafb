import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { CONTACT, line, payment, PLAN, READY } from './testing/carts'
import { FakeShop } from './testing/fake-shop'
import { chooseCard, heading, openCheckout, returnToConfirm, startCheckout } from './testing/render-checkout'

/** Pays by card as far as the provider's page, and leaves it. */
const payThere = async () => {
  const { user, unmount } = startCheckout('?step=payment')
  await user.click(await chooseCard(user))
  await waitFor(() => expect(window.location.hash).toBe('#card-page'))
  unmount()
}
const choice = (name: string) => screen.findByRole('radio', { name })

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a card', () => {
  test('is typed on the provider’s page: the shop gets the total and both return addresses, and the browser leaves', async () => {
    const shop = new FakeShop(READY)
    const { user } = startCheckout('?step=payment')
    await heading('Payment')
    const pay = await chooseCard(user)
    await user.click(pay)
    await waitFor(() => expect(window.location.hash).toBe('#card-page'))
    // The button stays busy until the provider's page replaces this one.
    expect(pay).toHaveAttribute('aria-busy', 'true')
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    expect(pay).not.toHaveAttribute('aria-busy')
    const origin = window.location.origin
    expect(shop.calls('initiate_checkout_payment').map(({ body }) => body)).toEqual([
      {
        amount: 1199,
        success_url: `${origin}/za/checkout/?step=confirm`,
        cancel_url: `${origin}/za/checkout/?step=payment&returned=1`,
      },
    ])
  })

  test('that was declined returns with the reason and the same cart, and a new attempt has a new key', async () => {
    const shop = new FakeShop(READY)
    await payThere()
    shop.endPayment('declined', 'Insufficient funds')

    const { user } = openCheckout('?step=payment&returned=1')
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Your payment was declined. Insufficient funds. Nothing was charged, and your cart is as you left it.',
    )
    expect(screen.getByText('Khumo')).toBeInTheDocument()
    await user.click(await chooseCard(user))
    await waitFor(() => expect(shop.calls('initiate_checkout_payment')).toHaveLength(2))
    const [one, two] = shop.calls('initiate_checkout_payment').map(({ key }) => key)
    expect(one).not.toBe(two)
  })

  test('that was not paid is reported, and paying after a reload is the same attempt', async () => {
    const shop = new FakeShop(READY)
    await payThere()

    const { user } = openCheckout('?step=payment&returned=1')
    expect(await screen.findByRole('alert')).toHaveTextContent('The payment was not completed.')
    await user.click(await chooseCard(user))
    await waitFor(() => expect(shop.calls('initiate_checkout_payment')).toHaveLength(2))
    expect(new Set(shop.calls('initiate_checkout_payment').map(({ key }) => key)).size).toBe(1)
  })

  test('is confirmed only when the provider has notified the shop', async () => {
    const shop = new FakeShop({ ...READY, order_number: 'ZA1001', payment: payment() })
    returnToConfirm()
    expect(await screen.findByRole('heading', { name: 'We are checking your payment' })).toBeVisible()
    await waitFor(() => expect(window.location.search).toBe('?step=confirm'))
    expect(screen.queryByText(/Thank you/)).toBeNull()
    shop.endPayment('complete')
    expect(await screen.findByText('Thank you, Thandi.', {}, { timeout: 3000 })).toBeVisible()
    expect(screen.getByText('ZA1001')).toBeVisible()
  })

  test('that is declined while Confirm waits opens Payment', async () => {
    const shop = new FakeShop({ ...READY, payment: payment() })
    returnToConfirm()
    await screen.findByRole('heading', { name: 'We are checking your payment' })
    shop.endPayment('declined')
    expect(await screen.findByRole('heading', { name: 'Payment' }, { timeout: 3000 })).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent('Your payment was declined.')
  })

  test('is polled again after failed requests', async () => {
    const shop = new FakeShop({ ...READY, payment: payment() })
    returnToConfirm()
    await screen.findByRole('heading', { name: 'We are checking your payment' })
    shop.offline = true
    expect(await screen.findByText(/We cannot reach the shop/, {}, { timeout: 3000 })).toBeVisible()
    shop.offline = false
    shop.endPayment('complete')
    window.dispatchEvent(new Event('online'))
    expect(await screen.findByText('Thank you, Thandi.')).toBeVisible()
  })
})

describe('a payment method', () => {
  test('is shown with a note if the shop offers it, in the shop’s order', async () => {
    const shop = new FakeShop(READY)
    shop.offers = [
      { name: 'Card on delivery', instalment_plan: null },
      { name: 'Instant EFT (Stitch)', instalment_plan: null },
    ]
    startCheckout('?step=payment')
    const radios = await screen.findAllByRole('radio')
    expect(radios).toEqual([await choice('Card on delivery'), await choice('Instant EFT')])
    expect(radios[0]).toHaveAccessibleDescription(/The courier brings a card machine/)
    expect(screen.getByRole('radiogroup', { name: 'How would you like to pay?' })).toBeVisible()
  })

  test('is the card before a choice', async () => {
    new FakeShop(READY)
    startCheckout('?step=payment')
    expect(await choice('Card')).toBeChecked()
    expect(screen.getByRole('button', { name: 'Pay R1,199.00' })).toBeEnabled()
  })

  test('is missing where no card is offered: the button says so, and leads to the choice', async () => {
    const shop = new FakeShop(READY)
    shop.offers = [
      { name: 'EFT', instalment_plan: null },
      { name: 'Instant EFT (Stitch)', instalment_plan: null },
    ]
    const { user } = startCheckout('?step=payment')
    await choice('EFT')
    expect(screen.queryByRole('radio', { checked: true })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Choose how to pay' }))
    expect(await choice('EFT')).toHaveFocus()
    expect(shop.calls('eft_intent')).toHaveLength(0)
    await user.click(await choice('EFT'))
    expect(screen.getByRole('button', { name: 'Place order' })).toBeEnabled()
  })

  test('comes before the details and the button; on a phone the order shows only its total', async () => {
    new FakeShop(READY)
    startCheckout('?step=payment')
    const [first] = await screen.findAllByRole('radio')
    const after = [
      screen.getByRole('link', { name: 'Edit your details' }),
      screen.getByRole('button', { name: 'Pay R1,199.00' }),
    ]
    for (const element of after)
      expect(first?.compareDocumentPosition(element)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(screen.getByText('Khumo')).not.toBeVisible()
    const summary = screen.getByRole('complementary', { name: 'Order summary' }).querySelector('summary')
    expect(summary).toHaveTextContent(/^Your order, 1 itemR1,199\.00$/)
  })

  test('shows its cards or banks, and its value is the method that serves it', async () => {
    const shop = new FakeShop(READY)
    shop.offers = [...shop.offers, { name: 'Instant EFT (Stitch)', instalment_plan: null }]
    startCheckout('?step=payment')
    expect(await choice('Card')).toHaveAccessibleDescription(
      /^With your card, Apple Pay or Google Pay, .*page\. Visa, Mastercard, American Express, Apple Pay, Google Pay$/,
    )
    expect(await choice('Instant EFT')).toHaveAccessibleDescription(
      / Absa, Capitec, FNB, Nedbank, Standard Bank$/,
    )
    expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual([
      'Credit Card (Checkout)',
      'EFT',
      'Instant EFT (Stitch)',
    ])
  })

  test('with instalments is a choice of its own, with all five figures', async () => {
    const shop = new FakeShop(READY)
    shop.offers = [...shop.offers, { name: 'Credit Card (Blackbird)', instalment_plan: PLAN }]
    const { user } = startCheckout('?step=payment')
    const instalments = await choice('Pay in 6 monthly instalments')
    expect(instalments).not.toBeChecked()
    const words = instalments.getAttribute('aria-describedby')?.split(' ') ?? []
    const plan = document.getElementById(words.at(-1) ?? '')
    for (const figure of [
      'Instalment each monthR199.84',
      'Number of instalments6',
      'Total to payR1,199.00',
      'Interest a year0%',
      '(residual)R0.00',
    ])
      expect(plan).toHaveTextContent(figure)
    await user.click(instalments)
    expect(screen.getByRole('button', { name: 'Pay the first instalment' })).toBeEnabled()
  })

  test('that cannot be loaded shows a message and a button to try again', async () => {
    const shop = new FakeShop(READY)
    shop.refuse('payment_methods', 500, 'unexpected', 'Something went wrong on our side.')
    const { user } = startCheckout('?step=payment')
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'We could not load the ways to pay. Something went wrong on our side.',
    )
    expect(screen.queryByRole('button', { name: /Pay|Place order/ })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await choice('EFT')).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('that is no longer offered shows the refusal, and the methods are loaded again', async () => {
    const shop = new FakeShop(READY)
    const { user } = startCheckout('?step=payment')
    await user.click(await choice('EFT'))
    shop.offers = shop.offers.slice(0, 1)
    shop.refuse('eft_intent', 422, 'method_not_available', 'EFT is not available for this order.')
    await user.click(screen.getByRole('button', { name: 'Place order' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('EFT is not available for this order.')
    expect(await screen.findByRole('button', { name: 'Pay R1,199.00' })).toBeEnabled()
    expect(screen.queryByRole('radio', { name: 'EFT' })).toBeNull()
  })
})

describe('an EFT', () => {
  test('shows everything a banking app needs, also after a reload; a double click makes one order', async () => {
    const shop = new FakeShop(READY)
    const { user, unmount } = startCheckout('?step=payment')
    await heading('Payment')
    await user.click(await choice('EFT'))
    await user.dblClick(screen.getByRole('button', { name: 'Place order' }))
    expect(await heading('Confirm')).toHaveFocus()
    expect(shop.calls('eft_intent')).toHaveLength(1)
    expect(screen.getByRole('heading', { name: 'Awaiting your payment of R1,199.00' })).toBeVisible()
    expect(screen.getByText(/by 27 November 2026 at 14:30/)).toBeVisible()
    expect(screen.getByText('62000000001')).toBeVisible()
    const steps = within(screen.getByRole('navigation', { name: 'Checkout steps' })).getAllByRole('listitem')
    expect(steps.map(({ textContent }) => textContent?.includes('done'))).toEqual([true, true, true, false])
    await user.click(screen.getByRole('button', { name: 'Copy reference' }))
    expect(await screen.findByText('Copied')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Print this page' })).toBeVisible()
    expect(await navigator.clipboard.readText()).toBe('ZA1001')
    await waitFor(() => expect(window.localStorage.getItem('cartId')).toBeNull())
    await waitFor(() => expect(window.localStorage.getItem('checkoutDraft')).not.toContain('thandi'))

    unmount()
    openCheckout('?step=confirm')
    expect(await screen.findByText('Thank you, Thandi.')).toBeVisible()
  })

  test('is still chosen after a reload', async () => {
    new FakeShop(READY)
    const { user, unmount } = startCheckout('?step=payment')
    await heading('Payment')
    await user.click(await choice('EFT'))
    unmount()
    openCheckout('?step=payment')
    await heading('Payment')
    expect(await choice('EFT')).toBeChecked()
  })
})

test('a free order offers only Free and is placed at once', async () => {
  const shop = new FakeShop({ contact_info: CONTACT, items: [line({ type: 'service', unit_price: 0 })] })
  shop.offers = [{ name: 'Free', instalment_plan: null }]
  const { user } = startCheckout('?step=payment')
  await heading('Payment')
  expect(await screen.findAllByRole('radio')).toEqual([screen.getByRole('radio', { name: 'Free' })])
  await user.click(screen.getByRole('button', { name: 'Place order' }))
  expect(await screen.findByText('Thank you, Thandi.')).toBeVisible()
  expect(shop.calls('initiate_free_payment')).toHaveLength(1)
})

test('a total that has changed is shown before anything is paid', async () => {
  const shop = new FakeShop(READY)
  const { user } = startCheckout('?step=payment')
  await heading('Payment')
  shop.cart = { ...shop.cart, totals: { ...shop.cart.totals, total: 1299 } }
  shop.refuse(
    'initiate_checkout_payment',
    422,
    'amount_mismatch',
    'The total is now R1,299.00. Check your cart.',
  )
  await user.click(await chooseCard(user))
  expect(await screen.findByRole('alert')).toHaveTextContent('The total is now R1,299.00.')
  expect(await screen.findByRole('button', { name: 'Pay R1,299.00' })).toBeEnabled()
})

test('a price that differs from the one on the site is marked beside the item', async () => {
  const shop = new FakeShop(READY)
  shop.entries = { entries: [{ sku: 'khumo', forceStoryblokPrice: true, price: '999' }], bundleEntries: [] }
  startCheckout('?step=payment')
  await heading('Payment')
  expect(await screen.findByText('The price is now R1,199.00. It was shown as R999.00.')).toBeVisible()
})

test('an order that the shop does not know shows a message and links', async () => {
  new FakeShop(READY)
  window.sessionStorage.setItem('checkoutOrder', 'somebody-else')
  openCheckout('?step=confirm')
  expect(await heading('We cannot find this order')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Go to the shop' })).toBeVisible()
})
