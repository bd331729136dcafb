import type { Page } from '@playwright/test'
import { openReady } from './support/ready'
import { heading } from './support/shop'
import { expect, test } from './support/test'

const SIGNUP_DATA = /\/page-data\/za\/signup\/page-data\.json/
const SIGNUP_CODE = /\/component---src-templates-signup-page-[^/]+\.js/

const openSignup = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Sign up', exact: true }).click()

/** Answers which requests the pattern stopped before the browser asked for the whole signup page. */
const failUntilLoadedWhole = async (page: Page, pattern: RegExp, status?: number) => {
  const failed: string[] = []
  let isLoadedWhole = false
  await page.route(/\/za\/signup\/$/, (route) => {
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

test('a page whose data answers 500 says what happened, and opens when it is tried again', async ({
  page,
  expectFailures,
}) => {
  expectFailures(SIGNUP_DATA)
  await openReady(page, '/za/')
  await page.route(SIGNUP_DATA, (route) => route.fulfill({ status: 500 }))
  await openSignup(page)
  await expect(heading(page, 'That did not work.')).toBeVisible()
  await expect(page).toHaveURL('/za/signup/')
  await expect(page.getByRole('main').getByRole('link', { name: /^Call 0/ })).toHaveAttribute('href', /^tel:/)
  await page.unroute(SIGNUP_DATA)
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(heading(page, 'About you')).toBeVisible()
})

test('a link to a page that is not there shows the not-found page', async ({ page, expectFailures }) => {
  expectFailures(/no-such-page/)
  await openReady(page, '/za/')
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Sign up', exact: true })
  await link.evaluate((anchor) => anchor.setAttribute('href', '/za/no-such-page/'))
  await link.click()
  await expect(heading(page, 'That page is not here.')).toBeVisible()
  await expect(page).toHaveURL('/za/no-such-page/')
})

test('data that does not come is asked for again three times, then the page is loaded whole', async ({
  page,
  expectFailures,
}) => {
  expectFailures(SIGNUP_DATA)
  const { failed, isLoadedWhole } = await failUntilLoadedWhole(page, SIGNUP_DATA, 503)
  await openReady(page, '/za/')
  await openSignup(page)
  await expect(heading(page, 'About you')).toBeVisible()
  expect(isLoadedWhole()).toBe(true)
  expect(failed).toHaveLength(4)
})

test('a page whose code does not load is loaded whole', async ({ page, expectFailures }) => {
  expectFailures(SIGNUP_CODE)
  const { failed, isLoadedWhole } = await failUntilLoadedWhole(page, SIGNUP_CODE)
  await openReady(page, '/za/')
  await openSignup(page)
  await expect(heading(page, 'About you')).toBeVisible()
  expect(isLoadedWhole()).toBe(true)
  expect(failed.length).toBeGreaterThan(0)
})
