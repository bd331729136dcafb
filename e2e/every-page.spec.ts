import type { Page } from '@playwright/test'
import type { BlockName } from '../src/blocks/block-name'
import { EXAMPLES } from '../src/blocks/examples.gen'
import { expectAccessible, expectToFit } from './support/accessible'
import { expectAdding } from './support/adds'
import { DEMO_PAGES, isMadeAlike } from './support/demo-pages'
import { NOTHING_TO_USE } from './support/idle-blocks'
import { expectFocusKept, expectKept } from './support/kept'
import { expectMeasures } from './support/measures'
import { expectPressable } from './support/pressable'
import { expectReadable, readWithoutScripts } from './support/readable'
import { expectReady } from './support/ready'
import { comeBack, dismissToast, expect, test, wakeAll } from './support/visitor'
import { expectRoomForWords, expectSound } from './support/visual-guard'

// One pass over every page of the gallery and of the demo space: it answers and says nothing in the console
// (support/test.ts), has no barrier that axe can find, nothing that a look at it would find broken, nothing that is not
// there without scripts, and nothing on it that cannot be pressed, on a phone and on a wide screen.

test.describe.configure({ mode: 'parallel' })

/** It looks at every width by itself, so no other window asks anything more. */
const ONCE = { tag: '@narrow' }

/** Without content there is nothing to show, and no empty band stands on the page. */
const SHOWS_NOTHING = [
  ...['payment_logo_banner', 'social_proofing', 'solution_info', 'faq', 'grid', 'masonry'],
].map((block) => `${block} required`)

const open = async (page: Page, path: string) => {
  const answer = await page.goto(path, { waitUntil: 'commit' })
  expect(answer?.status()).toBe(200)
  await expectReady(page)
}

const expectGoodAt = async (page: Page, width: number, within?: string) => {
  await expectToFit(page, width)
  // Of what the cart's button lies over just there axe says that it is too small; all are measured in expectMeasures.
  await expectAccessible(page, { except: ['target-size'], within })
  await expectSound(page)
}

/** Each variant says its name, and its block has something to show. */
const expectVariants = async (page: Page, block: BlockName) => {
  const inBlocks = await page
    .getByRole('heading', { level: 1 })
    .evaluateAll((titles) => titles.map((title) => title.closest('[data-block]') !== null))
  expect(new Set(inBlocks).size, 'the title is either the page’s or the block’s').toBe(1)
  for (const variant of Object.keys(EXAMPLES[block])) {
    const example = page.locator(`[data-example="${variant}"]`)
    await expect(example.getByText(variant, { exact: true }).first()).toBeVisible()
    const frame = example.locator(`[data-block="${block}"]`)
    if (SHOWS_NOTHING.includes(`${block} ${variant}`)) await expect(frame).toBeEmpty()
    else expect((await frame.boundingBox())?.height ?? 0, variant).toBeGreaterThan(0)
  }
}

for (const block of Object.keys(EXAMPLES) as BlockName[])
  test(`the block ${block}`, ONCE, async ({ page, request }) => {
    const path = `/za/internal/tests/${block}/`
    const words = await readWithoutScripts(page, path)
    await open(page, path)
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    await expect(page.locator('[data-navigation], [data-site-banner]')).toHaveCount(0)
    if (NOTHING_TO_USE.includes(block)) expect(await page.evaluate(() => window.uses.plan())).toEqual([])
    await wakeAll(page)
    await expectFocusKept(page)
    await expectReadable(page, words)
    await expectVariants(page, block)
    // A listing is the same tile for all that the shop sells.
    await expectAdding(page, request, { oneEach: block === 'shop_items' })
    await expectKept(page)
    await expectMeasures(page)
    await expectPressable(page, 'phone')
    await expectGoodAt(page, 390, 'main')
    await expectPressable(page, 'tablet', 'wide')
    await expectGoodAt(page, 1440, 'main')
    await expectToFit(page, 320)
    await expectSound(page)
    await expectRoomForWords(page)
  })

/** What is done there is done by code. */
const NEEDS_SCRIPTS = /^\/za\/(cart-overview|checkout|signup|order)\//

/** The menu of phones, which wakes nothing that sleeps. */
const openAndCloseMenu = async (page: Page) => {
  const button = page.getByRole('button', { name: 'Menu' })
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await button.click()
  await expect(menu).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
}

for (const path of DEMO_PAGES) {
  if (isMadeAlike(path)) continue
  test(`the page ${path}`, ONCE, async ({ page, request }) => {
    const words = await readWithoutScripts(page, path)
    await comeBack(page, request)
    await open(page, path)
    await dismissToast(page).click()
    await wakeAll(page)
    await expectFocusKept(page)
    await expectReadable(page, words, NEEDS_SCRIPTS.test(path))
    if (path === '/za/') await openAndCloseMenu(page)
    await expectAdding(page, request, { oneEach: true })
    await expectKept(page)
    await expectMeasures(page)
    await expectPressable(page, 'phone')
    await expectGoodAt(page, 390)
    await expectPressable(page, 'tablet', 'wide')
    await expectGoodAt(page, 1440)
    await expectToFit(page, 320)
    await expectSound(page)
  })
}

/** What is around their blocks, and what can be pressed in these, is looked at on the page that they are made like. */
for (const path of DEMO_PAGES.filter(isMadeAlike))
  test(`the page ${path}`, ONCE, async ({ page }) => {
    const words = await readWithoutScripts(page, path)
    await open(page, path)
    await wakeAll(page)
    await expectFocusKept(page)
    await expectReadable(page, words)
    await expectGoodAt(page, 390, 'main')
    await expectGoodAt(page, 1440, 'main')
    await expectToFit(page, 320)
    await expectSound(page)
  })
