import type { Locator } from '@playwright/test'
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

test('a merchant finds where to sign up: in the navigation, in the footer and at the end of home', async ({
  page,
}, { project }) => {
  const openHome = async () => {
    await page.goto('/za/')
    await expect(page.getByRole('button', { name: /^Cart/ }), 'the page is awake').toBeVisible()
  }
  const toSignup = async (link: Locator, query = '') => {
    await expect(link).toHaveAttribute('href', `/za/signup/${query}`)
    await link.click()
    await expect(heading(page, 'About you')).toBeVisible()
    await openHome()
  }
  await openHome()
  const footer = page.getByRole('contentinfo')
  await toSignup(footer.getByRole('link', { name: 'Sign up', exact: true }))
  await toSignup(
    footer.getByRole('link', { name: 'Register a card machine' }),
    '?userJourney=register_reader',
  )
  await toSignup(page.getByRole('main').getByRole('link', { name: 'Sign up', exact: true }))
  if (project.name === 'phone') await page.getByRole('button', { name: 'Menu' }).click()
  const menu =
    project.name === 'phone' ? page.getByRole('dialog', { name: 'Menu' }) : page.getByRole('banner')
  await toSignup(menu.getByRole('link', { name: 'Sign up', exact: true }))
})
