import type { Page } from '@playwright/test'
import { CODE, hold } from './support/network'
import { expectReady, openReady } from './support/ready'
import { watchUnexpectedShifts } from './support/shifts'
import { expect, test } from './support/test'

// The demo space tries another headline on one page; who sees which variant, and what an address asks for, are tables in
// src/experiments/.

const PAGE = '/za/rent/'
const PANEL = '/za/internal/tests/experiments/'
const TITLES = { control: 'For the weekend, or the season.', variant: 'A card machine by the month.' }

const titles = (page: Page) => page.getByRole('heading', { level: 1 }).allTextContents()
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('experiments'))
const ids = (page: Page) =>
  page.evaluate(() => [localStorage.getItem('visitorId'), sessionStorage.getItem('visitorId')])

type Watching = Window & { seen?: string[] }

/** Notes with every frame which first headings are laid out, from the first one that holds any. */
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

test('what a link asks for is there from the first frame on and on the next visit, and nothing moves', async ({
  page,
}) => {
  const seen = await watchTitles(page)
  const shifted = await watchUnexpectedShifts(page)
  await test.step('a variant, before any code is here too', async () => {
    const release = await hold(page, CODE)
    await page.goto(`${PAGE}?testExperiments=nobody-knows,rent-hero`, { waitUntil: 'commit' })
    await expect.poll(seen).toEqual([TITLES.variant])
    release()
    await expectReady(page)
    expect(await seen()).toEqual([TITLES.variant])
    expect(await shifted()).toBe(0)
    expect(await kept(page)).toBe('["rent-hero"]')
  })
  await test.step('the control', async () => {
    await openReady(page, `${PAGE}?testExperiments=none`)
    expect(await seen()).toEqual([TITLES.control])
    expect(await shifted()).toBe(0)
    expect(await kept(page)).toBe('[]')
  })
  await test.step('the next visit', async () => {
    await openReady(page, PAGE)
    expect(await seen()).toEqual([TITLES.control])
    expect(await ids(page)).toEqual([null, null])
  })
})

test('what a visitor drew stays over reloads and links; on the panel a variant is chosen, shared and let go of', async ({
  page,
}) => {
  const shifted = await watchUnexpectedShifts(page)
  await test.step('a page without an experiment keeps no id, and on the site itself an address turns no flag', async () => {
    await openReady(page, '/za/pricing/?flags=cart:off,get-started-modal:off')
    expect(await ids(page)).toEqual([null, null])
    await expect(page.locator('#get-started-modal')).toHaveCount(1)
    const cart = page.getByRole('link', { name: /^Cart/ }).or(page.getByRole('button', { name: /^Cart/ }))
    await expect(cart.first()).toBeEnabled()
  })
  await test.step('what a visitor drew', async () => {
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
  await test.step('the panel', async () => {
    await openReady(page, PANEL)
    const rent = page.getByRole('article', { name: 'rent-hero' })
    await rent.getByRole('radio', { name: /^variant/ }).check()
    await page.setViewportSize({ width: 320, height: 640 })
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    await openReady(page, PAGE)
    expect(await titles(page)).toEqual([TITLES.variant])
    await page.getByRole('link', { name: 'See what it costs' }).click()
    await expect(page).toHaveURL(/#cost$/)
    await openReady(page, PANEL)
    await page.getByRole('button', { name: 'Back to the draw' }).click()
    expect(await kept(page)).toBeNull()
  })
})
