import type { APIRequestContext, Page } from '@playwright/test'
import { expectAccessible } from './support/accessible'
import { expectReady, openReady } from './support/ready'
import { expect, test } from './support/test'

const PRICING = '/za/pricing/'
const CHAT_SCRIPT = /\/chat\/widget\.js/
const GALLERY = '/za/internal/tests/scheduling_widget/'

const chatLink = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Chat to us', exact: true })
const chat = (page: Page) => page.getByRole('dialog', { name: 'Chat' })
const message = (page: Page) => chat(page).getByRole('textbox', { name: 'Your message' })
const email = (page: Page) => chat(page).getByRole('textbox', { name: 'Your email address' })

/** Nobody else's. */
const unique = () => `${Date.now()}${Math.random().toString(36).slice(2)}`

const recordsOf = async (request: APIRequestContext, name: 'chats' | 'bookings') =>
  (await (await request.get(`/sandbox/api/${name}`)).json()) as Record<string, string | null>[]

/** Whatever time it is. */
const sayHours = (page: Page, open: boolean) =>
  page.route('**/chat/status/', (route) =>
    route.fulfill({ json: { open, sentence: open ? 'We answer now' : 'We are back on Monday at 8am' } }),
  )

test(
  'a link opens the chat where its visitor is, and a message is answered',
  { tag: '@both' },
  async ({ page, request }) => {
    const text = `My machine will not connect ${unique()}`
    const asked: string[] = []
    page.on('request', (sent) => asked.push(sent.url()))
    await sayHours(page, true)
    await openReady(page, PRICING)
    await chatLink(page).scrollIntoViewIfNeeded()
    await expectReady(page)
    expect(asked.filter((url) => CHAT_SCRIPT.test(url))).toEqual([])
    await chatLink(page).click()
    await expect(chat(page)).toBeFocused()
    await expect(page).toHaveURL(PRICING)
    await expect(page.locator('[data-foot]').getByRole('dialog', { name: 'Chat' })).toBeInViewport({
      ratio: 1,
    })
    await expect(chat(page).getByText('We answer now')).toBeVisible()
    await expectAccessible(page)
    await message(page).fill(text)
    await chat(page).getByRole('button', { name: 'Send' }).click()
    await expect(chat(page).getByRole('log')).toContainText('Thank you.')
    await expect(message(page)).toHaveValue('')
    expect((await recordsOf(request, 'chats')).filter((one) => one['text'] === text)).toHaveLength(1)
    await page.keyboard.press('Escape')
    await expect(chat(page)).toHaveCount(0)
  },
)

test('outside the hours it says when somebody is back, and takes an email address', async ({
  page,
  request,
}) => {
  const address = `thandi.${unique()}@example.co.za`
  await sayHours(page, false)
  await openReady(page, PRICING)
  await chatLink(page).tap()
  await expect(chat(page).getByRole('status')).toContainText('We are back on Monday at 8am')
  await email(page).fill(address)
  await message(page).fill('When is my payout?')
  await expectAccessible(page)
  await chat(page).getByRole('button', { name: 'Send' }).tap()
  await expect(chat(page).getByRole('log')).toContainText('Thank you.')
  expect((await recordsOf(request, 'chats')).map((one) => one['email'])).toContain(address)
})

test('the chat makes way for a drawer, comes back, and goes on on the next page', async ({ page }) => {
  await sayHours(page, true)
  await openReady(page, PRICING)
  await chatLink(page).tap()
  await message(page).fill('Hel')
  await page.getByRole('button', { name: /^Cart, / }).tap()
  await expect(page.getByRole('dialog', { name: 'Cart' })).toBeVisible()
  await expect(page.locator('[data-chat]')).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(chat(page)).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).press('Enter')
  await expect(page).toHaveURL('/za/about/')
  await expect(message(page)).toHaveValue('Hel')
})

test('a chat that cannot be had names the telephone, and its link leads to the help page', async ({
  page,
  expectFailures,
}) => {
  expectFailures(CHAT_SCRIPT)
  expectFailures(/The chat cannot be opened/)
  await page.route(CHAT_SCRIPT, (route) => route.abort())
  await openReady(page, PRICING)
  await chatLink(page).tap()
  const toast = page.getByRole('group', { name: 'The chat does not open' })
  await expect(toast.getByRole('alert')).toContainText('Call 021 000 0100.')
  await chatLink(page).press('Enter')
  await expect(page).toHaveURL('/za/help/#chat')
  await expect(page.locator('#chat').getByRole('link', { name: 'Call us' })).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a link to the chat leads to where people are reached', async ({ page }) => {
    await page.goto(PRICING)
    await chatLink(page).tap()
    await expect(page).toHaveURL('/za/help/#chat')
    await expect(page.getByRole('heading', { name: 'Reach a person' })).toBeInViewport()
    const people = page.locator('#chat')
    await expect(people.getByRole('link', { name: 'Call us' })).toHaveAttribute('href', 'tel:+27210000100')
    await expect(people.getByRole('link', { name: 'Open WhatsApp' })).toHaveAttribute(
      'href',
      'https://wa.me/27210000100',
    )
  })

  test('a call is booked by links and a form', async ({ page, request }) => {
    const name = `Sipho ${unique()}`
    await page.goto('/booking/visit-without-script/')
    await page.getByRole('list', { name: 'Choose a day' }).getByRole('link').last().tap()
    await page
      .getByRole('list', { name: /^Choose a time/ })
      .getByRole('link')
      .first()
      .tap()
    await page.getByLabel('Your name').fill(name)
    await page.getByLabel('Your email address').fill('sipho@merchant.example')
    await page.getByRole('button', { name: 'Book this time' }).tap()
    await expect(page.getByRole('heading', { name: 'Your time is booked' })).toBeVisible()
    expect((await recordsOf(request, 'bookings')).map((one) => one['name'])).toContain(name)
  })
})

test(
  'a call is booked in the page, in room that is kept for the calendar',
  { tag: '@both' },
  async ({ page, request }) => {
    const name = `Thandi ${unique()}`
    await openReady(page, GALLERY)
    const widget = page.locator('[data-stage]').first()
    const before = await widget.boundingBox()
    await widget.getByRole('button', { name: 'Choose a time' }).click()
    await expect(widget.getByRole('status')).toHaveText('The calendar is here.')
    expect((await widget.boundingBox())?.height).toBe(before?.height)
    const calendar = widget.frameLocator('iframe')
    await calendar.getByRole('list', { name: 'Choose a day' }).getByRole('link').last().click()
    await calendar
      .getByRole('list', { name: /^Choose a time/ })
      .getByRole('link')
      .last()
      .click()
    await calendar.getByLabel('Your name').fill(name)
    await calendar.getByLabel('Your email address').fill('thandi@merchant.example')
    await calendar.getByRole('button', { name: 'Book this time' }).click()
    await expect(calendar.getByRole('heading', { name: 'Your time is booked' })).toBeVisible()
    await expect(widget.getByRole('status')).toHaveText('Your time is booked.')
    expect((await recordsOf(request, 'bookings')).map((one) => one['name'])).toContain(name)
  },
)
