import type { Page } from '@playwright/test'
import { EXAMPLES } from '../src/blocks/examples.gen'
import { IS_FULL_RUN } from '../services/testing/scale'
import { expectEarlyUses } from './support/early-use'
import { expectUnchangedHtml, hydrateAll } from './support/hydration'
import { expectApart } from './support/pressable'
import { expectReady } from './support/ready'
import { comeBack, dismissToast, expect, test } from './support/visitor'

test.describe.configure({ mode: 'parallel' })

/** It looks at every width by itself, so no other window asks anything more. */
const ONCE = { tag: '@narrow' }

const open = async (page: Page, path: string) => {
  await page.goto(path, { waitUntil: 'commit' })
  await expectReady(page)
}

const controls: [title: string, path: string][] = [
  ['each kind of control', '/za/internal/tests/controls/'],
  // Before a release the controls of every block.
  ...(IS_FULL_RUN
    ? Object.keys(EXAMPLES).map((block): [string, string] => [block, `/za/internal/tests/${block}/`])
    : []),
]

for (const [title, path] of controls)
  test(`${title}: what is done before its code is here has happened`, ONCE, async ({ page, request }) => {
    await expectEarlyUses(page, request, path)
  })

test('a choice and the way back from it leave sleeping blocks as they are', ONCE, async ({ page }) => {
  await open(page, '/za/shop/')
  await hydrateAll(page)
  await page.getByRole('button', { name: 'Filter' }).click()
  await page.getByRole('checkbox', { name: 'In stock' }).check()
  await expect(page).toHaveURL(/in_stock=1/)
  await expectUnchangedHtml(page)
  await page.goBack()
  await expectUnchangedHtml(page)
})

test('the way to a part of the page leaves sleeping blocks as they are', ONCE, async ({ page }) => {
  await open(page, '/za/blog/choosing-a-card-machine/')
  await expectUnchangedHtml(page)
  await page.getByRole('link', { name: 'Skip to content' }).press('Enter')
  await expect(page).toHaveURL(/#main/)
  await expectUnchangedHtml(page)
})

/** A product with its bar, a cart with its button, a step of a form: each keeps another thing at the foot of the screen. */
const KEEPING_A_FOOT = [
  ...['/za/shop/card-machines/khumo/', '/za/cart-overview/', '/za/checkout/?step=payment'],
  ...(IS_FULL_RUN ? ['/za/shop/', '/za/signup/', '/za/checkout/'] : []),
]

for (const path of KEEPING_A_FOOT)
  test(
    `${path}: what stays on the screen leaves room for the rest of it`,
    ONCE,
    async ({ page, request }) => {
      await comeBack(page, request)
      await open(page, path)
      // A toast stays for as long as it has the focus.
      await dismissToast(page).focus()
      await expectApart(page, 'under a toast')
      await dismissToast(page).click()
      await expect(dismissToast(page)).toBeHidden()
      await expectApart(page, 'with the reminder')
      await comeBack(page, request, { signup: false, soldOut: false })
      await open(page, path)
      await expectApart(page, 'with a cart')
    },
  )
