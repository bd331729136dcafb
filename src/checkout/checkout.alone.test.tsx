import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { ADDRESS, CONTACT, cart, line } from './testing/carts'
import { FakeShop } from './testing/fake-shop'
import {
  chooseCard,
  field,
  heading,
  openCheckout,
  startCheckout,
  prepareSteps,
} from './testing/render-checkout'

prepareSteps()

const stepItems = () =>
  within(screen.getByRole('navigation', { name: 'Checkout steps' })).getAllByRole('listitem')
const currentStep = () => stepItems().find((item) => item.getAttribute('aria-current') === 'step')
const steps = () => stepItems().map((item) => /[A-Z]\w+/.exec(item.textContent)?.[0])

describe('the steps', () => {
  test('each of contact, shipping and payment is saved at the shop, and has its own address and title', async () => {
    const shop = new FakeShop()
    const { user } = startCheckout()

    expect(await heading('Contact')).toBeVisible()
    expect(currentStep()).toHaveTextContent('Contact')
    await user.type(field('First name'), 'Thandi')
    await user.type(field('Last name'), 'Nkosi')
    await user.type(field('Email address'), 'thandi@example.com')
    await user.type(field('Phone number'), '082 123 4567')
    await user.click(screen.getByRole('button', { name: 'Continue to Shipping' }))

    expect(await heading('Shipping')).toHaveFocus()
    expect(shop.cart.contact_info).toEqual(CONTACT)
    expect(window.location.search).toBe('?step=shipping')
    expect(document.title).toBe('Shipping | Checkout | Yoco')
    await user.type(field('Street address'), '12 Long Street')
    await user.type(field('Suburb'), 'Gardens')
    await user.type(field('City or town'), 'Cape Town')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Province' }), 'Gauteng')
    await user.type(field('Postal code'), '8001')
    expect(screen.getByText(/8001 is unusual for Gauteng/)).toBeVisible()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Province' }), 'Western Cape')
    expect(screen.queryByText(/is unusual/)).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Continue to Payment' }))

    expect(await heading('Payment')).toHaveFocus()
    expect(shop.cart.address).toEqual(ADDRESS)
    expect(currentStep()).toHaveTextContent('Payment')
    expect(await chooseCard(user)).toBeEnabled()
    expect(screen.getByText('thandi@example.com')).toBeVisible()
    expect(screen.getByText('Cape Town, 8001')).toBeVisible()
  })

  test('Back returns to the previous step with its values', async () => {
    new FakeShop({ contact_info: CONTACT, address: ADDRESS })
    const { user } = startCheckout('?step=contact')
    await heading('Contact')
    await user.click(screen.getByRole('button', { name: 'Continue to Shipping' }))
    await heading('Shipping')
    window.history.back()
    expect(await heading('Contact')).toBeVisible()
    expect(field('First name')).toHaveValue('Thandi')
  })

  test('an order of services only has the same four steps, without address fields', async () => {
    const shop = new FakeShop({ items: [line({ type: 'service', sku: 'staff-training' })] })
    shop.cart.contact_info = CONTACT
    const { user } = startCheckout()
    await heading('Contact')
    expect(steps()).toEqual(['Contact', 'Shipping', 'Payment', 'Confirm'])
    await user.click(screen.getByRole('button', { name: 'Continue to Shipping' }))
    expect(await heading('Shipping')).toHaveFocus()
    expect(screen.getByRole('heading', { name: /^Nothing is delivered/ })).toBeVisible()
    expect(screen.getByText(/We call you on \+27821234567/)).toBeVisible()
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.queryByRole('radio')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Continue to Payment' }))
    expect(await heading('Payment')).toHaveFocus()
    expect(screen.queryByText('Delivery')).toBeNull()
    await user.click(screen.getByRole('link', { name: 'Back to Shipping' }))
    expect(await heading('Shipping')).toBeVisible()
  })
})

describe('typed values', () => {
  test('survive a reload before the step is done', async () => {
    new FakeShop()
    const first = startCheckout()
    await heading('Contact')
    await first.user.type(field('First name'), 'Than')
    first.unmount()
    openCheckout()
    await heading('Contact')
    expect(field('First name')).toHaveValue('Than')
  })
})

describe('errors', () => {
  test('of the shop are shown beside their fields', async () => {
    const shop = new FakeShop({ contact_info: CONTACT })
    const { user } = startCheckout('?step=contact')
    await heading('Contact')
    shop.refuse('PATCH', 422, 'invalid_request', 'Please check.', {
      'contact_info.email': 'must be a valid email',
    })
    await user.click(screen.getByRole('button', { name: 'Continue to Shipping' }))
    const summary = await screen.findByRole('group', { name: 'Please check one field' })
    await waitFor(() => expect(summary).toHaveFocus())
    expect(field('Email address')).toHaveAccessibleDescription(/Email address must be a valid email/)
    expect(screen.getByRole('heading', { name: 'Contact' })).toBeVisible()
  })
})

describe('without a cart to check out', () => {
  test('an empty cart shows a link to the shop', async () => {
    new FakeShop()
    startCheckout('', null)
    expect(await heading('Your cart is empty')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Go to the shop' })).toHaveAttribute('href', '/za/shop/')
  })

  test('a failed request shows a button to try again', async () => {
    const shop = new FakeShop()
    shop.offline = true
    const { user } = startCheckout()
    expect(await heading('We cannot reach the shop right now')).toBeVisible()
    shop.offline = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await heading('Contact')).toBeVisible()
  })
})

test('the order is shown beside the form, with VAT and delivery in the total', async () => {
  const { totals } = cart({ items: [line({}, 2)] })
  new FakeShop({
    items: [line({}, 2)],
    promo_code: 'R100OFF',
    totals: { ...totals, discount: 100, total: 2298 },
  })
  startCheckout()
  await heading('Contact')
  const summary = screen.getByRole('complementary', { name: 'Order summary' })
  expect(summary).toHaveTextContent('2 at R1,199.00 each')
  expect(summary).toHaveTextContent('Discount (R100OFF)-R100.00')
  expect(summary).toHaveTextContent('DeliveryFree')
  expect(summary).toHaveTextContent('TotalR2,298.00')
  expect(summary).toHaveTextContent('VAT (15%) in the total')
  expect(summary).toHaveTextContent(/Free delivery, with you by \w{3} \d+ \w{3}/)
})
