import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { FakeShop } from '../testing/fake-shop'
import { field, heading, startCheckout, prepareSteps } from '../testing/render-checkout'

prepareSteps()

const openContact = async () => {
  const shop = new FakeShop()
  const { user } = startCheckout()
  await heading('Contact')
  const leaveEmail = async (email: string) => {
    await user.clear(field('Email address'))
    await user.type(field('Email address'), email)
    await user.tab()
  }
  return { shop, user, leaveEmail }
}

test('a typing error in the email address is offered corrected, and one press accepts the correction', async () => {
  const { user, leaveEmail } = await openContact()
  await leaveEmail('thandi@gmial.com')
  const offer = screen.getByRole('button', { name: /^Did you mean thandi@gmail\.com/ })
  await user.click(offer)
  expect(field('Email address')).toHaveValue('thandi@gmail.com')
  expect(screen.getByText('Changed to thandi@gmail.com.')).toBeVisible()
  expect(screen.queryByRole('button', { name: /Did you mean/ })).toBeNull()
  await leaveEmail('thandi@example.com')
  expect(screen.queryByText(/Changed to/)).toBeNull()
})

test('the shop validates each well-formed email address once', async () => {
  const { shop, leaveEmail } = await openContact()
  await leaveEmail('thandi')
  expect(shop.calls('validate_email')).toHaveLength(0)
  shop.answerNext('validate_email', { body: { valid: false, exists: false } })
  await leaveEmail('thandi@example.invalid')
  await waitFor(() =>
    expect(field('Email address')).toHaveAccessibleDescription(/Email must be a valid email/),
  )
  await leaveEmail('thandi@example.com')
  await leaveEmail('thandi@example.com')
  expect(field('Email address')).toBeValid()
  expect(shop.calls('validate_email')).toHaveLength(2)
})

test('the phone number and its hours are shown beside the form', async () => {
  await openContact()
  const summary = screen.getByRole('complementary', { name: 'Order summary' })
  expect(summary).toHaveTextContent('Need a hand? Call 021 000 0100, weekdays, 8am to 5pm')
})

test('the browser can fill in every field, and the email address comes first', async () => {
  await openContact()
  const tokens = screen.getAllByRole('textbox').map((input) => input.getAttribute('autocomplete'))
  expect(tokens).toEqual(['email', 'given-name', 'family-name', 'tel'])
})

test('errors are listed in the order of the fields, also for values that the shop had saved', async () => {
  new FakeShop({ contact_info: { first_name: ' ', last_name: ' ', email: 'thandi', phone: '12' } })
  const { user } = startCheckout('?step=contact')
  await heading('Contact')
  await user.click(screen.getByRole('button', { name: 'Continue to Shipping' }))
  const summary = await screen.findByRole('group', { name: 'Please check 4 fields' })
  expect(
    within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Email must be a valid email',
    'First name required',
    'Last name required',
    'Valid S.A phone number required',
  ])
})
