import type { APIRequestContext, Page } from '@playwright/test'
import { expectGood, expectAccessible } from './support/accessible'
import { openWithCart } from './support/orders'
import { ACCOUNT, emailField, goOn, heading, linesAtShop, loginOffer } from './support/shop'
import { expect, test } from './support/test'

// What the login service refuses is proved where no browser is needed (services/auth/auth.db.test.ts), what a shopper reads
// of it in src/auth/login-callback.test.tsx, what the form does with an address in src/checkout/login.alone.test.tsx.

const CONTACT = '/za/checkout/?step=contact'

/** Opens the contact form with a machine in the cart, and types the email address of an account and a first name. */
const askForLogin = async (page: Page, request: APIRequestContext) => {
  await openWithCart(page, request, CONTACT, { contact: false })
  await expect(heading(page, 'Contact')).toBeVisible()
  await emailField(page).fill(ACCOUNT.email)
  await emailField(page).press('Tab')
  await expect(loginOffer(page)).toBeVisible()
  const field = page.getByLabel('First name')
  await expect(field).toBeFocused()
  const isUncovered = () =>
    field.evaluate((input) => {
      const { left, top, width, height } = input.getBoundingClientRect()
      return document.elementFromPoint(left + width / 2, top + height / 2) === input
    })
  await expect.poll(isUncovered, 'nothing covers the focused field').toBe(true)
  await field.fill('T.')
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const loggedInAs = (page: Page) => page.getByText(/^Logged in as/)

const toProvider = async (page: Page) => {
  await button(page, 'Log in').click()
  await page.waitForURL(/\/login\/authorize/)
}

const logInAtProvider = async (page: Page, password = ACCOUNT.password) => {
  await page.getByLabel('Password').fill(password)
  await button(page, 'Log in').click()
}

test('an account’s email address brings an offer to log in, which fills the empty fields and leaves the cart; Back and Cancel on the provider’s page return to the unchanged form', async ({
  page,
  request,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const expectAsItWas = async () => {
    await expect(heading(page, 'Contact')).toBeVisible()
    await expect(page.getByLabel('First name')).toHaveValue('T.')
    await expect(emailField(page)).toHaveValue(ACCOUNT.email)
  }
  await askForLogin(page, request)
  await expectAccessible(page)
  const cart = await linesAtShop(page, request)

  await test.step('Back from the provider’s page', async () => {
    await toProvider(page)
    await expect(emailField(page)).toHaveValue(ACCOUNT.email)
    await expect(page.getByLabel('Password')).toBeFocused()
    await expectGood(page)
    await page.goBack()
    await expectAsItWas()
  })
  await test.step('Cancel on the provider’s page', async () => {
    await toProvider(page)
    await button(page, 'Cancel').click()
    await expect(heading(page, 'You did not log in')).toBeVisible()
    for (const role of ['banner', 'navigation', 'contentinfo', 'dialog'] as const)
      await expect(page.getByRole(role)).toHaveCount(0)
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Go on as a guest' }).click()
    await expectAsItWas()
  })
  await test.step('a wrong password', async () => {
    await toProvider(page)
    await logInAtProvider(page, 'wrong')
    await expect(page.getByLabel('Password')).toHaveAccessibleDescription(
      'The email address or the password is not right',
    )
    await expect(page.getByLabel('Password')).toBeFocused()
    await expectAccessible(page)
  })
  await test.step('the right password', async () => {
    await logInAtProvider(page)
    await expect(page).toHaveURL(CONTACT)
    await expect(heading(page, 'Contact')).toBeVisible()
    await expect(loggedInAs(page)).toHaveText(/Thandi \(thandi@merchant\.example\)/)
    await expect(page.getByLabel('First name'), 'what was typed stays').toHaveValue('T.')
    await expect(page.getByLabel('Last name')).toHaveValue('Nkosi')
    await expect(page.getByLabel('Phone number')).toHaveValue('27821234567')
    await expect(emailField(page)).toBeFocused()
    expect(await linesAtShop(page, request)).toEqual(cart)
    await expectGood(page)
  })
  await test.step('a reload, and a step forward and back', async () => {
    await page.reload()
    await expect(loggedInAs(page)).toBeVisible()
    await expect(page.getByLabel('First name')).toHaveValue('T.')
    await goOn(page)
    await expect(heading(page, 'Shipping')).toBeVisible()
    await page.goBack()
    await expect(page.getByLabel('Last name')).toHaveValue('Nkosi')
  })
})

test('scripts cannot read the session, and Log out ends it and leaves the form as it is', async ({
  page,
  context,
  request,
}) => {
  const bodies: string[] = []
  page.on('response', (response) => {
    if (response.url().includes('/oauth/'))
      void response.text().then(
        (text) => bodies.push(text),
        () => undefined,
      )
  })
  await askForLogin(page, request)
  await toProvider(page)
  await logInAtProvider(page)
  await expect(loggedInAs(page)).toBeVisible()
  const sessions = async () => (await context.cookies()).filter(({ name }) => name === 'session')
  expect(await sessions()).toMatchObject([{ httpOnly: true, sameSite: 'Lax', secure: false, path: '/' }])
  expect(await page.evaluate(() => document.cookie)).not.toContain('session=')
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  expect(stored + bodies.join()).not.toMatch(/access_token|id_token|eyJ/)

  await button(page, 'Log out').click()
  await expect(page.getByText(/^You are logged out\./)).toBeVisible()
  await expect(page.getByLabel('Last name')).toHaveValue('Nkosi')
  expect(await sessions()).toEqual([])
  await page.reload()
  await expect(heading(page, 'Contact')).toBeVisible()
  await expect(loggedInAs(page)).toHaveCount(0)
})
