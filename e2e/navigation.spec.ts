import type { Page } from '@playwright/test'
import { openReady } from './support/ready'
import { watchShifts } from './support/shifts'
import { expect, test } from './support/test'

const bar = (page: Page) => page.getByRole('banner')
const submenu = (page: Page, name: string) => bar(page).getByRole('button', { name })
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' })

/** The whole way through a submenu, by one kind of use. */
const expectOpen = async (page: Page, name: string, isOpen: boolean) =>
  expect(submenu(page, name)).toHaveAttribute('aria-expanded', String(isOpen))

test.describe('on a wide screen', { tag: '@wide' }, () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('the pointer opens submenus, goes from one to the other, and closes them by leaving the bar', async ({
    page,
  }) => {
    await openReady(page, '/za/')
    await submenu(page, 'Shop').hover()
    await expectOpen(page, 'Shop', true)
    await submenu(page, 'Learn').hover()
    await expectOpen(page, 'Learn', true)
    await expectOpen(page, 'Shop', false)
    await page.mouse.move(700, 850)
    await expectOpen(page, 'Learn', false)
    await submenu(page, 'Shop').hover()
    await expectOpen(page, 'Shop', true)
    await bar(page)
      .getByRole('link', { name: /^SIM cards/ })
      .click()
    await expect(page).toHaveURL('/za/shop/sim-cards/')
    await page.mouse.move(700, 850)
    await expectOpen(page, 'Shop', false)
  })

  test('the keyboard opens them, goes through their links, and closes them with Escape', async ({ page }) => {
    await openReady(page, '/za/')
    await submenu(page, 'Shop').focus()
    await expectOpen(page, 'Shop', true)
    await page.keyboard.press('Tab')
    const first = page.locator(':focus')
    await expect(first).toHaveAttribute('href', /^\/za\//)
    await expect(first).toBeVisible()
    await page.keyboard.press('Escape')
    await expectOpen(page, 'Shop', false)
    await expect(submenu(page, 'Shop')).toBeFocused()
    await page.keyboard.press('Enter')
    await expectOpen(page, 'Shop', true)
    await page.keyboard.press('Tab')
    const href = await page.locator(':focus').getAttribute('href')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`${href}`))
  })

  test('a press toggles them', async ({ page }) => {
    await openReady(page, '/za/')
    // The pointer has to be there before it presses, and that opens it.
    await submenu(page, 'Learn').click()
    await expectOpen(page, 'Learn', true)
    await page.mouse.move(700, 850)
    await expectOpen(page, 'Learn', false)
  })

  for (const path of ['/za/', '/za/shop/', '/za/no-such-page/'])
    test(`${path} keeps its bar in view, white, and nothing moves for it`, async ({
      page,
      expectFailures,
    }) => {
      expectFailures(/no-such-page/)
      await openReady(page, path)
      const shifted = await watchShifts(page)
      await page.mouse.wheel(0, 2)
      await page.mouse.wheel(0, 700)
      await expect(bar(page)).toHaveAttribute('data-stuck', 'true')
      await expect(bar(page)).toHaveCSS('background-color', 'rgb(255, 255, 255)')
      await expect.poll(async () => (await bar(page).boundingBox())?.y).toBe(0)
      await page.mouse.wheel(0, -900)
      await expect(bar(page)).toHaveAttribute('data-stuck', 'false')
      expect(await shifted()).toBe(0)
    })
})

for (const width of [390, 768])
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 844 }, hasTouch: true })

    test('a finger goes down to a page and back up by the menu’s own ways back', async ({ page }) => {
      await openReady(page, '/za/')
      await page.getByRole('button', { name: 'Menu' }).tap()
      await menu(page).getByRole('button', { name: 'Learn' }).tap()
      await menu(page).getByRole('button', { name: 'Back to Menu' }).tap()
      await menu(page).getByRole('button', { name: 'Shop' }).tap()
      await menu(page).getByRole('link', { name: 'SIM cards' }).first().tap()
      await expect(page).toHaveURL('/za/shop/sim-cards/')
      await expect(menu(page)).toBeHidden()
    })

    test('the keyboard does too, and Escape closes the menu', async ({ page }) => {
      await openReady(page, '/za/')
      const button = page.getByRole('button', { name: 'Menu' })
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

    test('the menu makes way for the cart', async ({ page }) => {
      await openReady(page, '/za/?promotion=WELCOME10')
      await page.getByRole('button', { name: 'Menu' }).tap()
      await expect(menu(page)).toBeVisible()
      await page.keyboard.press('Escape')
      await bar(page).getByRole('button', { name: /^Cart/ }).tap()
      await expect(page.getByRole('dialog', { name: 'Cart' })).toBeVisible()
      await expect(menu(page)).toBeHidden()
    })
  })
