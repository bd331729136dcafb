import type { Locator } from '@playwright/test'
import { openWithCart } from './support/payments'
import { expectReady, openReady } from './support/ready'
import { placeOf } from './support/shifts'
import { heading } from './support/shop'
import { expect, test } from './support/test'

test(
  'the menu and the footer stand as they are while the page changes under them',
  { tag: '@both' },
  async ({ page, request }, { project }) => {
    await openReady(page, '/za/shop/')
    await page.evaluate(() => window.scrollTo(0, 1200))
    await page.evaluate(() => window.scrollTo(0, 0))
    const links = page.getByRole('navigation', { name: 'Main', includeHidden: true }).getByRole('link', {
      name: 'Point of sale',
      includeHidden: true,
    })
    await expect(links.first()).toBeAttached()
    if (project.name === 'desktop') await expect(links.first()).toBeVisible()

    await openWithCart(page, request, '/za/checkout/', { contact: false })
    await expect(heading(page, 'Contact')).toBeVisible()
    const footer = page.getByRole('contentinfo')
    await expect(footer).toHaveCSS('background-color', 'rgb(34, 34, 34)')
    await expect(footer.getByRole('navigation').getByRole('link')).toHaveText([
      ...['Terms of sale', 'Delivery and returns', 'Privacy'],
      'Cookie settings',
    ])
  },
)

test(
  'on a phone the menu opens in panels, and closes with the next page',
  { tag: '@narrow' },
  async ({ page }) => {
    await openReady(page, '/za/')
    await page.getByRole('button', { name: 'Menu' }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await menu.getByRole('button', { name: 'Shop' }).click()
    await menu.getByRole('link', { name: 'Card machines' }).first().click()
    await expect(page).toHaveURL(/\/za\/shop\/card-machines\//)
    await expect(menu).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  },
)

test(
  'a merchant finds where to sign up: in the navigation, in the footer and at the end of home',
  { tag: '@both' },
  async ({ page }, { project }) => {
    const toSignup = async (link: Locator, query = '') => {
      await expect(link).toHaveAttribute('href', `/za/signup/${query}`)
      await link.click()
      await expect(heading(page, 'About you')).toBeVisible()
      await page.goBack()
      await expect(page).toHaveURL('/za/')
    }
    await openReady(page, '/za/')
    const footer = page.getByRole('contentinfo')
    await toSignup(footer.getByRole('link', { name: 'Sign up', exact: true }))
    await toSignup(
      footer.getByRole('link', { name: 'Register a card machine' }),
      '?userJourney=register_reader',
    )
    await toSignup(page.getByRole('main').getByRole('link', { name: 'Sign up', exact: true }))
    const hasMenu = project.name !== 'desktop'
    if (hasMenu) await page.getByRole('button', { name: 'Menu' }).click()
    const menu = hasMenu ? page.getByRole('dialog', { name: 'Menu' }) : page.getByRole('banner')
    await toSignup(menu.getByRole('link', { name: 'Get started', exact: true }))
  },
)

test('an address that names an excluded page shows neither banners nor menu, before its code is here too', async ({
  page,
}) => {
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\.js(\?|$)/, async (route) => {
    await released
    await route.continue()
  })
  const above = page.locator('[data-site-banner], [data-navigation]')
  await page.goto('/za/?path=/za/checkout/', { waitUntil: 'domcontentloaded' })
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toBeVisible()
  for (const part of await above.all()) await expect(part).toBeHidden()
  const place = await placeOf(title)
  release()
  await expectReady(page)
  for (const part of await above.all()) await expect(part).toBeHidden()
  expect(await placeOf(title)).toBe(place)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the error page says what to do, without a picture too', async ({ page, expectFailures }) => {
    expectFailures(/\/f\/1\//)
    await page.route(/\/f\/1\//, (route) => route.abort())
    await page.goto('/500.html')
    const main = page.getByRole('main')
    await expect(heading(page, 'That did not work.')).toBeVisible()
    for (const way of [/^Try again/, /^Shop/, /^Where is my order/, /^Call 0/])
      await expect(main.getByRole('link', { name: way })).toBeVisible()
  })

  test('the page that is not there searches the shop', async ({ page, expectFailures }) => {
    expectFailures(/no-such-page/)
    await page.goto('/za/no-such-page/')
    await page.getByRole('searchbox', { name: 'Search pages and products' }).fill('dock')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL('/za/shop/?q=dock')
  })

  test('banners stand on the pages that no editor writes, and not on an excluded one', async ({
    page,
    expectFailures,
  }) => {
    expectFailures(/no-such-page/)
    const banner = page.getByRole('complementary', { name: 'Announcement' })
    for (const path of ['/za/signup/', '/za/signup/1/continue/', '/za/order/', '/za/no-such-page/']) {
      await page.goto(path)
      await expect(banner, path).toBeVisible()
    }
    await page.goto('/za/checkout/')
    await expect(banner).toHaveCount(0)
  })
})

test(
  'a submenu closes when the mouse leaves the bar, after a click into it too, and gives the keyboard its place back',
  { tag: '@wide' },
  async ({ page }) => {
    await openReady(page, '/za/')
    const submenu = page.getByRole('banner').getByRole('button', { name: 'Learn' })
    const title = page.getByRole('banner').getByText('Before you buy')
    await submenu.hover()
    await expect(title).toBeVisible()
    await title.click()
    await expect(title).toBeVisible()
    await page.mouse.move(700, 880)
    await expect(title).toBeHidden()
    await submenu.click()
    await expect(title).toBeVisible()
    await page.mouse.move(700, 880)
    await expect(title).toBeHidden()

    await page.getByRole('banner').getByRole('link', { name: 'yoco home' }).focus()
    await submenu.focus()
    await page.keyboard.press('Tab')
    const guide = page.getByRole('banner').getByRole('link', { name: /^Choosing a card machine/ })
    await expect(guide).toBeFocused()
    await submenu.hover()
    await page.mouse.move(700, 880)
    await expect(guide).toBeHidden()
    await expect(submenu).toBeFocused()
  },
)

test(
  'on a phone benefits are rows of a list, none higher than its words need',
  { tag: '@narrow' },
  async ({ page }) => {
    await openReady(page, '/za/')
    const cards = page.getByRole('article').filter({ has: page.locator('[data-form]') })
    const heights = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().height))
    expect(heights.length).toBeGreaterThan(5)
    expect(Math.max(...heights)).toBeLessThan(160)
  },
)

test('the page that is not there names the page that was meant, and pages while one types', async ({
  page,
  expectFailures,
}) => {
  expectFailures(/no-such-page/)
  await openReady(page, '/za/no-such-page/prcing/')
  const found = page.getByRole('list', { name: 'Pages' })
  await expect(found.getByRole('link', { name: 'Pricing' })).toHaveAttribute('href', '/za/pricing/')
  await page.getByRole('searchbox', { name: 'Search pages and products' }).fill('shiping')
  await found.getByRole('link', { name: /Shipping/ }).click()
  await expect(page).toHaveURL('/za/terms/shipping-returns/')
})
