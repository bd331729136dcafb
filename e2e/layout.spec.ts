import { CODE, hold } from './support/network'
import { openWithCart } from './support/orders'
import { expectReady, openReady } from './support/ready'
import { placeOf } from './support/shifts'
import { heading } from './support/shop'
import { expect, test } from './support/test'

test('menu and footer survive scrolling and other pages; on a phone benefits are rows, no higher than their text needs', async ({
  page,
  request,
}, { project }) => {
  const isWide = project.name === 'desktop'
  await test.step('home', async () => {
    await openReady(page, '/za/')
    const cards = page.getByRole('article').filter({ has: page.locator('[data-form]') })
    const heights = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().height))
    expect(heights.length).toBeGreaterThan(5)
    if (project.name === 'phone') expect(Math.max(...heights)).toBeLessThan(160)
  })
  await test.step('the menu', async () => {
    await page.evaluate(() => window.scrollTo(0, 1200))
    await page.evaluate(() => window.scrollTo(0, 0))
    const links = page.getByRole('navigation', { name: 'Main', includeHidden: true }).getByRole('link', {
      name: 'Point of sale',
      includeHidden: true,
    })
    await expect(links.first()).toBeAttached()
    if (isWide) await expect(links.first()).toBeVisible()
  })
  await test.step('the footer', async () => {
    await openWithCart(page, request, '/za/checkout/', { contact: false })
    await expect(heading(page, 'Contact')).toBeVisible()
    const footer = page.getByRole('contentinfo')
    await expect(footer).toHaveCSS('background-color', 'rgb(34, 34, 34)')
    await expect(footer.getByRole('navigation').getByRole('link')).toHaveText([
      ...['Terms of sale', 'Delivery and returns', 'Privacy'],
      'Cookie settings',
    ])
  })
})

test('an address that names an excluded page shows neither banners nor menu, also before the code is loaded', async ({
  page,
}) => {
  const release = await hold(page, CODE)
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
