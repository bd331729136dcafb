import type { Page } from '@playwright/test'
import { IS_FULL_RUN } from '../services/testing/scale'
import { openReady } from './support/ready'
import { watchShifts } from './support/shifts'
import { expect, test } from './support/test'

// A table in src/layout/navigation/ covers the states of the submenus.

const bar = (page: Page) => page.getByRole('banner')
const submenu = (page: Page, name: string) => bar(page).getByRole('button', { name })
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' })

const expectOpen = async (page: Page, name: string, isOpen: boolean) =>
  expect(submenu(page, name)).toHaveAttribute('aria-expanded', String(isOpen))

const WIDE = { width: 1440, height: 900 }

const leaveBar = (page: Page) => page.mouse.move(700, 850)

const expectStuckBar = async (page: Page) => {
  const shifted = await watchShifts(page)
  await page.mouse.wheel(0, 2)
  await page.mouse.wheel(0, 700)
  await expect(bar(page)).toHaveAttribute('data-stuck', 'true')
  await expect(bar(page)).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await expect.poll(async () => (await bar(page).boundingBox())?.y).toBe(0)
  await page.mouse.wheel(0, -900)
  await expect(bar(page)).toHaveAttribute('data-stuck', 'false')
  await expect.poll(() => page.evaluate(() => window.scrollY), 'scrolled to the top').toBe(0)
  expect(await shifted()).toEqual([])
}

test(
  'on a wide screen pointer, press and keyboard open submenus, and leaving closes them; the bar stays in view, turns white, and moves nothing',
  { tag: '@wide' },
  async ({ page }) => {
    await page.setViewportSize(WIDE)
    await openReady(page, '/za/')
    await test.step('the bar stays in view', () => expectStuckBar(page))
    await test.step('a press on the button, and one inside the submenu, before the pointer leaves', async () => {
      const title = bar(page).getByText('Before you buy')
      // A press moves the pointer onto the button first, which opens the submenu.
      await submenu(page, 'Learn').click()
      await expectOpen(page, 'Learn', true)
      await title.click()
      await expectOpen(page, 'Learn', true)
      await leaveBar(page)
      await expect(title).toBeHidden()
    })
    await test.step('the focus returns to the button when the pointer closes the submenu', async () => {
      await bar(page).getByRole('link', { name: 'yoco home' }).focus()
      await submenu(page, 'Learn').focus()
      await page.keyboard.press('Tab')
      const guide = bar(page).getByRole('link', { name: /^What card payments cost/ })
      await expect(guide).toBeFocused()
      await submenu(page, 'Learn').hover()
      await leaveBar(page)
      await expect(guide).toBeHidden()
      await expect(submenu(page, 'Learn')).toBeFocused()
    })
    await test.step('the pointer follows a link', async () => {
      await submenu(page, 'Shop').hover()
      await expectOpen(page, 'Shop', true)
      await bar(page)
        .getByRole('link', { name: /^SIM cards/ })
        .click()
      await expect(page).toHaveURL('/za/shop/sim-cards/')
      await leaveBar(page)
      await expectOpen(page, 'Shop', false)
    })
    await test.step('the keyboard', async () => {
      await submenu(page, 'Learn').focus()
      await submenu(page, 'Shop').focus()
      await expectOpen(page, 'Shop', true)
      await page.keyboard.press('Tab')
      const first = page.locator(':focus')
      await expect(first).toBeVisible()
      const href = await first.getAttribute('href')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(href ?? '')
    })
  },
)

for (const path of IS_FULL_RUN ? ['/za/shop/', '/za/no-such-page/'] : ['/za/no-such-page/'])
  test(
    `on a wide screen ${path} keeps its bar in view too`,
    { tag: '@wide' },
    async ({ page, expectFailures }) => {
      expectFailures(/no-such-page/)
      await page.setViewportSize(WIDE)
      await openReady(page, path)
      await expectStuckBar(page)
    },
  )

/** A tablet has the phone's menu. */
for (const width of IS_FULL_RUN ? [390, 768] : [390])
  test.describe(`${width} px wide`, { tag: '@narrow' }, () => {
    test('taps and keys lead through the menu’s levels to a page and back; Escape closes the menu', async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 })
      await openReady(page, '/za/')
      const button = page.getByRole('button', { name: 'Menu' })
      await test.step('the keyboard', async () => {
        await button.focus()
        await page.keyboard.press('Enter')
        await expect(menu(page)).toBeVisible()
        await menu(page).getByRole('button', { name: 'Shop' }).focus()
        await page.keyboard.press('Enter')
        await expect(menu(page).getByRole('button', { name: 'Back to Menu' })).toBeFocused()
        await page.keyboard.press('Enter')
        await expect(menu(page).getByRole('button', { name: 'Learn' })).toBeVisible()
        await page.keyboard.press('Escape')
        await expect(menu(page)).toBeHidden()
        await expect(button).toBeFocused()
      })
      await test.step('a finger', async () => {
        await button.tap()
        await menu(page).getByRole('button', { name: 'Shop' }).tap()
        await menu(page).getByRole('link', { name: 'SIM cards' }).first().tap()
        await expect(page).toHaveURL('/za/shop/sim-cards/')
        await expect(menu(page)).toBeHidden()
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      })
    })
  })
