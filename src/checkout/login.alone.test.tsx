import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Account } from './contact/account'
import type { ContactInfo } from './draft'
import { CONTACT } from './testing/carts'
import { FakeShop } from './testing/fake-shop'
import { field, heading, openCheckout, startCheckout, prepareSteps } from './testing/render-checkout'
import { useCheckout } from './store'

prepareSteps()

/** A login as the checkout uses it. `found` resolves it with the person who is logged in. */
const fakeAccount = (isHinted: boolean) => {
  let resolveLogin: (known: ContactInfo | null) => void = () => undefined
  const recalled = new Promise<ContactInfo | null>((resolve) => {
    resolveLogin = resolve
  })
  const account: Account = {
    mayBeLoggedIn: () => isHinted,
    recall: () => recalled,
    Panel: ({ email, hasAccount }) => (hasAccount ? <p>Known: {email}</p> : <p>Account</p>),
  }
  return { account, found: (known: ContactInfo | null) => act(async () => resolveLogin(known)) }
}

const open = (isHinted: boolean, query = '') => {
  const shop = new FakeShop()
  const { account, found } = fakeAccount(isHinted)
  return { shop, found, ...startCheckout(query, undefined, account) }
}

test('the form appears once the login is known, with every empty field filled', async () => {
  const { found } = open(true)
  act(() =>
    useCheckout.setState({ contactInfo: { ...CONTACT, first_name: 'T.', phone: '', last_name: ' ' } }),
  )
  await waitFor(() => expect(useCheckout.getState().remoteCart).not.toBeNull())
  expect(screen.queryByRole('heading', { name: 'Contact' })).toBeNull()
  await found({ ...CONTACT, first_name: 'Thandi', last_name: 'Nkosi', phone: '27820000000' })
  expect(await heading('Contact')).toBeVisible()
  expect(field('First name')).toHaveValue('T.')
  expect(field('Last name')).toHaveValue('Nkosi')
  expect(field('Phone number')).toHaveValue('27820000000')
  expect(await screen.findByText('Account')).toBeVisible()
})

test('an ended login does not change the form', async () => {
  const { found } = open(true)
  await found(null)
  expect(await heading('Contact')).toBeVisible()
  expect(field('First name')).toHaveValue('')
})

test('a shopper who has never logged in waits for no request and loads no login code', async () => {
  open(false)
  expect(await heading('Contact')).toBeVisible()
  expect(screen.queryByText('Account')).toBeNull()
})

test('the login is offered for an email address with an account once the field is left', async () => {
  const { shop, user } = open(false)
  await heading('Contact')
  shop.answerNext('validate_email', { body: { valid: true, exists: true } })
  await user.type(field('Email address'), 'thandi@example.com')
  await user.tab()
  expect(await screen.findByText('Known: thandi@example.com')).toBeVisible()
  await user.type(field('Email address'), 'x')
  expect(await screen.findByText('Account')).toBeVisible()
})

test('the email address that the form opens with is checked once too', async () => {
  const { shop, user } = open(false)
  await heading('Contact')
  shop.answerNext('validate_email', { body: { valid: true, exists: true } })
  await user.type(field('Email address'), 'thandi@example.com')
  await user.tab()
  await screen.findByText('Known: thandi@example.com')
  cleanup()

  shop.answerNext('validate_email', { body: { valid: true, exists: true } })
  openCheckout('', fakeAccount(false).account)
  expect(await screen.findByText('Known: thandi@example.com')).toBeVisible()
  await user.click(field('Email address'))
  await user.tab()
  expect(shop.calls('validate_email')).toHaveLength(2)
})
