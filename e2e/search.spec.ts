import type { Page } from '@playwright/test'
import { expectReady, openReady } from './support/ready'
import { expect, test } from './support/test'

// src/layout/search/ tests what is found, and what is said about it.

const panel = (page: Page) => page.getByRole('dialog', { name: 'Search' })
const field = (page: Page) => panel(page).getByRole('searchbox', { name: 'What are you looking for?' })
/** The first of that name: the panel behind it has another one, which sends the form. */
const opener = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Search' }).first()
const results = (page: Page, kind: string) => panel(page).getByRole('list', { name: kind })

const INDEX = '**/search-index.json'

test(
  'keys search products, answers and pages from the bar, and Back returns to the page',
  { tag: '@both' },
  async ({ page }) => {
    const requests: string[] = []
    page.on('request', (request) => void requests.push(request.url()))
    await openReady(page, '/za/pricing/')
    expect(requests.filter((url) => /search-(index|panel|results)/.test(url))).toEqual([])
    await test.step('the field has the focus, and Escape returns it to the button', async () => {
      await opener(page).focus()
      await page.keyboard.press('Enter')
      await expect(field(page)).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(panel(page)).toBeHidden()
      await expect(opener(page)).toBeFocused()
    })
    await test.step('arrows lead to an answer, which is open on its page', async () => {
      await page.keyboard.press('Enter')
      await page.keyboard.type('stolen')
      const answer = results(page, 'Answers').getByRole('link').first()
      await expect(answer).toBeVisible()
      await expect(panel(page).getByRole('status')).toContainText('for “stolen”')
      await page.keyboard.press('ArrowDown')
      await expect(panel(page).locator(':focus')).toHaveAttribute('data-result', '')
      const href = (await panel(page).locator(':focus').getAttribute('href')) ?? ''
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(href)
      await expect(panel(page)).toBeHidden()
      await expectReady(page)
    })
    await test.step('Back', async () => {
      await page.goBack()
      await expect(page).toHaveURL('/za/pricing/')
      await expect(panel(page)).toBeHidden()
      // A page that is shown later would close the panel.
      await expectReady(page)
    })
    await test.step('Enter in the field opens the best result', async () => {
      await opener(page).focus()
      await page.keyboard.press('Enter')
      await field(page).fill('khumo prnt')
      const first = results(page, 'Products').getByRole('link').first()
      await expect(first).toHaveAccessibleName(/^Khumo Print R[\d,]+.* incl\. VAT/)
      await field(page).press('Enter')
      await expect(page).toHaveURL('/za/shop/card-machines/khumo-print/')
    })
  },
)

test(
  'a finger opens a result, and what was typed before the code is here is found',
  { tag: '@narrow' },
  async ({ page }) => {
    let release: () => void = () => undefined
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route(/search-(panel|results)|search-index/, async (route) => {
      await held
      await route.continue()
    })
    await openReady(page, '/za/')
    await opener(page).tap()
    await expect(field(page)).toBeFocused()
    await page.keyboard.type('paper rolls')
    release()
    await results(page, 'Products')
      .getByRole('link', { name: /^Paper rolls/ })
      .tap()
    await expect(page).toHaveURL('/za/shop/accessories/paper-rolls/')
    await expect(panel(page)).toBeHidden()
  },
)

test('an index that does not load is said, and loaded on request', async ({ page, expectFailures }) => {
  expectFailures(/search-index|The search could not be loaded/)
  await page.route(INDEX, (route) => route.abort(), { times: 1 })
  await openReady(page, '/za/')
  await opener(page).click()
  await panel(page).getByRole('button', { name: 'Try again' }).click()
  await field(page).fill('pricing')
  await expect(results(page, 'Pages').getByRole('link', { name: /^Pricing/ })).toBeVisible()
})
