import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible'
import { BLOCK_CODE, hold } from './support/network'
import { address, recordsOf } from './support/leads'
import { expectReady, openReady } from './support/ready'
import { cartPanel, linesAtShop } from './support/shop'
import { expect, test } from './support/test'

// Unit tests in src/ui/open-dialog.alone.dom.test.ts and src/layout/dialogs/ cover every way to open and close a dialog, and
// the address afterwards.

const MARKETS = '/za/industries/markets-and-food-trucks/'
const TITLE = 'Your first market, the light way'

const opener = (page: Page) => page.getByRole('link', { name: 'My first market' })
const modal = (page: Page) => page.getByRole('dialog', { name: TITLE })
const modals = (page: Page) => page.locator('[data-modal]')

test(
  'a link opens a modal; its button, Escape, a press beside it and Back close it; the page behind it does not scroll; its product card buys, and the cart replaces the modal',
  { tag: '@both' },
  async ({ page, request }) => {
    const asked: string[] = []
    page.on('request', (sent) => asked.push(sent.url()))
    await openReady(page, MARKETS)
    expect(asked.filter((url) => /block-modal/.test(url))).toEqual([])

    const closings = {
      'its button': () => modal(page).getByRole('button', { name: 'Close' }).click(),
      Escape: () => page.keyboard.press('Escape'),
      'a press beside it': () => page.mouse.click(4, 200),
      Back: () => page.goBack(),
    }
    for (const [how, close] of Object.entries(closings))
      await test.step(how, async () => {
        await opener(page).focus()
        await page.keyboard.press('Enter')
        await expect(modal(page)).toBeVisible()
        await expect(page).toHaveURL(`${MARKETS}#first-market`)
        await close()
        await expect(modals(page)).toHaveCount(0)
        await expect(page).toHaveURL(MARKETS)
        await expect(opener(page)).toBeFocused()
      })

    await test.step('the page behind it', async () => {
      const place = () =>
        page
          .locator('a[href="#first-market"]')
          .evaluate((link) => link.getBoundingClientRect().toJSON() as object)
      await opener(page).scrollIntoViewIfNeeded()
      const before = await place()
      await opener(page).click()
      await expect(modal(page)).toBeVisible()
      await expect(modal(page)).toHaveAttribute('data-modal', 'first-market')
      await page.mouse.wheel(0, 600)
      await expectReady(page)
      for (let at = 0; at < 8; at += 1) {
        await page.keyboard.press('Tab')
        // At the ends of the modal the focus is moved back in a later task.
        await page.waitForFunction(() => {
          const { activeElement: one } = document
          return one === document.body || one?.closest('[data-modal], [data-base-ui-focus-guard]') !== null
        })
      }
      expect(await place()).toEqual(before)
      await expectAccessible(page)
    })
    await test.step('its card', async () => {
      await modal(page)
        .getByRole('button', { name: /^Buy Now Khumo/ })
        .click()
      await expect(cartPanel(page)).toBeVisible()
      await expect(modals(page)).toHaveCount(0)
      await expect(page).toHaveURL(MARKETS)
      await expect.poll(() => linesAtShop(page, request)).toEqual(['khumo 1'])
    })
  },
)

test('an address opens a modal: a link from another page, and a query parameter', async ({ page }) => {
  await openReady(page, '/za/industries/')
  const link = page.getByRole('main').getByRole('link').first()
  await link.evaluate((anchor, href) => anchor.setAttribute('href', href), `${MARKETS}#first-market`)
  await link.click()
  await expect(modal(page)).toBeVisible()
  await modal(page).getByRole('button', { name: 'Close' }).click()
  await expect(page).toHaveURL(MARKETS)

  await page.goto(`${MARKETS}?buuid=7&overlay_open=first-market`)
  await expect(modal(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(`${MARKETS}?buuid=7`)
  await expect(modals(page)).toHaveCount(0)
})

test('before its code is loaded, the link shows the modal’s content at once, and presses in it take effect', async ({
  page,
  request,
}) => {
  const release = await hold(page, BLOCK_CODE)
  await page.goto(MARKETS, { waitUntil: 'domcontentloaded' })
  await opener(page).click()
  await expect(page.getByRole('heading', { name: TITLE })).toBeInViewport()
  await page
    .getByRole('region', { name: TITLE })
    .getByRole('button', { name: /^Buy Now Khumo/ })
    .click()
  release()
  await expect(cartPanel(page)).toBeVisible()
  await expect.poll(() => linesAtShop(page, request)).toEqual(['khumo 1'])
})

test('the sales dialog sends a lead to the CRM and confirms it', async ({ page, request }) => {
  const email = address()
  await openReady(page, '/za/switch/?utm_source=radio')
  await page.getByRole('link', { name: 'Talk to sales' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Talk to sales' })
  await expect(dialog).toBeVisible()
  await dialog.getByLabel(/^First name/).fill('Sipho')
  await dialog.getByLabel(/^Last name/).fill('Dube')
  await dialog.getByLabel(/^Email/).fill(email)
  await dialog.getByLabel(/^Phone/).fill('0821234567')
  await dialog.getByLabel(/^Estimated monthly turnover/).selectOption({ index: 2 })
  await dialog.getByLabel(/^What brings you/).selectOption('Switching to Yoco')
  await dialog.getByRole('checkbox', { name: 'Gateway' }).check()
  await dialog.getByRole('checkbox', { name: "I'm not a robot" }).check()
  await expect(dialog.locator('input[name="captcha"]')).toHaveValue('true')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Ask for a call' }).click()
  const success = page.getByRole('dialog', { name: 'We have your details' })
  await expect(success).toBeVisible()
  await expectAccessible(page)
  await success.getByRole('button', { name: 'Carry on' }).click()
  await expect(page).toHaveURL('/za/switch/?utm_source=radio')
  expect(await recordsOf(request, 'leads', email)).toMatchObject([
    { phone: '27821234567', products: 'Gateway', utm_source: 'radio', captcha: 'answered', form: 'sales' },
  ])
})
