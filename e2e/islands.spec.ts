import type { Locator } from '@playwright/test'
import { expectReady, openReady } from './support/ready'
import { expect, test } from './support/test'

const ARTICLE = '/za/blog/choosing-a-card-machine/'

test('the article fetches none of its static blocks, and every block of the next page shows', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  await openReady(page, ARTICLE)
  const blocks = await page
    .locator('[data-block]')
    .evaluateAll((found) => found.map((block) => block.getAttribute('data-block') ?? ''))
  expect(blocks).toEqual(expect.arrayContaining(['hero_article', 'rich_text']))
  const chunks = scripts.filter((path) =>
    blocks.some((name) => path.includes(`block-${name.replaceAll('_', '-')}`)),
  )
  expect(chunks).toEqual([])
  expect(await page.locator('[data-block][data-awake]').count()).toBe(0)

  await page.evaluate(() => {
    Object.assign(window, { sameDocument: true })
  })
  await page.getByRole('link', { name: /shop/i }).and(page.locator('main a')).first().click()
  await expect(page).toHaveURL(/\/za\/shop\//)
  await page.locator('main a[href="/za/shop/card-machines/khumo/"]').first().click()
  await expect(page).toHaveURL(/khumo/)
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  await expectReady(page)
  const frames = page.locator('main [data-block]')
  await expect(frames.first()).toBeVisible()
  await expect(page.locator('main [data-block]:not([data-awake])')).toHaveCount(0)
  for (const frame of await frames.all()) expect((await frame.boundingBox())?.height ?? 0).toBeGreaterThan(0)
})

test('a page names the code of no block that it does not show', async ({ request }) => {
  const html = await (await request.get('/za/')).text()
  const all = (pattern: RegExp) =>
    [...html.matchAll(pattern)].map(([, name = '']) => name.replaceAll('-', '_'))
  const named = all(/\/block-([a-z-]+)-[0-9a-f]+\.js/g)
  const shown = all(/ data-block="(\w+)"/g)
  expect(named).not.toEqual([])
  expect(named.filter((name) => !shown.includes(name))).toEqual([])
})

test('leaving home for a listing fetches no code of a block that the listing does not show', async ({
  page,
}) => {
  const namesOf = (blocks: Locator) =>
    blocks.evaluateAll((found) => found.map((block) => (block as HTMLElement).dataset.block ?? ''))
  await openReady(page, '/za/')
  const asleep = await namesOf(page.locator('main [data-block]:not([data-hydrate=static]):not([data-awake])'))
  const fetched: string[] = []
  page.on('request', (request) => {
    const [, name] = /\/block-([a-z-]+)-[0-9a-f]+\.js/.exec(request.url()) ?? []
    if (name) fetched.push(name.replaceAll('-', '_'))
  })

  await page.locator('main a[href="/za/shop/card-machines/"]').first().click()
  await expect(page).toHaveURL(/\/za\/shop\/card-machines\/$/)
  await expectReady(page)

  const shown = await namesOf(page.locator('main [data-block]'))
  expect(asleep.filter((name) => !shown.includes(name))).not.toEqual([])
  expect(fetched).not.toEqual([])
  expect(fetched.filter((name) => !shown.includes(name))).toEqual([])
})

test('a link to a page that may show what others have loads it whole, forth and back', async ({ page }) => {
  const mark = () => page.evaluate(() => Object.assign(window, { sameDocument: true }))
  const isSame = () => page.evaluate(() => 'sameDocument' in window)
  const title = (name: string) => page.getByRole('heading', { level: 1, name })
  await openReady(page, '/za/internal/tests/')
  await mark()
  await page.getByRole('link', { name: 'scheduling_widget' }).click()
  await expect(title('scheduling_widget')).toBeVisible()
  await expectReady(page)
  expect(await isSame()).toBe(false)

  await page.goBack()
  await expect(title('Blocks')).toBeVisible()
  await expectReady(page)
  await mark()
  await page.goForward()
  await expect(title('scheduling_widget')).toBeVisible()
  await expectReady(page)
  expect(await isSame()).toBe(false)
})

test('what a product page asks for ahead is what its code then asks for, and comes once', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await openReady(page, '/za/shop/card-machines/khumo/')
  const ahead = await page
    .locator('head link[rel=preload][fetchpriority=low]')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname))
  expect(ahead.length).toBeGreaterThan(5)
  expect(asked.filter((path) => ahead.includes(path)).sort()).toEqual(ahead.sort())
  // Nothing that was wanted on this visit was found out later.
  const later = asked.filter((path) => /\.js$|page-data|slice-data/.test(path) && !ahead.includes(path))
  expect(later.filter((path) => !/\/(app|framework|webpack-runtime)-/.test(path))).toEqual([])
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('home, a product and an article show every block in its place', async ({ page }) => {
    for (const path of ['/za/', '/za/shop/card-machines/khumo/', ARTICLE]) {
      await test.step(path, async () => {
        await page.goto(path)
        for (const frame of await page.locator('main > [data-block]').all()) {
          expect((await frame.boundingBox())?.height ?? 0).toBeGreaterThan(0)
        }
        expect(await page.content()).not.toContain('<template id="B:')
        await expect(page.getByRole('link', { name: 'Terms of sale' })).toBeVisible()
      })
    }
  })

  test('on a phone the menu opens as a plain list of links', { tag: '@narrow' }, async ({ page }) => {
    await page.goto('/za/')
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('link', { name: 'Card machines' }).first().click()
    await expect(page).toHaveURL(/\/za\/shop\/card-machines\//)
  })
})
