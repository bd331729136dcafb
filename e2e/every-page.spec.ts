import type { Page } from '@playwright/test'
import { EXAMPLES } from '../src/blocks/examples.gen'
import { contentGroups } from '../src/page/content-model'
import { IS_FULL_RUN } from '../services/testing/scale'
import { expectAccessible, expectToFit, expectSizes } from './support/accessible'
import { expectAdding } from './support/buy-buttons'
import { COMPOSED_PAGES, PAGE_KINDS } from './support/demo-pages'
import { expectFocusKept, expectUnchangedHtml, hydrateAll } from './support/hydration'
import { expectFreeWhenLow, expectPressable } from './support/pressable'
import { expectReadable, openWithoutScripts, readWithoutScripts } from './support/without-scripts'
import { expectReady } from './support/ready'
import { comeBack, dismissToast, expect, refuseCookies, test } from './support/visitor'
import { expectLargeText, expectRoomForWords, expectSound } from './support/visual-guard'

// A page answers and writes nothing to the console (support/test.ts), has no barrier that axe finds, nothing broken to see,
// nothing that is missing without scripts and nothing that cannot be pressed, on a phone and on a wide screen. Blocks are asked
// in the gallery, by group; pages of the demo space by their kind.

test.describe.configure({ mode: 'parallel' })

/** The journey sets every width by itself, so no other project asks anything more. */
const ONCE = { tag: '@narrow' }

const open = async (page: Page, path: string) => {
  const answer = await page.goto(path, { waitUntil: 'commit' })
  expect(answer?.status()).toBe(200)
  await expectReady(page)
}

const expectWhole = async (page: Page, width: number) => {
  await expectToFit(page, width)
  await expectSound(page)
}

/** axe calls a target too small that the cart's button covers at that moment; expectSizes measures all of them. */
const expectNoBarrier = (page: Page, within?: string) =>
  expectAccessible(page, { except: ['target-size'], within })

/** Each variant of each block says its name, and its block has a height unless it shows nothing at all (gatsby/empty-fields.test.ts). */
const expectVariants = async (page: Page, blocks: readonly string[]) => {
  const shown = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-example]')].map((example) => {
      const block = example.parentElement?.dataset.exampleBlock ?? ''
      const frame = example.querySelector(`[data-block="${block}"]`)
      const isFlat = frame?.firstElementChild && frame.getBoundingClientRect().height === 0
      const label = [...example.querySelectorAll('h2, p')].find((part) => part.checkVisibility())
      return [
        block,
        example.dataset.example,
        label?.textContent,
        !frame || isFlat ? 'has no height' : '',
      ].join()
    }),
  )
  const examples = Object.entries<object>(EXAMPLES).filter(([block]) => blocks.includes(block))
  const expected = examples.flatMap(([block, variants]) =>
    Object.keys(variants).map((variant) => [block, variant, variant, ''].join()),
  )
  expect(shown.sort()).toEqual(expected.sort())
}

/** Everything that is asked of blocks, on one page of the gallery. */
const askOfBlocks = (title: string, path: string, blocks: readonly string[]) =>
  test(title, ONCE, async ({ page, request }) => {
    // A group of many blocks takes its time.
    test.setTimeout(300_000)
    const words = await readWithoutScripts(page, path)
    await open(page, path)
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    await expect(page.locator('[data-navigation], [data-site-banner]')).toHaveCount(0)
    await hydrateAll(page)
    await expectFocusKept(page)
    await expectReadable(page, words)
    await expectVariants(page, blocks)
    await expectAdding(page, request, { oneEach: !IS_FULL_RUN })
    await expectUnchangedHtml(page)
    await expectSizes(page)
    await expectPressable(page, 'phone')
    await expectWhole(page, 390)
    await expectNoBarrier(page, 'main')
    await expectPressable(page, 'tablet', 'wide')
    await expectWhole(page, 1440)
    // A block's names, roles and colours are the same at each width.
    if (IS_FULL_RUN) await expectNoBarrier(page, 'main')
    await expectLargeText(page)
    await expectWhole(page, 320)
    await expectRoomForWords(page)
  })

const groups = contentGroups
  .map(({ name, components }) => ({ name, blocks: components.filter((block) => block in EXAMPLES) }))
  .filter(({ blocks }) => blocks.length > 0)

for (const { name, blocks } of groups)
  askOfBlocks(`the blocks of the group ${name}`, `/za/internal/tests/${name.toLowerCase()}/`, blocks)

// Before a release each block also by itself.
if (IS_FULL_RUN)
  for (const block of Object.keys(EXAMPLES))
    askOfBlocks(`the block ${block}`, `/za/internal/tests/${block}/`, [block])

/** Everything on these pages is done by code. */
const NEEDS_SCRIPTS = /^\/za\/(cart-overview|checkout|signup|order)\//

/** The menu of phones, which hydrates no block. */
const openAndCloseMenu = async (page: Page) => {
  const button = page.getByRole('button', { name: 'Menu' })
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await button.click()
  await expect(menu).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
}

for (const path of PAGE_KINDS)
  test(`the page ${path}`, ONCE, async ({ page, request }) => {
    const words = await readWithoutScripts(page, path)
    await comeBack(page, request)
    await open(page, path)
    await dismissToast(page).click()
    await hydrateAll(page)
    await expectFocusKept(page)
    await expectReadable(page, words, NEEDS_SCRIPTS.test(path))
    if (path === '/za/') await openAndCloseMenu(page)
    // While the question about cookies stands, which covers most.
    await expectFreeWhenLow(page)
    await refuseCookies(page)
    if (IS_FULL_RUN) await expectAdding(page, request, { oneEach: true })
    await expectUnchangedHtml(page)
    await expectSizes(page)
    await expectPressable(page, 'phone')
    await expectWhole(page, 390)
    await expectNoBarrier(page)
    await expectPressable(page, 'tablet', 'wide')
    await expectWhole(page, 1440)
    // Navigation and footer are the same on all pages, and the gallery asks this of the blocks.
    if (IS_FULL_RUN || path === '/za/') await expectNoBarrier(page)
    await expectLargeText(page)
    await expectWhole(page, 320)
  })

/** Also what is far down, which is drawn once somebody comes near. */
const drawWhole = (page: Page) => page.locator('html').evaluate((root) => root.setAttribute('data-whole', ''))

// How blocks stand next to each other is the same without scripts, whose work on each of them the gallery asks.
if (IS_FULL_RUN)
  for (const path of COMPOSED_PAGES)
    test(`the page ${path}`, ONCE, async ({ page }) => {
      await open(page, path)
      await hydrateAll(page)
      for (const width of [320, 390, 1440]) await expectWhole(page, width)
      await expectNoBarrier(page, 'main')
    })
else
  test('two blocks that meet on no other page', ONCE, async ({ page }) => {
    for (const path of COMPOSED_PAGES)
      await test.step(path, async () => {
        await openWithoutScripts(page, path)
        await drawWhole(page)
        await expectWhole(page, 320)
      })
  })
