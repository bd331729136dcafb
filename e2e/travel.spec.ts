import type { Page } from '@playwright/test'
import { CODE, hold } from './support/network'
import { expectReady, openReady } from './support/ready'
import { KHUMO } from './support/shop'
import { expect, test } from './support/test'

const SHOP = '/za/shop/'

/** The first scroll: extras that nobody waits for, such as prefetching, load only then. */
const lookAround = (page: Page) => page.evaluate(() => window.scrollTo({ top: 1, behavior: 'instant' }))

test('on a fast connection the data of pages behind visible links is prefetched, at most four at once, and no code', async ({
  page,
}) => {
  // Independent of this machine's connection; src/islands/look-around/links-in-view.alone.dom.test.ts covers others.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '4g', saveData: false } })
  })
  const ahead = () =>
    page
      .locator('head link[rel="prefetch"]')
      .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname))
  await openReady(page, SHOP)
  expect(await ahead()).toEqual([])
  // With their answers held back, the first four stay the only ones.
  const release = await hold(page, /page-data\.json/)
  await lookAround(page)
  await expect.poll(ahead).not.toEqual([])
  const linked = await page
    .locator('main a[href^="/za/"]')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname))
  const asked = await ahead()
  expect(asked.length).toBeLessThanOrEqual(4)
  const dataOf = (path: string) => `/page-data${path}page-data.json`
  expect(linked.filter((path) => path !== SHOP).map(dataOf)).toEqual(expect.arrayContaining(asked))
  release()
})

test('headings of sections rise once each while the page is scrolled', async ({ page }) => {
  const states = () =>
    page
      .locator('main > [data-block] header')
      .evaluateAll((heads) => heads.flatMap((head) => head.getAnimations()).map(({ playState }) => playState))
  await openReady(page, '/za/')
  expect(await states()).toEqual([])
  await lookAround(page)
  await expect.poll(states).not.toEqual([])
  const waiting = await states()
  expect(new Set(waiting)).toEqual(new Set(['paused']))
  const toTheEnd = () =>
    page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
  await toTheEnd()
  await expect.poll(states).toEqual([])
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await toTheEnd()
  await expectReady(page)
  expect(await states()).toEqual([])
})

test('steps back and forward restore the scroll position of each page, and a link to a distant part scrolls to it', async ({
  page,
}) => {
  const scrolledTo = () => page.evaluate(() => Math.round(window.scrollY))
  await test.step('a step back, whose page arrives late, and one forward', async () => {
    await openReady(page, '/za/')
    const link = page.locator('main a[href="/za/shop/card-machines/"]').last()
    await link.scrollIntoViewIfNeeded()
    await expectReady(page)
    const before = await link.boundingBox()
    await link.click()
    await expect(page).toHaveURL('/za/shop/card-machines/')
    await expectReady(page)
    expect(await scrolledTo()).toBe(0)
    const release = await hold(page, CODE)
    await page.goBack()
    await expect(page).toHaveURL('/za/')
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
    expect(await scrolledTo(), 'the page in view keeps its place until the next one is there').toBe(0)
    release()
    await expect
      // A scroll position is a whole number, the link's place need not be.
      .poll(async () => Math.abs(((await link.boundingBox())?.y ?? Infinity) - (before?.y ?? 0)))
      .toBeLessThanOrEqual(1)
    await page.goForward()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Card machines')
    await expectReady(page)
    expect(await scrolledTo()).toBe(0)
  })
  await test.step('a step back to the end of a page, where the foot keeps its height free', async () => {
    await openReady(page, KHUMO)
    await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible()
    await page.evaluate(() =>
      window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }),
    )
    await expectReady(page)
    const end = await scrolledTo()
    const logo = await page.getByRole('banner').locator('a[href="/za/"]').first().boundingBox()
    // Playwright's own press scrolls: the navigation is within the page's scroll padding.
    await page.mouse.click((logo?.x ?? 0) + 20, (logo?.y ?? 0) + 20)
    await expect(page).toHaveURL('/za/')
    await expectReady(page)
    await page.goBack()
    await expect(page).toHaveURL(KHUMO)
    await expectReady(page)
    await expect.poll(scrolledTo).toBe(end)
  })
  await test.step('a link to a part', async () => {
    await openReady(page, `${KHUMO}#questions`)
    const questions = page.locator('#questions')
    await expect(questions).toBeInViewport()
    // Below the navigation (88 px), and not a screen away from there.
    await expect.poll(async () => Math.round((await questions.boundingBox())?.y ?? -1)).toBe(88)
  })
})
