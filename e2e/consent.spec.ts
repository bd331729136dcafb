import {
  anonymousId,
  answer,
  CAMPAIGN,
  cookies,
  eventsOf,
  storedKeys,
  KHUMO,
  leaveTab,
  namesOf,
  untilMeasuring,
  watchMeasuring,
} from './support/measurement'
import { openReady } from './support/ready'
import { cartPanel, productHero } from './support/shop'
import { expect, test } from './support/test'

// Each purpose by itself, and what leaves the browser with which, are tables in src/analytics/ and src/platform/consent.dom.test.ts.

/** What a cart, a look at a product and an answer keep; nothing of it is for measuring. */
const NECESSARY = [
  ...['cartChange', 'cartId', 'cartProducts', 'cartRequest', 'consent', 'visitedPages', 'wau'],
  ...['queryStringParams', 'lastQueryStringParams'],
]

/** Besides these, and where a page was scrolled to. */
const unnecessary = (keys: readonly string[]): string[] =>
  keys.filter((key) => !NECESSARY.includes(key) && !key.startsWith('@@scroll'))

test('before an answer nothing is asked or kept, and after a no neither; by keyboard the question is two steps from the top, and gone once it is answered', async ({
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
    await productHero(page)
      .getByRole('button', { name: /^Buy Now/ })
      .first()
      .click()
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

test('a yes is taken back from the footer: to advertising, which also holds what is still waiting, then to all, and nothing of it stays; a link makes nobody another person', async ({
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

  await test.step('to advertising', async () => {
    await choose()
    await purpose(/^Advertising/).uncheck()
    await answer(page, 'Save my choice')
    await leaveTab(page)
    await expect
      .poll(async () => namesOf(await eventsOf(request, visitor)))
      .toEqual([`page ${KHUMO}`, 'Product Viewed', 'Link Clicked'])
    const told = JSON.stringify(await eventsOf(request, visitor))
    expect(told).toContain('"ip":"0.0.0.0"')
    expect(told).not.toMatch(/@|utm_|summer|clid|fb\.1/)
    expect(await eventsOf(request, 'somebody')).toEqual([])
  })
  await test.step('to all', async () => {
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
