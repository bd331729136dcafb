import type { Page } from '@playwright/test'
import { EXAMPLES } from '../src/blocks/examples.gen'
import { IS_FULL_RUN } from '../services/testing/scale'
import { expectEarlyUses } from './support/early-use'
import { expectUnchangedHtml, hydrateAll } from './support/hydration'
import { expectApart } from './support/pressable'
import { expectReady } from './support/ready'
import { KHUMO } from './support/shop'
import { comeBack, dismissToast, expect, test } from './support/visitor'

test.describe.configure({ mode: 'parallel' })

/** The journey sets the width itself, so it runs in one project. */
const ONCE = { tag: '@narrow' }

const open = async (page: Page, path: string) => {
  await page.goto(path, { waitUntil: 'commit' })
  await expectReady(page)
}

const controls: [title: string, path: string][] = [
  ['each kind of control', '/za/internal/tests/controls/'],
  // The full run adds the controls of every block.
  ...(IS_FULL_RUN
    ? Object.keys(EXAMPLES).map((block): [string, string] => [block, `/za/internal/tests/${block}/`])
    : []),
]

for (const [title, path] of controls)
  test(
    `${title}: uses before the code is loaded take effect after hydration`,
    ONCE,
    async ({ page, request }) => {
      // It opens its page twice for each control.
      test.slow()
      await expectEarlyUses(page, request, path)
    },
  )

test(
  'choosing a filter and going back do not change blocks that are not yet hydrated',
  ONCE,
  async ({ page }) => {
    await open(page, '/za/shop/')
    await hydrateAll(page)
    await page.getByRole('button', { name: 'Filter' }).click()
    await page.getByRole('checkbox', { name: 'In stock' }).check()
    await expect(page).toHaveURL(/in_stock=1/)
    await expectUnchangedHtml(page)
    await page.goBack()
    await expectUnchangedHtml(page)
  },
)

test(
  'a link to a part of the page does not change blocks that are not yet hydrated',
  ONCE,
  async ({ page }) => {
    await open(page, '/za/blog/choosing-a-card-machine/')
    await expectUnchangedHtml(page)
    await page.getByRole('link', { name: 'Skip to content' }).press('Enter')
    await expect(page).toHaveURL(/#main/)
    await expectUnchangedHtml(page)
  },
)

/** A product with its buy bar, a cart with its button, a step of a form: each has another part at the foot of the screen. */
const PAGES_WITH_A_FOOT = [
  ...[KHUMO, '/za/cart-overview/', '/za/checkout/?step=payment'],
  ...(IS_FULL_RUN ? ['/za/shop/', '/za/signup/', '/za/checkout/'] : []),
]

for (const path of PAGES_WITH_A_FOOT)
  test(`${path}: fixed parts leave room for the rest of the screen`, ONCE, async ({ page, request }) => {
    await comeBack(page, request)
    await open(page, path)
    // A toast stays while it has the focus.
    await dismissToast(page).focus()
    await expectApart(page, 'under a toast')
    await dismissToast(page).click()
    await expect(dismissToast(page)).toBeHidden()
    await expectApart(page, 'with the reminder')
    await comeBack(page, request, { signup: false, soldOut: false })
    await open(page, path)
    await expectApart(page, 'with a cart')
  })
