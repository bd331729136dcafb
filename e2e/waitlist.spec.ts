import type { APIRequestContext, Page } from '@playwright/test'
import { expectAccessible } from './support/accessible'
import { expectReady } from './support/ready'
import { expect, test } from './support/test'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

const LISTING = '/za/shop/card-machines/'

/** Nobody else's. */
const address = () => `thandi.${Date.now()}.${Math.random().toString(36).slice(2)}@example.co.za`

const entriesOf = async (request: APIRequestContext, email: string) => {
  const entries = (await (await request.get('/sandbox/api/waitlist')).json()) as { email: string }[]
  return entries.filter((entry) => entry.email === email)
}

const openForm = async (page: Page) => {
  await page.goto(LISTING)
  await page.getByRole('article').getByRole('link', { name: 'Join the waitlist for Go', exact: true }).tap()
  await expect(page).toHaveURL(/\/shop\/card-machines\/go\/#waitlist$/)
  await expect(page.getByRole('heading', { name: 'Join the waitlist' })).toBeInViewport()
}

const fill = async (page: Page, email: string) => {
  await page.getByRole('textbox', { name: 'Name' }).fill('Thandi Nkosi')
  await page.getByRole('textbox', { name: 'Email address' }).fill(email)
}
const send = (page: Page) => page.getByRole('button', { name: 'Join the waitlist', exact: true }).tap()

const ENTRY = { item: 'go', kind: 'waitlist', name: 'Thandi Nkosi', marketing: {} }

test('from a card in the listing to the form, by touch, and the shop has it', async ({ page, request }) => {
  const email = address()
  await openForm(page)
  await expectReady(page)
  await send(page)
  await expect(page.getByRole('group', { name: 'Please check 2 fields' })).toBeFocused()
  await expectAccessible(page)
  await fill(page, email)
  await send(page)
  await expect(page.getByRole('heading', { name: 'You are on the list.' })).toBeFocused()
  await expect(page.getByText(`We mail ${email} when Go is back.`)).toBeVisible()
  await expectAccessible(page)
  expect(await entriesOf(request, email)).toMatchObject([ENTRY])
})

test('what is typed before the form’s code is here is kept', async ({ page, request }) => {
  const email = address()
  let letGo: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(/waitlist-form[^/]*\.js/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto(`${LISTING}go/#waitlist`, { waitUntil: 'domcontentloaded' })
  await fill(page, email)
  await page.getByRole('checkbox', { name: 'Mail me news and offers too' }).check()
  letGo()
  await expectReady(page)
  await expect(page.getByRole('textbox', { name: 'Email address' })).toHaveValue(email)
  await send(page)
  await expect(page.getByRole('heading', { name: 'You are on the list.' })).toBeFocused()
  expect(await entriesOf(request, email)).toMatchObject([{ ...ENTRY, marketing: { email: {} } }])
})

test('what can be bought does without the form’s code', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (sent) => scripts.push(sent.url()))
  await page.goto(`${LISTING}khumo/`)
  await expectReady(page)
  expect(scripts.filter((url) => url.includes('waitlist-form'))).toEqual([])
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('from a card in the listing to the form, and the page answers', async ({ page, request }) => {
    const email = address()
    await openForm(page)
    await fill(page, email)
    await send(page)
    await expect(page.getByRole('heading', { name: 'You are on the list.' })).toBeInViewport()
    await expect(page.getByRole('textbox', { name: 'Email address' })).toBeHidden()
    expect(await entriesOf(request, email)).toMatchObject([ENTRY])
  })

  test('what the shop refuses is said, and can be put right without typing it again', async ({
    page,
    request,
    expectFailures,
  }) => {
    const email = address()
    expectFailures(/\/api\/v1\/waitlist\//)
    await openForm(page)
    await fill(page, email)
    const name = page.getByRole('textbox', { name: 'Name' })
    // Good enough for the browser.
    await name.fill(' ')
    await send(page)
    await expect(name).toHaveAccessibleDescription('Name required')
    await expect(page.getByRole('textbox', { name: 'Email address' })).toHaveValue(email)
    await name.fill('Thandi Nkosi')
    await page.getByRole('button', { name: 'Send again' }).tap()
    await expect(page.getByRole('heading', { name: 'You are on the list.' })).toBeInViewport()
    expect(await entriesOf(request, email)).toMatchObject([ENTRY])
  })
})
