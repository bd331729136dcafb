import type { Page } from '@playwright/test'
import { CODE, hold } from './support/network'
import { expectReady, openReady } from './support/ready'
import { watchUnexpectedShifts } from './support/shifts'
import { toPricing } from './support/shop'
import { expect, test } from './support/test'

// The demo space has an experiment with another headline on one page. Tables in src/experiments/ cover who sees which variant
// and how an address selects one.

const PAGE = '/za/rent/'
const TITLES = { control: 'For the weekend, or the season.', variant: 'A card machine by the month.' }

const titles = (page: Page) => page.getByRole('heading', { level: 1 }).allTextContents()
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('experiments'))
const ids = (page: Page) =>
  page.evaluate(() => [localStorage.getItem('visitorId'), sessionStorage.getItem('visitorId')])

type Watching = Window & { seen?: string[] }

/** Records in every frame which h1 elements are visible, from the first frame that has one. */
const watchTitles = async (page: Page) => {
  await page.addInitScript(() => {
    const seen: string[] = []
    ;(window as Watching).seen = seen
    const look = () => {
      const shown = [...document.querySelectorAll('h1')].filter((title) => title.checkVisibility())
      const words = shown.map(({ textContent }) => textContent).join(' | ')
      if (words && seen.at(-1) !== words) seen.push(words)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  return () => page.evaluate(() => (window as Watching).seen)
}

test('the variant that a link selects is shown from the first frame on and on the next visit, and nothing moves', async ({
  page,
}) => {
  const seen = await watchTitles(page)
  const shifted = await watchUnexpectedShifts(page)
  await test.step('a variant, also before any code is loaded', async () => {
    const release = await hold(page, CODE)
    await page.goto(`${PAGE}?testExperiments=nobody-knows,rent-hero`, { waitUntil: 'commit' })
    await expect.poll(seen).toEqual([TITLES.variant])
    release()
    await expectReady(page)
    expect(await seen()).toEqual([TITLES.variant])
    expect(await shifted()).toEqual([])
    expect(await stored(page)).toBe('["rent-hero"]')
  })
  await test.step('the control', async () => {
    await openReady(page, `${PAGE}?testExperiments=none`)
    expect(await seen()).toEqual([TITLES.control])
    expect(await shifted()).toEqual([])
    expect(await stored(page)).toBe('[]')
  })
  await test.step('the next visit', async () => {
    await openReady(page, PAGE)
    expect(await seen()).toEqual([TITLES.control])
    expect(await ids(page)).toEqual([null, null])
  })
})

test('a visitor keeps the drawn variant over reloads and links', async ({ page }) => {
  const shifted = await watchUnexpectedShifts(page)
  await test.step('a page without an experiment stores no id, and an address cannot change feature flags', async () => {
    await openReady(page, '/za/pricing/?flags=cart:off,get-started-modal:off')
    expect(await ids(page)).toEqual([null, null])
    await expect(page.locator('#get-started-modal')).toHaveCount(1)
    const cart = page.getByRole('link', { name: /^Cart/ }).or(page.getByRole('button', { name: /^Cart/ }))
    await expect(cart.first()).toBeEnabled()
  })
  await test.step('the drawn variant', async () => {
    await openReady(page, PAGE)
    const [drawn] = await titles(page)
    expect(Object.values(TITLES)).toContain(drawn)
    await page.reload()
    await expectReady(page)
    expect(await titles(page)).toEqual([drawn])
    await toPricing(page)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: drawn })).toBeVisible()
    expect(await titles(page)).toEqual([drawn])
    expect(await shifted()).toEqual([])
    const [stays, session] = await ids(page)
    expect([stays, session?.length]).toEqual([null, 36])
  })
})
