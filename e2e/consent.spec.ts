import type { APIRequestContext } from '@playwright/test'
import { askForCall, SALES } from './support/leads'
import {
  anonymousId,
  answer,
  CAMPAIGN,
  cookies,
  eventsOf,
  expectTold,
  keptIn,
  KHUMO,
  leaveTab,
  namesOf,
  watchMeasuring,
} from './support/measurement'
import { openReady } from './support/ready'
import { buyNow, cartPanel } from './support/shop'
import { expect, test } from './support/test'

/** What a cart, a look at a product and an answer keep; nothing of it is for measuring. */
const NECESSARY = ['cartChange', 'cartId', 'cartProducts', 'cartRequest', 'consent', 'visitedPages', 'wau']

/** Besides these, and where a page was scrolled to. */
const unnecessary = (keys: readonly string[]): string[] =>
  keys.filter((key) => !NECESSARY.includes(key) && !key.startsWith('@@scroll'))

/** These arrived, and nothing that says who it was or what led them here. */
const expectNobody = async (request: APIRequestContext, visitor: string, names: string[]): Promise<void> => {
  await expect.poll(async () => namesOf(await eventsOf(request, visitor))).toEqual(names)
  const told = JSON.stringify(await eventsOf(request, visitor))
  expect(told).toContain('"ip":"0.0.0.0"')
  expect(told).not.toMatch(/Thandi|Nkosi|@|27821234567|utm_|summer|clid|fb\.1/)
}

test('before an answer nothing is asked or kept, and after a no neither', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'wau', value: 'visitor', url: baseURL ?? '' }])
  const asked = watchMeasuring(page)
  await openReady(page, `/za/${CAMPAIGN}`)
  await buyNow(page, KHUMO)
  await expect(cartPanel(page)).toBeVisible()
  await page.keyboard.press('Escape')
  expect(unnecessary(await keptIn(page))).toEqual([])
  await answer(page, 'No, thanks')
  await openReady(page, `/za/pricing/${CAMPAIGN}`)
  await expect(cookies(page)).toBeHidden()
  expect(unnecessary(await keptIn(page))).toEqual([])
  expect(asked).toEqual([])
})

test('a yes is taken back from the footer, and nothing of it stays', async ({ page }) => {
  await openReady(page, `/za/${CAMPAIGN}`)
  await answer(page, 'Yes, allow')
  await anonymousId(page)
  await page.getByRole('link', { name: 'Cookie settings' }).click()
  await expect(cookies(page)).toBeVisible()
  await expect(cookies(page)).toBeFocused()
  await cookies(page).getByRole('button', { name: 'Choose' }).click()
  await expect(cookies(page).getByRole('checkbox', { name: /^Statistics/ })).toBeChecked()
  const asked = watchMeasuring(page)
  await answer(page, 'No, thanks')
  await leaveTab(page)
  await openReady(page, '/za/help/')
  expect(asked).toEqual([])
  expect(unnecessary(await keptIn(page))).toEqual([])
})

test('each purpose by itself: statistics alone tell nobody who asked to be called', async ({
  page,
  request,
}) => {
  await openReady(page, `${SALES}${CAMPAIGN}`)
  await cookies(page).getByRole('button', { name: 'Choose' }).click()
  await cookies(page)
    .getByRole('checkbox', { name: /^Statistics/ })
    .check()
  await answer(page, 'Save my choice')
  const visitor = await anonymousId(page)
  expect(await keptIn(page)).not.toContain('queryStringParams')
  const { version, at, purposes } = await page.evaluate(
    () => JSON.parse(localStorage.getItem('consent') ?? '{}') as Record<string, unknown>,
  )
  expect({ version, purposes }).toEqual({
    version: '2026-11',
    purposes: { statistics: true, marketing: false },
  })
  expect(Date.now() - Date.parse(String(at))).toBeLessThan(60_000)
  await askForCall(page)
  await expectTold(page, 'page')
  await leaveTab(page)
  await expectNobody(request, visitor, [
    `page ${SALES}`,
    'Form Started',
    'website_contact_sales_form_submit',
    `page ${SALES}`,
  ])
})

test('a yes to advertising that is taken back holds what is still waiting', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  await context.addCookies([{ name: '_fbp', value: 'fb.1.1', url: baseURL ?? '' }])
  await openReady(page, `${KHUMO}${CAMPAIGN}`)
  await answer(page, 'Yes, allow')
  const visitor = await anonymousId(page)
  await page.getByRole('link', { name: 'Cookie settings' }).click()
  await cookies(page).getByRole('button', { name: 'Choose' }).click()
  await cookies(page)
    .getByRole('checkbox', { name: /^Advertising/ })
    .uncheck()
  await answer(page, 'Save my choice')
  await leaveTab(page)
  await expectNobody(request, visitor, [`page ${KHUMO}`, 'Product Viewed', 'Link Clicked'])
})

test('a link makes nobody another person', async ({ page, request }) => {
  await openReady(page, '/za/?ajs_aid=somebody&ajs_uid=other&ajs_trait_email=a%40b.example&ajs_event=Bought')
  await answer(page, 'Yes, allow')
  const visitor = await anonymousId(page)
  expect(visitor).not.toBe('somebody')
  await leaveTab(page)
  await expect.poll(async () => namesOf(await eventsOf(request, visitor))).toEqual(['page /za/'])
  expect(await eventsOf(request, 'somebody')).toEqual([])
})

test('by keyboard the question is two steps from the top of a page, and gone once it is answered', async ({
  page,
}) => {
  const link = page.getByRole('link', { name: 'Answer about cookies' })
  await openReady(page, '/za/')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(link).toBeFocused()
  await expect(link).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(cookies(page)).toBeFocused()
  for (const [role, name] of [
    ['link', /.+/],
    ['button', 'Choose'],
    ['button', 'No, thanks'],
  ] as const) {
    await page.keyboard.press('Tab')
    await expect(cookies(page).getByRole(role, { name })).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await expect(cookies(page)).toBeHidden()
  await expect(page.getByRole('main')).toBeFocused()
  await expect(link).toBeHidden()
})
