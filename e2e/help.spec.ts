import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible'
import { expectReady, openReady } from './support/ready'
import { sandboxRecords } from './support/sandbox'
import { footerLink } from './support/shop'
import { expect, test } from './support/test'

// Tests in src/help and services/standins/chat cover a chat that is unavailable and the messages outside opening hours; tests
// in services/standins/booking cover booking without scripts.

const PRICING = '/za/pricing/'
const CHAT_SCRIPT = /\/chat\/widget\.js/
const GALLERY = '/za/internal/tests/scheduling_widget/'

const chatLink = (page: Page) => footerLink(page, 'Chat to us')
const chat = (page: Page) => page.getByRole('dialog', { name: 'Chat' })
const message = (page: Page) => chat(page).getByRole('textbox', { name: 'Your message' })

/** Makes the chat open, independently of the time of day. */
const sayHours = (page: Page) =>
  page.route('**/chat/status/', (route) => route.fulfill({ json: { open: true, sentence: 'We answer now' } }))

test('a link opens the chat on the current page, a message is answered, and the chat continues on the next page', async ({
  page,
  request,
}) => {
  const text = `My machine will not connect ${crypto.randomUUID()}`
  const asked: string[] = []
  page.on('request', (sent) => asked.push(sent.url()))
  await sayHours(page)
  await openReady(page, PRICING)
  await test.step('it opens', async () => {
    const link = await chatLink(page)
    await link.scrollIntoViewIfNeeded()
    await expectReady(page)
    expect(asked.filter((url) => CHAT_SCRIPT.test(url))).toEqual([])
    await link.click()
    await expect(chat(page)).toBeFocused()
    await expect(page).toHaveURL(PRICING)
    const inFoot = page.locator('[data-foot]').getByRole('dialog', { name: 'Chat' })
    await expect(inFoot).toBeInViewport({ ratio: 1 })
    await expect(chat(page).getByText('We answer now')).toBeVisible()
    await expectAccessible(page)
  })
  await test.step('a message', async () => {
    await message(page).fill(text)
    await chat(page).getByRole('button', { name: 'Send' }).click()
    await expect(chat(page).getByRole('log')).toContainText('Thank you.')
    await expect(message(page)).toHaveValue('')
    const sent = await sandboxRecords<{ text: string }>(request, 'chats')
    expect(sent.filter((one) => one.text === text)).toHaveLength(1)
  })
  await test.step('the next page', async () => {
    await message(page).fill('Hel')
    await (await footerLink(page, 'About us')).press('Enter')
    await expect(page).toHaveURL('/za/about/')
    await expect(message(page)).toHaveValue('Hel')
    await message(page).focus()
    await page.keyboard.press('Escape')
    await expect(chat(page)).toHaveCount(0)
  })
})

test('a call is booked within the page, in a place that is reserved for the calendar', async ({
  page,
  request,
}) => {
  const name = `Thandi ${crypto.randomUUID()}`
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
  expect(await sandboxRecords(request, 'bookings')).toContainEqual(expect.objectContaining({ name }))
})
