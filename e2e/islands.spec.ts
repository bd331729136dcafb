import type { Page } from '@playwright/test'
import { CODE, hold } from './support/network'
import { expectReady, openReady } from './support/ready'
import {
  buyButton,
  cartPanel,
  footerLink,
  heading,
  KHUMO,
  linesAtShop,
  productHero,
  quantityIn,
} from './support/shop'
import { expect, test } from './support/test'

const ARTICLE = '/za/blog/choosing-a-card-machine/'
const LISTING = '/za/shop/card-machines/'

declare global {
  interface Window {
    noteRefusal?: (text: string) => void
  }
}

/** Records what a page's policy refuses. Pages that the router shows are under the policy of the first page. */
const watchRefusals = async (page: Page) => {
  const refused: string[] = []
  await page.exposeFunction('noteRefusal', (text: string) => refused.push(text))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      window.noteRefusal?.(`${violatedDirective} ${blockedURI} ${sample}`),
    )
  })
  return refused
}

/** Records the names of the blocks whose code is requested from now on. */
const watchBlockCode = (page: Page) => {
  const fetched: string[] = []
  page.on('request', (request) => {
    const [, name] = /\/block-([a-z-]+)-[0-9a-f]+\.js/.exec(request.url()) ?? []
    if (name) fetched.push(name.replaceAll('-', '_'))
  })
  return fetched
}

/** Marks this document. @returns whether the page is still in the marked one */
const markDocument = async (page: Page) => {
  await page.evaluate(() => Object.assign(window, { isMarked: true }))
  return () => page.evaluate(() => 'isMarked' in window)
}

const namesOf = (page: Page, state = '') =>
  page
    .locator(`main [data-block]${state}`)
    .evaluateAll((found) => found.map((block) => block.getAttribute('data-block') ?? ''))

test('from home to a listing, a product, its cart and the checkout: no code of blocks that the next page does not show is loaded, every block shows, and the policy refuses nothing', async ({
  page,
}) => {
  const refused = await watchRefusals(page)
  const fetched = watchBlockCode(page)
  await test.step('an article fetches none of its static blocks', async () => {
    await openReady(page, ARTICLE)
    const blocks = await namesOf(page)
    expect(blocks).toEqual(expect.arrayContaining(['hero_article', 'rich_text']))
    expect(fetched.filter((name) => blocks.includes(name))).toEqual([])
    expect(await page.locator('[data-block][data-hydrated]').count()).toBe(0)
  })
  await openReady(page, '/za/')
  const isSame = await markDocument(page)
  await test.step('leaving a page fetches no code of a block that the next one does not show', async () => {
    const notHydrated = await namesOf(page, ':not([data-hydrate=static]):not([data-hydrated])')
    fetched.splice(0)
    await page.locator(`main a[href="${LISTING}"]`).first().click()
    await expect(page).toHaveURL(LISTING)
    await expectReady(page)
    const shown = await namesOf(page)
    expect(notHydrated.filter((name) => !shown.includes(name))).not.toEqual([])
    expect(fetched).not.toEqual([])
    expect(fetched.filter((name) => !shown.includes(name))).toEqual([])
  })
  await test.step('every block shows', async () => {
    await page.locator(`main a[href="${KHUMO}"]`).first().click()
    await expect(page).toHaveURL(KHUMO)
    await expectReady(page)
    expect(await isSame()).toBe(true)
    const frames = page.locator('main [data-block]')
    await expect(frames.first()).toBeVisible()
    await expect(page.locator('main [data-block]:not([data-hydrated])')).toHaveCount(0)
    for (const frame of await frames.all())
      expect((await frame.boundingBox())?.height ?? 0).toBeGreaterThan(0)
  })
  await test.step('the cart, the checkout and back', async () => {
    await buyButton(page).click()
    await cartPanel(page)
      .getByRole('link', { name: /checkout/i })
      .click()
    await expect(heading(page, 'Contact')).toBeVisible()
    await page.goBack()
    await expectReady(page)
    expect(refused).toEqual([])
  })
})

test('a page that embeds other sites is always loaded as a whole, by a link and by Back and Forward', async ({
  page,
}) => {
  const title = (name: string) => page.getByRole('heading', { level: 1, name })
  await openReady(page, '/za/')
  const isSame = await markDocument(page)
  await (await footerLink(page, 'Contact sales')).click()
  await expect(title('Ask a person, then buy.')).toBeVisible()
  await expectReady(page)
  expect(await isSame()).toBe(false)

  await page.goBack()
  await expect(title('Take the card. Keep the sale.')).toBeVisible()
  await expectReady(page)
  await markDocument(page)
  await page.goForward()
  await expect(title('Ask a person, then buy.')).toBeVisible()
  await expectReady(page)
  expect(await isSame()).toBe(false)
})

test.describe('on a first visit', () => {
  // With an empty cache.
  test.use({ ownProfile: true })

  test('a product page preloads exactly the files that it needs, each once; a product in stock does not load the waitlist’s form', async ({
    page,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await openReady(page, KHUMO)
    const ahead = await page
      .locator('head link[rel=preload][fetchpriority=low]')
      .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname))
    expect(ahead.length).toBeGreaterThan(5)
    expect(asked.filter((path) => ahead.includes(path)).sort()).toEqual(ahead.sort())
    // No other file was needed on this visit.
    const later = asked.filter((path) => /\.js$|page-data|slice-data/.test(path) && !ahead.includes(path))
    expect(later.filter((path) => !/\/(app|framework|webpack-runtime)-/.test(path))).toEqual([])
    expect(asked.filter((path) => path.includes('waitlist-form'))).toEqual([])
  })
})

test('as soon as a button is visible, before any code is loaded, a press is visible at once, each press of a quantity button counts, and Buy Now counts once', async ({
  page,
  request,
}) => {
  const release = await hold(page, CODE)
  await page.goto(KHUMO, { waitUntil: 'commit' })
  const more = productHero(page).getByRole('button', { name: 'One more' })
  const buy = buyButton(page)
  await more.click()
  await more.click()
  await buy.click()
  for (const button of [more, buy]) await expect(button).toHaveCSS('opacity', '0.72')
  release()
  await expect(quantityIn(cartPanel(page))).toHaveValue('3')
  await expectReady(page)
  await expect(cartPanel(page)).toHaveCount(1)
  expect(await linesAtShop(page, request)).toEqual(['khumo 3'])
  await page.keyboard.press('Escape')
  for (const button of [more, buy]) await expect(button).toHaveCSS('opacity', '1')
})
