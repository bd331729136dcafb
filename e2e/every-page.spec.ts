import type { Page } from '@playwright/test'
import { EXAMPLES } from '../src/blocks/examples.gen'
import { contentGroups } from '../src/page/content-model'
import { IS_FULL_RUN } from '../services/testing/scale'
import { expectAccessible, expectToFit, expectSizes } from './support/accessible'
import { expectAdding } from './support/buy-buttons'
import { COMPOSED_PAGES, PAGE_KINDS } from './support/demo-pages'
import { expectFocusKept, expectUnchangedHtml, hydrateAll } from './support/hydration'
import { expectFreeWhenLow, expectPressable } from './support/pressable'
import { expectReadable, readWithoutScripts } from './support/without-scripts'
import { expectReady } from './support/ready'
import { comeBack, dismissToast, expect, refuseCookies, test } from './support/visitor'
import { expectLargeText, expectRoomForWords, expectSound } from './support/visual-guard'

// Each page logs no problem (support/test.ts), passes axe, shows nothing broken, shows its headings without scripts, and has
// only controls that can be pressed, on a phone and on a wide screen. Blocks are checked in the gallery, group by group; of the
// demo space's pages one of each kind.

test.describe.configure({ mode: 'parallel' })

/** The journey sets the width itself, so it runs in one project. */
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

/** Without axe's target-size, which fails for a target that the cart's button covers just then; expectSizes checks all targets. */
const expectNoBarrier = (page: Page, within?: string) =>
  expectAccessible(page, { except: ['target-size'], within })

/** Each variant of each block is labelled, and its block has a height unless it is empty (gatsby/empty-fields.test.ts). */
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

/** All checks of blocks, on one page of the gallery. */
const testBlocks = (title: string, path: string, blocks: readonly string[]) =>
  test(title, ONCE, async ({ page, request }) => {
    // A group of many blocks takes longer than other journeys.
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
    // A block's names, roles and colours do not depend on the width, so only the full run repeats this.
    if (IS_FULL_RUN) await expectNoBarrier(page, 'main')
    await expectLargeText(page)
    await expectWhole(page, 320)
    await expectRoomForWords(page)
  })

const groups = contentGroups
  .map(({ name, components }) => ({ name, blocks: components.filter((block) => block in EXAMPLES) }))
  .filter(({ blocks }) => blocks.length > 0)

for (const { name, blocks } of groups)
  testBlocks(`the blocks of the group ${name}`, `/za/internal/tests/${name.toLowerCase()}/`, blocks)

// The full run also opens each block's own page.
if (IS_FULL_RUN)
  for (const block of Object.keys(EXAMPLES))
    testBlocks(`the block ${block}`, `/za/internal/tests/${block}/`, [block])

/** These pages only work with scripts. */
const NEEDS_SCRIPTS = /^\/za\/(cart-overview|checkout|signup|order)\//

/** The phone's menu is not a block, so hydrating all blocks does not open it. */
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
    // While the cookie question is open, which covers more than any other part.
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
    // Navigation and footer are the same on all pages, and the gallery checks the blocks.
    if (IS_FULL_RUN || path === '/za/') await expectNoBarrier(page)
    await expectLargeText(page)
    await expectWhole(page, 320)
  })

if (IS_FULL_RUN)
  for (const path of COMPOSED_PAGES)
    test(`the page ${path}`, ONCE, async ({ page }) => {
      await open(page, path)
      await hydrateAll(page)
      for (const width of [320, 390, 1440]) await expectWhole(page, width)
      await expectNoBarrier(page, 'main')
    })
