import { buyNow, heading } from './support/shop'
import { expect, test } from './support/test'

test('the menu and the footer stand as they are while the page changes under them', async ({ page }, {
  project,
}) => {
  await page.goto('/za/shop/')
  await page.evaluate(() => window.scrollTo(0, 1200))
  await page.evaluate(() => window.scrollTo(0, 0))
  const links = page.getByRole('navigation', { name: 'Main', includeHidden: true }).getByRole('link', {
    name: 'Point of sale',
    includeHidden: true,
  })
  await expect(links.first()).toBeAttached()
  if (project.name === 'desktop') await expect(links.first()).toBeVisible()

  await buyNow(page, '/za/shop/card-machines/khumo/')
  await page.goto('/za/checkout/')
  await expect(heading(page, 'Contact')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toHaveCSS('background-color', 'rgb(34, 34, 34)')
})

test('on a phone the menu opens in panels, and closes with the next page', async ({ page }, { project }) => {
  test.skip(project.name !== 'phone', 'The bar shows all links on a wide screen.')
  await page.goto('/za/')
  await expect(page.getByRole('button', { name: /^Cart/ }), 'the page is awake').toBeVisible()
  await page.getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await menu.getByRole('button', { name: 'Shop' }).click()
  await menu.getByRole('link', { name: 'Card machines' }).first().click()
  await expect(page).toHaveURL(/\/za\/shop\/card-machines\//)
  await expect(menu).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
