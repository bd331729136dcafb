import { webcrypto } from 'node:crypto'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { fillIn } from '../forms/testing/fill-in'
import { recordEvents } from '../platform/record-events'
import { FakeShop, SIGNUP_ID, field, heading, openSignup } from './testing/fake-shop'

const cart = vi.hoisted(() => ({ id: null as string | null, restore: vi.fn(async () => true) }))
vi.mock('../cart', () => ({
  initialiseCart: () => undefined,
  getCartId: () => cart.id,
  restoreCart: cart.restore,
}))

// The steps are a chunk of their own, whose first transformation takes longer than a test waits.
beforeAll(async () => {
  await import('./signup-steps')
})
beforeEach(() => {
  cart.id = null
  cart.restore.mockClear()
})
afterEach(() => vi.unstubAllGlobals())

const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }))

const fillAbout = async (user: UserEvent) => {
  await heading('About you')
  await fillIn(user, field('First name'), 'Thandi')
  await fillIn(user, field('Last name'), 'Nkosi')
  await fillIn(user, field('Email address'), 'thandi@example.co.za')
  await fillIn(user, field('Phone number'), '082 123 4567')
  await press(user, 'Continue to Your business')
}
const fillBusiness = async (user: UserEvent) => {
  await heading('Your business')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Business type' }), 'sole_trader')
  await fillIn(user, field('Business name'), 'Corner Café')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Your role in the business' }), 'Owner')
  await press(user, 'Continue to Who you are')
}
const fillIdentity = async (user: UserEvent, button = 'Continue to What you want to do') => {
  await heading('Who you are')
  await user.click(screen.getByRole('radio', { name: 'South African ID' }))
  await fillIn(user, field('ID number'), '8001015009087')
  await press(user, button)
}
const currentStep = () =>
  within(screen.getByRole('navigation', { name: 'Steps of your signup' }))
    .getAllByRole('listitem')
    .find((item) => item.getAttribute('aria-current') === 'step')

describe('the steps', () => {
  test('every step is saved and has its address, and the last one finishes the signup', async () => {
    const recorded = recordEvents('form/started', 'form/submitted', 'person/known')
    vi.stubGlobal('crypto', webcrypto)
    const shop = new FakeShop()
    cart.id = 'cart-1'
    const { user } = openSignup()
    await fillAbout(user)
    expect(await heading('Your business')).toHaveFocus()
    expect(currentStep()).toHaveTextContent('Your business')
    expect(window.location.search).toBe('?step=business')
    expect(document.title).toBe('Your business | Sign up | yoco')
    await waitFor(() => expect(window.localStorage.getItem('pendingSignupId')).toBe(SIGNUP_ID))
    expect(shop.received).toMatchObject({
      email: 'thandi@example.co.za',
      phone: '27821234567',
      cart_uuid: 'cart-1',
    })
    await fillBusiness(user)
    await fillIdentity(user)
    await heading('What you want to do')
    await user.click(screen.getByRole('radio', { name: 'Send payment links' }))
    await press(user, 'Finish signing up')

    expect(await heading('You are signed up, Thandi.')).toHaveFocus()
    expect(recorded).toMatchObject([
      { type: 'form/started', form: 'signup' },
      { type: 'person/known', by: 'signup', who: { first_name: 'Thandi', email: 'thandi@example.co.za' } },
      { type: 'form/submitted', form: 'signup' },
    ])
    expect(JSON.stringify(recorded)).not.toContain(SIGNUP_ID.slice(0, 8))
    expect(screen.getByText('We check your details and write to thandi@example.co.za.')).toBeVisible()
    expect(shop.received).toMatchObject({
      business_type: 'sole_trader',
      business_name: 'Corner Café',
      role: 'owner',
      id_type: 'sa_id_number',
      id_number: '8001015009087',
      use_case: 'payment_request',
      status: 'complete',
    })
    await waitFor(() => expect(window.localStorage.getItem('pendingSignupId')).toBeNull())
    expect(window.location.pathname).toBe(`/za/signup/${SIGNUP_ID}/continue/`)
    expect(JSON.stringify({ ...window.localStorage, ...window.sessionStorage })).not.toContain('Nkosi')
  })

  test('a merchant who registers a card machine skips the last form', async () => {
    const shop = new FakeShop()
    const { user } = openSignup(
      '/za/signup/?userJourney=register_reader&preSelectedService=waiting_for_delivery',
    )
    await fillAbout(user)
    await fillBusiness(user)
    await fillIdentity(user, 'Finish signing up')
    await heading('You are signed up, Thandi.')
    expect(screen.getByText(/Your card machine is on its way/)).toBeVisible()
    expect(shop.received).toMatchObject({ use_case: 'reader_registration', status: 'complete' })
  })

  test('a company must give its registration number, and an old format shows a warning', async () => {
    new FakeShop({})
    window.localStorage.setItem('pendingSignupId', SIGNUP_ID)
    const { user } = openSignup()
    await heading('Your business')
    expect(screen.queryByRole('textbox', { name: 'Company registration number' })).not.toBeInTheDocument()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Business type' }), 'company')
    await user.type(field('Company registration number'), '98/12345/07')
    expect(screen.getByText(/This is an older form of the number/)).toBeVisible()
  })
})

describe('an error', () => {
  test('of the shop is shown on the step of its field', async () => {
    const recorded = recordEvents('form/failed')
    const shop = new FakeShop({})
    const { user } = openSignup(`/za/signup/${SIGNUP_ID}/continue/`)
    await fillBusiness(user)
    await heading('Who you are')
    const fields = { business_name: 'Business name required' }
    shop.refuse({ status: 422, code: 'signup_incomplete', message: 'Something is still missing.', fields })
    await fillIdentity(user)
    expect(await heading('Your business')).toBeVisible()
    expect(recorded).toEqual([{ type: 'form/failed', form: 'signup', code: 'signup_incomplete' }])
    expect(screen.getByRole('group', { name: 'Please check one field' })).toHaveFocus()
    expect(field('Business name')).toHaveAccessibleDescription(/Business name required/)
  })

  test('an email address that has signed up already shows a warning', async () => {
    const shop = new FakeShop()
    shop.knownEmail = 'thandi@example.co.za'
    const { user } = openSignup()
    await heading('About you')
    await user.type(field('Email address'), 'thandi@example.co.za')
    await user.tab()
    expect(await screen.findByText(/Somebody has signed up with this address before/)).toBeVisible()
  })

  test('without a network the typed values are stored, and sent once with the same key', async () => {
    const shop = new FakeShop()
    const { user, unmount } = openSignup()
    await heading('About you')
    shop.offline = true
    await fillAbout(user)
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'We could not reach the shop. Check your connection and try again. What you typed is kept.',
    )
    unmount()
    openSignup()
    await heading('About you')
    expect(field('Last name')).toHaveValue('Nkosi')
    shop.offline = false
    await press(user, 'Continue to Your business')
    await heading('Your business')
    expect(shop.calls('POST')).toHaveLength(1)
    expect(shop.calls('POST')[0]?.key).toEqual(expect.any(String))
  })
})

describe('an unfinished signup', () => {
  test('continues at its last step with all values, also after a reload', async () => {
    new FakeShop()
    const { user, unmount } = openSignup()
    await fillAbout(user)
    await heading('Your business')
    await user.type(field('Business name'), 'Corner')
    unmount()
    openSignup(`/za/signup/${SIGNUP_ID}/continue/`)
    await heading('Your business')
    expect(field('Business name')).toHaveValue('Corner')
    await user.click(screen.getByRole('link', { name: 'Back to About you' }))
    await heading('About you')
    expect(field('Email address')).toHaveValue('thandi@example.co.za')
  })

  test('loses only the ID number when the tab is closed', async () => {
    new FakeShop({})
    const { user, unmount } = openSignup(`/za/signup/${SIGNUP_ID}/continue/`)
    await fillBusiness(user)
    await heading('Who you are')
    await user.click(screen.getByRole('radio', { name: 'South African ID' }))
    await user.type(field('ID number'), '80010150')
    expect(JSON.stringify({ ...window.localStorage })).not.toContain('80010150')
    unmount()
    const again = openSignup('/za/signup/')
    await heading('Who you are')
    expect(field('ID number')).toHaveValue('80010150')
    again.unmount()
    window.sessionStorage.clear()
    openSignup('/za/signup/')
    await heading('Who you are')
    expect(field('ID number')).toHaveValue('')
    expect(screen.getByRole('radio', { name: 'South African ID' })).toBeChecked()
  })

  test('continues in another browser without showing the saved values, with its cart restored', async () => {
    new FakeShop({ cart_uuid: 'cart-9' })
    openSignup(`/za/signup/${SIGNUP_ID}/continue/`)
    await heading('Your business')
    expect(screen.getByText('You are going on with Thandi’s signup.')).toBeVisible()
    expect(cart.restore).toHaveBeenCalledWith('cart-9', SIGNUP_ID)
    await waitFor(() => expect(window.localStorage.getItem('pendingSignupId')).toBe(SIGNUP_ID))
  })

  test('that was finished meanwhile shows its last step', async () => {
    new FakeShop({ status: 'complete' })
    openSignup(`/za/signup/${SIGNUP_ID}/continue/`)
    expect(await heading('You are signed up, Thandi.')).toBeVisible()
  })

  test('that the shop does not know shows a message and a link', async () => {
    new FakeShop()
    openSignup('/za/signup/unknown/continue/')
    expect(await heading('We cannot find this signup')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Start signing up' })).toHaveAttribute('href', '/za/signup/')
  })

  test('that cannot be loaded in another browser can be tried again', async () => {
    const shop = new FakeShop({})
    shop.offline = true
    const { user } = openSignup(`/za/signup/${SIGNUP_ID}/continue/`)
    await heading('We cannot open your signup right now')
    shop.offline = false
    await press(user, 'Try again')
    expect(await heading('Your business')).toBeVisible()
  })

  test('that the shop has lost becomes a new one with the typed values', async () => {
    const shop = new FakeShop()
    const { user } = openSignup()
    await fillAbout(user)
    await heading('Your business')
    shop.signup = null
    await fillBusiness(user)
    await heading('Who you are')
    expect(shop.calls('POST')).toHaveLength(2)
    expect(shop.received).toMatchObject({ email: 'thandi@example.co.za', business_name: 'Corner Café' })
  })
})
