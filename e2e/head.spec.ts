import type { Page } from '@playwright/test'
import { expectReady, openReady } from './support/ready'
import { KHUMO } from './support/shop'
import { expect, test } from './support/test'

/** The elements that may occur in the head once. */
const KINDS = {
  title: 'title',
  description: 'meta[name="description"]',
  robots: 'meta[name="robots"]',
  canonical: 'link[rel="canonical"]',
  'theme colour': 'meta[name="theme-color"]',
  'shared title': 'meta[property="og:title"]',
  'shared address': 'meta[property="og:url"]',
  'shared description': 'meta[property="og:description"]',
  card: 'meta[name="twitter:card"]',
}

type Watched = Window & { most?: Record<string, number> }

/** Records the highest number of each kind that the head ever had, from the first moment of every page on. */
const watchHead = (page: Page) =>
  page.addInitScript((kinds) => {
    const most: Record<string, number> = {}
    ;(window as Watched).most = most
    const look = () => {
      for (const [kind, selector] of Object.entries(kinds))
        most[kind] = Math.max(most[kind] ?? 0, document.querySelectorAll(`head > ${selector}`).length)
      const types = [...document.querySelectorAll('head > script[type="application/ld+json"]')].map(
        ({ textContent }) => /"@type":"(\w+)"/.exec(textContent ?? '')?.[1] ?? '',
      )
      for (const type of types)
        most[type] = Math.max(most[type] ?? 0, types.filter((other) => other === type).length)
    }
    new MutationObserver(look).observe(document, { childList: true, subtree: true })
  }, KINDS)

const doubled = async (page: Page) => {
  const most = (await page.evaluate(() => (window as Watched).most)) ?? {}
  expect(most['title'], 'the head was looked at').toBeGreaterThan(0)
  return Object.entries(most).filter(([, count]) => count > 1)
}

const said = (page: Page, name: keyof typeof KINDS) =>
  page
    .locator(`head > ${KINDS[name]}`)
    .evaluateAll((found) =>
      found.map(
        (element) => element.getAttribute('content') ?? element.getAttribute('href') ?? element.textContent,
      ),
    )

/** The structured data, as it is written. */
const structuredDataOf = (page: Page) =>
  page
    .locator('head > script[type="application/ld+json"]')
    .evaluateAll((scripts) => scripts.map(({ textContent }) => textContent))

/** Everything in the head, as text that can be compared. */
const headOf = async (page: Page) => ({
  ...Object.fromEntries(
    await Promise.all(
      (Object.keys(KINDS) as (keyof typeof KINDS)[]).map(async (kind) => [kind, await said(page, kind)]),
    ),
  ),
  structuredData: await structuredDataOf(page),
})

test('the root redirects home with query and fragment; each element of the head is there once during hydration and after following links', async ({
  page,
}) => {
  await watchHead(page)
  await test.step('the root', async () => {
    await page.goto('/?utm_source=radio&promotion=WELCOME10#main')
    await page.waitForURL('/za/?utm_source=radio&promotion=WELCOME10#main')
    await expect.poll(() => said(page, 'robots'), 'the root’s own tag is gone').toEqual([])
    await expect.poll(() => said(page, 'canonical')).toEqual([expect.stringMatching(/\/za\/$/)])
    await expect(page).toHaveTitle(/^Card machines/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectReady(page)
    expect(await doubled(page)).toEqual([])
  })
  await test.step('following links', async () => {
    await openReady(page, KHUMO)
    const product = await headOf(page)
    expect(product).toMatchObject({
      robots: [],
      canonical: [expect.stringMatching(/\/za\/shop\/card-machines\/khumo\/$/)],
    })
    expect(product.structuredData).toEqual([expect.stringMatching(/"BreadcrumbList".*\/khumo\//)])

    await page.getByRole('main').getByRole('link', { name: 'Shop', exact: true }).first().click()
    await page.waitForURL('**/za/shop/')
    await expect(page).toHaveTitle(/^Shop/)
    await expect.poll(() => said(page, 'canonical')).toEqual([expect.stringMatching(/\/za\/shop\/$/)])
    expect((await structuredDataOf(page)).join()).not.toContain('/khumo/')
    const walkedTo = await headOf(page)
    expect(await doubled(page)).toEqual([])

    await page.reload()
    await expectReady(page)
    expect(await headOf(page), 'the same as when the page is opened').toEqual(walkedTo)
    expect(await doubled(page)).toEqual([])
  })
})
