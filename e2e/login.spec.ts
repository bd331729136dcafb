import type { Page } from '@playwright/test'
import { expectNoBarrier, expectNoSidewaysScroll } from './support/barriers'
import { askForLogin, CONTACT, email, EMAIL } from './support/login'
import { goOn, heading, linesAtShop } from './support/shop'
import { expect, test } from './support/test'

const PASSWORD = 'demo-merchant'
const CALLBACK = '/za/login-callback/'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

const toProvider = async (page: Page) => {
  await button(page, 'Log in').click()
  await page.waitForURL(/\/login\/authorize/)
}

const logInAtProvider = async (page: Page, password = PASSWORD) => {
  await page.getByLabel('Password').fill(password)
  await button(page, 'Log in').click()
}

test('a known email address is offered to log in, which fills the form and keeps all the rest', async ({
  page,
  request,
}) => {
  await askForLogin(page)
  const cart = await linesAtShop(page, request)
  await toProvider(page)
  await expect(email(page)).toHaveValue(EMAIL)
  await expect(page.getByLabel('Password')).toBeFocused()
  await logInAtProvider(page)

  await expect(page).toHaveURL(CONTACT)
  await expect(heading(page, 'Contact')).toBeVisible()
  await expect(page.getByText(/^Logged in as/)).toHaveText(/Thandi \(thandi@merchant\.example\)/)
  await expect(page.getByLabel('First name'), 'what was typed stays').toHaveValue('T.')
  await expect(page.getByLabel('Last name')).toHaveValue('Nkosi')
  await expect(page.getByLabel('Phone number')).toHaveValue('27821234567')
  await expect(email(page)).toBeFocused()
  expect(await linesAtShop(page, request)).toEqual(cart)

  await page.reload()
  await expect(page.getByText(/^Logged in as/)).toBeVisible()
  await expect(page.getByLabel('First name')).toHaveValue('T.')
  await goOn(page)
  await expect(heading(page, 'Shipping')).toBeVisible()
  await page.goBack()
  await expect(page.getByLabel('Last name')).toHaveValue('Nkosi')
})

test('the session’s cookie is out of reach of scripts, and no token is in the browser', async ({
  page,
  context,
}) => {
  await askForLogin(page)
  const bodies: string[] = []
  page.on('response', (response) => {
    if (response.url().includes('/oauth/'))
      void response.text().then(
        (text) => bodies.push(text),
        () => undefined,
      )
  })
  await toProvider(page)
  await logInAtProvider(page)
  await expect(page.getByText(/^Logged in as/)).toBeVisible()
  const cookies = await context.cookies()
  expect(cookies.filter(({ name }) => name === 'session')).toMatchObject([
    { httpOnly: true, sameSite: 'Lax', secure: false, path: '/' },
  ])
  expect(await page.evaluate(() => document.cookie)).not.toContain('session=')
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  expect(stored + bodies.join()).not.toMatch(/access_token|id_token|eyJ/)
})

test('logging out is one press, and the form keeps what is in it', async ({ page, context }) => {
  await askForLogin(page)
  await toProvider(page)
  await logInAtProvider(page)
  await button(page, 'Log out').click()
  await expect(page.getByText(/^You are logged out\./)).toBeVisible()
  await expect(page.getByLabel('Last name')).toHaveValue('Nkosi')
  expect((await context.cookies()).filter(({ name }) => name === 'session')).toEqual([])
  await page.reload()
  await expect(heading(page, 'Contact')).toBeVisible()
  await expect(page.getByText(/^Logged in as/)).toHaveCount(0)
})

test('a wrong password is said at its field, and the right one still works', async ({ page }) => {
  await askForLogin(page)
  await toProvider(page)
  await logInAtProvider(page, 'wrong')
  await expect(page.getByLabel('Password')).toHaveAccessibleDescription(
    'The email address or the password is not right',
  )
  await expect(page.getByLabel('Password')).toBeFocused()
  await logInAtProvider(page)
  await expect(page.getByText(/^Logged in as/)).toBeVisible()
})

test('who cancels is told that nothing is lost, and goes on as a guest', async ({ page }) => {
  await askForLogin(page)
  await toProvider(page)
  await button(page, 'Cancel').click()
  await expect(heading(page, 'You did not log in')).toBeVisible()
  await page.getByRole('link', { name: 'Go on as a guest' }).click()
  await expect(heading(page, 'Contact')).toBeVisible()
  await expect(page.getByLabel('First name')).toHaveValue('T.')
  await expect(email(page)).toHaveValue(EMAIL)
})

test('Back from the provider’s page finds the form as it was, ready to be used', async ({ page }) => {
  await askForLogin(page)
  await toProvider(page)
  await page.goBack()
  await expect(heading(page, 'Contact')).toBeVisible()
  await expect(page.getByLabel('First name')).toHaveValue('T.')
  await expect(email(page)).toHaveValue(EMAIL)
})

test('an answer counts once, and never for a login that another browser has started', async ({
  page,
  browser,
  expectFailures,
}) => {
  expectFailures(/generate_access_token/)
  await askForLogin(page)
  await toProvider(page)
  const callback = page.waitForRequest((request) => request.url().includes(`${CALLBACK}?code=`))
  await logInAtProvider(page)
  const address = (await callback).url()
  await expect(page.getByText(/^Logged in as/)).toBeVisible()

  await page.goto(address)
  await expect(heading(page, 'The login did not work')).toBeFocused()
  await expect(page.getByRole('alert')).toContainText('was used before')
  await expect(page).toHaveURL(CALLBACK)
  await expect(page.getByRole('link', { name: 'Go on as a guest' })).toBeVisible()

  const stranger = await browser.newPage()
  await stranger.goto(address)
  await expect(heading(stranger, 'The login did not work')).toBeVisible()
  await button(stranger, 'Try again').click()
  await stranger.waitForURL(/\/login\/authorize/)
  await stranger.goto(`${CALLBACK}?code=made-up&state=made-up`)
  await expect(stranger.getByRole('alert')).toContainText('was not started in this browser')
  await stranger.close()
})

test('the form does not show before it is known who has logged in', async ({ page }) => {
  await askForLogin(page)
  await toProvider(page)
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/oauth/api/v1/session/', async (route) => {
    await held
    await route.continue()
  })
  const asked = page.waitForRequest('**/oauth/api/v1/session/')
  const steps = page.waitForResponse(/checkout-steps/)
  await logInAtProvider(page)
  await asked
  await steps
  await expect(page.getByText('Loading your checkout')).toBeAttached()
  await expect(heading(page, 'Contact')).toHaveCount(0)
  release()
  await expect(page.getByLabel('Last name')).toHaveValue('Nkosi')
})

test('without a network the login waits, and is finished with one press when it is back', async ({
  page,
  context,
  expectFailures,
}) => {
  expectFailures(/oauth\/api\/v1/)
  await askForLogin(page)
  await toProvider(page)
  await page.route('**/oauth/api/v1/**', (route) => route.abort('internetdisconnected'))
  await logInAtProvider(page)
  await expect(heading(page, 'You are almost logged in')).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('Check your connection')
  await page.unroute('**/oauth/api/v1/**')
  await button(page, 'Try again').click()
  await expect(page.getByText(/^Logged in as/)).toBeVisible()
  await expect(page.getByLabel('Last name')).toHaveValue('Nkosi')
  expect((await context.cookies()).map(({ name }) => name)).toContain('session')
})

test('who cannot be asked for after coming back fills in the form as a guest', async ({
  page,
  expectFailures,
}) => {
  expectFailures(/oauth\/api\/v1\/session/)
  await askForLogin(page)
  await toProvider(page)
  await page.route('**/oauth/api/v1/session/', (route) => route.abort('internetdisconnected'))
  await logInAtProvider(page)
  await expect(heading(page, 'Contact')).toBeVisible()
  await expect(page.getByText(/You can fill in your details yourself/)).toBeVisible()
  await expect(page.getByLabel('First name')).toHaveValue('T.')
  await expect(email(page)).toHaveValue(EMAIL)
})

test('a login that cannot start says why beside the button', async ({ page, expectFailures }) => {
  expectFailures(/oauth\/api\/v1/)
  await askForLogin(page)
  await page.route('**/oauth/api/v1/**', (route) => route.abort('internetdisconnected'))
  await button(page, 'Log in').click()
  await expect(page.getByRole('alert')).toContainText('We could not reach the shop')
  await expect(page.getByLabel('First name')).toHaveValue('T.')
  await page.unroute('**/oauth/api/v1/**')
  await toProvider(page)
})

test('the callback is a bare page, hidden from search engines, that leads on when it is opened directly', async ({
  page,
}) => {
  await page.goto(CALLBACK)
  await expect(heading(page, 'There is no login to finish')).toBeVisible()
  for (const role of ['banner', 'navigation', 'contentinfo', 'dialog'] as const)
    await expect(page.getByRole(role)).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Cart/ })).toHaveCount(0)
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await expectNoBarrier(page)
  await page.getByRole('link', { name: 'Go to the shop' }).click()
  await expect(page).toHaveURL('/za/shop/')
})

test('the offer, the provider’s page and the way back have no barrier axe can find', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await askForLogin(page)
  await expectNoBarrier(page)
  await toProvider(page)
  await expectNoBarrier(page)
  await expectNoSidewaysScroll(page)
  await logInAtProvider(page, 'wrong')
  await expectNoBarrier(page)
  await logInAtProvider(page)
  await expect(page.getByText(/^Logged in as/)).toBeVisible()
  await expectNoBarrier(page)
  await expectNoSidewaysScroll(page)
})
