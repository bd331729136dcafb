import type { Page } from '@playwright/test'
import { expectReady, openReady } from './support/ready'
import { footerLink, heading, KHUMO, productHero } from './support/shop'
import { expect, test } from './support/test'

// A table in src/islands/ covers when the next page is loaded, requested again and given up.

/** Fails the requests that match the pattern until the browser loads the whole page. @returns the requests that failed */
const failUntilLoadedWhole = async (page: Page, path: string, pattern: RegExp, status?: number) => {
  const failed: string[] = []
  let isLoadedWhole = false
  await page.route(`**${path}`, (route) => {
    isLoadedWhole ||= route.request().isNavigationRequest()
    return route.continue()
  })
  await page.route(pattern, (route) => {
    if (isLoadedWhole) return route.continue()
    failed.push(route.request().url())
    return status ? route.fulfill({ status }) : route.abort()
  })
  return { failed, isLoadedWhole: () => isLoadedWhole }
}

test('a page whose data answers 500 says so, and opens on the next attempt; an unknown address suggests the page that was probably meant', async ({
  page,
  expectFailures,
}) => {
  const data = /\/page-data\/za\/signup\/page-data\.json/
  expectFailures(data)
  expectFailures(/no-such-page/)
  await openReady(page, '/za/')
  await test.step('500', async () => {
    await page.route(data, (route) => route.fulfill({ status: 500 }))
    await (await footerLink(page, 'Sign up')).click()
    await expect(heading(page, 'That did not work.')).toBeVisible()
    await expect(page).toHaveURL('/za/signup/')
    const call = page.getByRole('main').getByRole('link', { name: /^Call 0/ })
    await expect(call).toHaveAttribute('href', /^tel:/)
    await page.unroute(data)
    await page.getByRole('link', { name: 'Try again' }).click()
    await expect(heading(page, 'About you')).toBeVisible()
  })
  await test.step('not there', async () => {
    await openReady(page, '/za/')
    const link = await footerLink(page, 'Sign up')
    await link.evaluate((anchor) => anchor.setAttribute('href', '/za/no-such-page/prcing/'))
    await link.click()
    await expect(heading(page, 'That page is not here.')).toBeVisible()
    await expect(page).toHaveURL('/za/no-such-page/prcing/')
    const found = page.getByRole('list', { name: 'Pages' })
    await expect(found.getByRole('link', { name: 'Pricing' })).toHaveAttribute('href', '/za/pricing/')
    await page.getByRole('searchbox', { name: 'What are you looking for?' }).fill('shiping')
    await found.getByRole('link', { name: /Shipping/ }).click()
    await expect(page).toHaveURL('/za/terms/shipping-returns/')
  })
})

test('the browser loads the whole page when its code fails, or when its data fails four times', async ({
  page,
  expectFailures,
}) => {
  const code = /\/component---src-templates-signup-page-[^/]+\.js/
  const data = /\/page-data\/za\/order\/page-data\.json/
  expectFailures(code)
  expectFailures(data)
  await test.step('code', async () => {
    const { failed, isLoadedWhole } = await failUntilLoadedWhole(page, '/za/signup/', code)
    await openReady(page, '/za/')
    await (await footerLink(page, 'Sign up')).click()
    await expect(heading(page, 'About you')).toBeVisible()
    expect(isLoadedWhole()).toBe(true)
    expect(failed.length).toBeGreaterThan(0)
  })
  await test.step('data', async () => {
    const { failed, isLoadedWhole } = await failUntilLoadedWhole(page, '/za/order/', data, 503)
    await openReady(page, '/za/')
    await (await footerLink(page, 'Where is my order?')).click()
    await expect(heading(page, 'Where is my order?')).toBeVisible()
    expect(isLoadedWhole()).toBe(true)
    expect(failed).toHaveLength(4)
  })
})

/** The code of a block that product pages have and the shop's front page does not. */
const HERO_CODE = /\/block-hero-product-half-[^/]+\.js/

test('a block’s code that a release removed makes an open page lead on to the new page, loaded once; a block whose code is unavailable for a while appears by itself', async ({
  page,
  expectFailures,
}) => {
  expectFailures(HERO_CODE)
  expectFailures(/could not be (prepared|loaded)/)
  let documents = 0
  page.on('request', (sent) => {
    if (sent.isNavigationRequest() && sent.frame() === page.mainFrame()) documents += 1
  })
  const toKhumo = async () => {
    await page.locator(`main a[href="${KHUMO}"]`).first().click()
    await expect(page).toHaveURL(KHUMO)
  }
  const expectBlock = async () => {
    await expect(productHero(page).getByRole('heading', { level: 1 })).toBeVisible()
    await expectReady(page)
  }
  await test.step('removed', async () => {
    await openReady(page, '/za/shop/')
    // For the open document the code is gone, and the site reports a new build.
    const { isLoadedWhole } = await failUntilLoadedWhole(page, KHUMO, HERO_CODE, 404)
    await page.route('**/page-data/app-data.json', (route) =>
      isLoadedWhole() ? route.continue() : route.fulfill({ json: { webpackCompilationHash: 'another' } }),
    )
    await toKhumo()
    await expectBlock()
    expect(documents).toBe(2)
  })
  await test.step('unavailable for a while', async () => {
    await page.unrouteAll()
    await openReady(page, '/za/shop/')
    documents = 1
    await page.route(HERO_CODE, (route) => route.fulfill({ status: 404 }))
    await toKhumo()
    await page.unroute(HERO_CODE)
    await expectBlock()
    expect(documents).toBeLessThanOrEqual(2)
  })
})
