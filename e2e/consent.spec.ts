import {
  anonymousId,
  answer,
  CAMPAIGN,
  cookies,
  eventsOf,
  storedKeys,
  leaveTab,
  namesOf,
  untilMeasuring,
  watchMeasuring,
} from './support/measurement'
import { openReady } from './support/ready'
import { buyButton, cartPanel, KHUMO } from './support/shop'
import { expect, test } from './support/test'

// Tables in src/analytics/ and src/platform/consent.dom.test.ts cover each purpose alone and the data it allows.

/** Keys that the cart, a visited product and the answer store; none of them is for analytics. */
const NECESSARY = [
  ...['cartChange', 'cartId', 'cartProducts', 'cartRequest', 'consent', 'visitedPages', 'wau'],
  ...['queryStringParams', 'lastQueryStringParams'],
]

/** All keys but these and the scroll positions. */
const unnecessary = (keys: readonly string[]): string[] =>
  keys.filter((key) => !NECESSARY.includes(key) && !key.startsWith('@@scroll'))

test('before an answer and after a no, nothing is requested or stored for analytics; by keyboard the question is two stops from the top, and disappears once it is answered', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'wau', value: 'visitor', url: baseURL ?? '' }])
  const asked = watchMeasuring(page)
  await openReady(page, `${KHUMO}${CAMPAIGN}`)
  const link = page.getByRole('link', { name: 'Answer about cookies' })
  await test.step('by keyboard', async () => {
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
  })
  await test.step('before an answer', async () => {
    await buyButton(page).click()
    await expect(cartPanel(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(cartPanel(page)).toBeHidden()
    expect(unnecessary(await storedKeys(page))).toEqual([])
  })
  await test.step('after a no', async () => {
    await cookies(page).getByRole('button', { name: 'No, thanks' }).focus()
    await page.keyboard.press('Enter')
    await expect(cookies(page)).toBeHidden()
    await expect(page.getByRole('main')).toBeFocused()
    await expect(link).toBeHidden()
    await openReady(page, `/za/pricing/${CAMPAIGN}`)
    await expect(cookies(page)).toBeHidden()
    expect(unnecessary(await storedKeys(page))).toEqual([])
    expect(asked).toEqual([])
  })
})

const IDENTITY = '&ajs_aid=somebody&ajs_uid=other&ajs_trait_email=a%40b.example&ajs_event=Bought'

test('consent is withdrawn in the footer: first for advertising, also for events that are still queued, then for everything, and nothing stays stored; a link cannot set a visitor’s identity', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  await context.addCookies([{ name: '_fbp', value: 'fb.1.1', url: baseURL ?? '' }])
  const choose = async () => {
    await page.getByRole('link', { name: 'Cookie settings' }).click()
    await expect(cookies(page)).toBeVisible()
    await expect(cookies(page)).toBeFocused()
    await cookies(page).getByRole('button', { name: 'Choose' }).click()
  }
  const purpose = (name: RegExp) => cookies(page).getByRole('checkbox', { name })
  await openReady(page, `${KHUMO}${CAMPAIGN}${IDENTITY}`)
  await answer(page, 'Yes, allow')
  const visitor = await anonymousId(page)
  expect(visitor).not.toBe('somebody')

  await test.step('advertising', async () => {
    await choose()
    await purpose(/^Advertising/).uncheck()
    await answer(page, 'Save my choice')
    await leaveTab(page)
    await expect
      .poll(async () => namesOf(await eventsOf(request, visitor)))
      .toEqual([`page ${KHUMO}`, 'Product Viewed', 'Link Clicked'])
    const received = JSON.stringify(await eventsOf(request, visitor))
    expect(received).toContain('"ip":"0.0.0.0"')
    expect(received).not.toMatch(/@|utm_|summer|clid|fb\.1/)
    expect(await eventsOf(request, 'somebody')).toEqual([])
  })
  await test.step('everything', async () => {
    await openReady(page, '/za/help/')
    await untilMeasuring(page)
    await choose()
    await expect(purpose(/^Statistics/)).toBeChecked()
    await expect(purpose(/^Advertising/)).not.toBeChecked()
    const asked = watchMeasuring(page)
    await answer(page, 'No, thanks')
    await leaveTab(page)
    await openReady(page, '/za/help/')
    expect(asked).toEqual([])
    expect(unnecessary(await storedKeys(page)), 'but for the advertiser’s own cookie').toEqual(['_fbp'])
  })
})
