import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible'
import { BLOCK_CODE, hold } from './support/network'
import { address, answerCaptcha, button, fillLead, recordsOf } from './support/leads'
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

test('a link from another page opens a modal', async ({ page }) => {
  await openReady(page, '/za/industries/')
  const link = page.getByRole('main').getByRole('link').first()
  await link.evaluate((anchor, href) => anchor.setAttribute('href', href), `${MARKETS}#first-market`)
  await link.click()
  await expect(modal(page)).toBeVisible()
  await modal(page).getByRole('button', { name: 'Close' }).click()
  await expect(page).toHaveURL(MARKETS)
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
  await expect(page.getByRole('dialog', { name: 'Talk to sales' })).toBeVisible()
  await fillLead(page, email)
  await answerCaptcha(page)
  await expectAccessible(page)
  await button(page).click()
  const success = page.getByRole('dialog', { name: 'We have your details' })
  await expect(success).toBeVisible()
  await expectAccessible(page)
  await success.getByRole('button', { name: 'Carry on' }).click()
  await expect(page).toHaveURL('/za/switch/?utm_source=radio')
  expect(await recordsOf(request, 'leads', email)).toMatchObject([
    { phone: '27821234567', products: 'Khumo', utm_source: 'radio', captcha: 'answered', form: 'sales' },
  ])
})
