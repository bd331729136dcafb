import type { Page } from '@playwright/test'
import { EXAMPLES } from '../src/blocks/examples'
import { expectAdding } from './support/adds'
import { DEMO_PAGES } from './support/demo-pages'
import { expectEarly } from './support/early'
import { expectKept, rememberParts } from './support/kept'
import { AT_THE_FOOT, EMPTIED, LOST_EARLY } from './support/known-problems'
import { expectApart, expectPressable, resize } from './support/pressable'
import { comeBack, dismissToast, expect, PHONE, ready, test, wakeAll } from './support/visitor'

test.describe.configure({ mode: 'parallel' })

const open = async (page: Page, path: string) => {
  await rememberParts(page)
  await page.goto(path, { waitUntil: 'commit' })
  await ready(page)
}

const pageOf = (block: string) => `/za/internal/tests/${block}/`

/** Blocks of words, pictures and links: there is nothing in them that waits for code. */
const NOTHING_TO_USE_EARLY = [
  ...[
    'benefit_card',
    'cart_overview',
    'category_slide',
    'centre_cta_banner',
    'grid',
    'hero_catalogue',
    'hero_centre',
  ],
  ...['hero_content_half', 'image', 'payment_logo_banner', 'rating_banner', 'rich_text', 'spacer'],
]

for (const block of Object.keys(EXAMPLES)) {
  test(`${block}: everything can be pressed, and what says that it adds does`, async ({ page, request }) => {
    await open(page, pageOf(block))
    await wakeAll(page)
    await expectPressable(page)
    await resize(page, PHONE)
    await expectAdding(page, request)
    await expectKept(page)
  })

  if (NOTHING_TO_USE_EARLY.includes(block)) continue
  test(`${block}: what is done before its code is here has happened`, async ({ page, request }) => {
    const lost = LOST_EARLY[block] ?? []
    await expectEarly(page, request, pageOf(block), 'scripts held back', lost)
    await expectEarly(page, request, pageOf(block), 'scripts slow', lost)
  })
}

/** The menu of phones, where the page has one. */
const openAndCloseMenu = async (page: Page) => {
  const button = page.getByRole('button', { name: 'Menu' })
  const menu = page.getByRole('dialog', { name: 'Menu' })
  if (!(await button.isVisible())) return
  await button.click()
  await expect(menu).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
}

for (const path of DEMO_PAGES)
  test(`${path}: everything can be pressed, and what sleeps stays as it is`, async ({ page, request }) => {
    await comeBack(page, request)
    await open(page, path)
    await dismissToast(page).click()
    await openAndCloseMenu(page)
    await wakeAll(page)
    await expectPressable(page)
    await resize(page, PHONE)
    await expectAdding(page, request, { oneEach: true })
    await expectKept(page)
  })

test('a choice and the way back from it leave sleeping blocks as they are', async ({ page }) => {
  await open(page, '/za/shop/')
  await wakeAll(page)
  await page.getByRole('radio', { name: 'Accessories' }).check()
  await expect(page).toHaveURL(/type=accessory/)
  await expectKept(page)
  await page.goBack()
  await expectKept(page, EMPTIED.back)
})

test('the way to a part of the page leaves sleeping blocks as they are', async ({ page }) => {
  await open(page, '/za/blog/choosing-a-card-machine/')
  await expectKept(page)
  await page.getByRole('link', { name: 'Skip to content' }).press('Enter')
  await expect(page).toHaveURL(/#main/)
  await expectKept(page, EMPTIED.fragment)
})

/** A page of each kind that keeps something at an edge of the screen. */
const WITH_FIXED_PARTS = [
  ...['/za/shop/', '/za/shop/card-machines/khumo/', '/za/cart-overview/'],
  ...['/za/checkout/', '/za/checkout/?step=payment', '/za/signup/'],
]

for (const path of WITH_FIXED_PARTS)
  test(`${path}: what stays on the screen leaves room for the rest of it`, async ({ page, request }) => {
    const known = AT_THE_FOOT[path] ?? []
    await comeBack(page, request)
    await open(page, path)
    // A toast stays for as long as it has the focus.
    await dismissToast(page).focus()
    await expectApart(page, 'under a toast', known)
    await dismissToast(page).click()
    await expect(dismissToast(page)).toBeHidden()
    await expectApart(page, 'with the reminder', known)
    await comeBack(page, request, { signup: false, soldOut: false })
    await page.reload({ waitUntil: 'commit' })
    await ready(page)
    await expectApart(page, 'with a cart', known)
  })
