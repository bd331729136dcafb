import type { Page } from '@playwright/test'
import { expectReady, openReady } from './support/ready'
import { watchUnexpectedShifts } from './support/shifts'
import { expect, test } from './support/test'

// The demo space tries another headline on one page; the rules are tables in src/experiments/.

const PAGE = '/za/rent/'
const TITLES = { control: 'For the weekend, or the season.', variant: 'A card machine by the month.' }

const titles = (page: Page) => page.getByRole('heading', { level: 1 }).allTextContents()
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('experiments'))
const ids = (page: Page) =>
  page.evaluate(() => [localStorage.getItem('visitorId'), sessionStorage.getItem('visitorId')])

type Watching = Window & { seen?: string[] }

/** Notes with every frame which first headings are laid out, from the first one that holds any. */
const watchTitles = (page: Page) =>
  page.addInitScript(() => {
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

/** As on a phone six times slower than this machine. */
const slowDown = async (page: Page) => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 })
}

for (const [asked, variant] of [
  ['all', 'variant'],
  ['none', 'control'],
  ['rent-hero', 'variant'],
  ['nobody-knows,rent-hero', 'variant'],
  ['nobody-knows', 'control'],
] as const)
  test(
    `with ${asked} the ${variant} is there from the first frame on, and nothing moves`,
    { tag: '@both' },
    async ({ page }) => {
      await watchTitles(page)
      const shifted = await watchUnexpectedShifts(page)
      await slowDown(page)
      await openReady(page, `${PAGE}?testExperiments=${asked}`)
      expect(await page.evaluate(() => (window as Watching).seen)).toEqual([TITLES[variant]])
      expect(await shifted()).toBe(0)
      expect(await kept(page)).toBe(variant === 'variant' ? '["rent-hero"]' : '[]')
      await openReady(page, PAGE)
      expect(await page.evaluate(() => (window as Watching).seen)).toEqual([TITLES[variant]])
      expect(await ids(page)).toEqual([null, null])
    },
  )

for (const asked of ['', '%zz', 'a'.repeat(3_000), '%3Cscript%3E'])
  test(`a list that is none changes nothing: ${asked.slice(0, 12)}`, async ({ page }) => {
    await openReady(page, `${PAGE}?testExperiments=rent-hero`)
    await openReady(page, `${PAGE}?testExperiments=${asked}`)
    expect(await kept(page)).toBe('["rent-hero"]')
    expect(await titles(page)).toEqual([TITLES.variant])
  })

test('a list that another page was opened with counts, also where that was left before its code came', async ({
  page,
}) => {
  await page.goto('/za/?testExperiments=rent-hero', { waitUntil: 'commit' })
  await page.waitForFunction(() => localStorage.getItem('experiments') !== null)
  await openReady(page, PAGE)
  expect(await titles(page)).toEqual([TITLES.variant])
})

test('what a visitor drew stays: over reloads, over links there and back, and nothing of it is kept for longer', async ({
  page,
}) => {
  await watchTitles(page)
  const shifted = await watchUnexpectedShifts(page)
  await openReady(page, PAGE)
  const [drawn] = await titles(page)
  expect(Object.values(TITLES)).toContain(drawn)
  await page.reload()
  await expectReady(page)
  expect(await titles(page)).toEqual([drawn])
  await page.getByRole('contentinfo').getByRole('link', { name: 'What it costs' }).click()
  await expect(page).toHaveURL('/za/pricing/')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: drawn })).toBeVisible()
  expect(await titles(page)).toEqual([drawn])
  expect(await shifted()).toBe(0)
  const [stays, session] = await ids(page)
  expect([stays, session?.length]).toEqual([null, 36])
})

test('a page without an experiment keeps no id', async ({ page }) => {
  await openReady(page, '/za/pricing/')
  expect(await ids(page)).toEqual([null, null])
})

test('of the page as it was written one variant is left, and it answers', async ({ page }) => {
  await openReady(page, `${PAGE}?testExperiments=all`)
  await expect(page.locator('h1')).toHaveCount(1)
  await page.getByRole('link', { name: 'See what it costs' }).click()
  await expect(page).toHaveURL(/#cost$/)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('everybody sees the control', async ({ page }) => {
    await page.goto(`${PAGE}?testExperiments=all`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLES.control)
  })
})

test(
  'on the panel a variant is chosen, shared and let go of',
  { tag: '@both' },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await openReady(page, '/za/internal/tests/experiments/')
    await page
      .getByRole('article', { name: 'rent-hero' })
      .getByRole('radio', { name: /^variant/ })
      .check()
    await page.getByRole('button', { name: 'Copy link' }).first().click()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    expect(new URL(link).pathname + new URL(link).search).toBe(`${PAGE}?testExperiments=rent-hero`)
    await openReady(page, PAGE)
    expect(await titles(page)).toEqual([TITLES.variant])
    await openReady(page, '/za/internal/tests/experiments/')
    await page.getByRole('button', { name: 'Back to the draw' }).click()
    expect(await kept(page)).toBeNull()
  },
)

test('the panel fits a small phone, and search engines are asked to leave it out', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openReady(page, '/za/internal/tests/experiments/')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
})

test('on the site itself an address turns no flag', async ({ page }) => {
  await openReady(page, '/za/?flags=cart:off,get-started-modal:on')
  await expect(page.locator('#get-started-modal')).toHaveCount(0)
  await expect(
    page
      .getByRole('link', { name: /^Cart/ })
      .or(page.getByRole('button', { name: /^Cart/ }))
      .first(),
  ).toBeEnabled()
})
