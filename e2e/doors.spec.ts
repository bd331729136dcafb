import type { Page } from '@playwright/test'
import { CODE, hold } from './support/network'
import { answer, cookies, queuedEvents } from './support/measurement'
import { leaveToPay, openWithCart } from './support/orders'
import { expectReady, openReady } from './support/ready'
import { footerLink, heading, KHUMO, toPricing } from './support/shop'
import { BLANK, expect, test } from './support/test'

// A page view does the same on every way to a page. Other tests cover each thing it does; these check that no way omits one.

const QUERY = '?utm_source=mail&buuid=7&testExperiments=rent-hero'
const RENT = '/za/rent/'

type EntryPoint = {
  name: string
  /** Where the visit begins. */
  at: string
  /** The visitor's steps from there. */
  through?: (page: Page) => Promise<unknown>
  /** The page that is shown then. */
  to: string
  /** False where the visit's query parameters are lost, as with a payment provider's return address. */
  carries?: false
}

const toPricingAndBack = async (page: Page) => {
  await toPricing(page)
  await page.goBack()
}
const toLogo = (page: Page) =>
  page
    .getByRole('link', { name: /^yoco home/ })
    .first()
    .click()

const ENTRY_POINTS: readonly EntryPoint[] = [
  { name: 'its own address', at: RENT, to: RENT },
  { name: 'the root', at: '/', to: '/za/' },
  { name: 'a link from the page to which the root leads', at: '/', through: toPricing, to: '/za/pricing/' },
  { name: 'a link from the checkout', at: '/za/checkout/', through: toLogo, to: '/za/' },
  {
    name: 'a link from the cart’s page',
    at: '/za/cart-overview/',
    through: (page) =>
      page
        .getByRole('main')
        .getByRole('link', { name: /^Khumo/ })
        .first()
        .click(),
    to: KHUMO,
  },
  {
    name: 'a link from a failed login',
    at: '/za/login-callback/',
    through: (page) => page.getByRole('link', { name: 'Go to the shop' }).click(),
    to: '/za/shop/',
  },
  {
    name: 'a link from a page in the other mode',
    at: '/za/point-of-sale/',
    through: toPricing,
    to: '/za/pricing/',
  },
  {
    name: 'a link from an address that does not exist',
    at: '/za/a%26b/50%25/',
    through: toPricing,
    to: '/za/pricing/',
  },
  {
    name: 'a step back',
    at: RENT,
    through: toPricingAndBack,
    to: RENT,
  },
  {
    name: 'a step forward',
    at: RENT,
    through: async (page) => {
      await toPricingAndBack(page)
      await expect(page).toHaveURL(/\/za\/rent\//)
      await page.goForward()
    },
    to: '/za/pricing/',
  },
  {
    name: 'a link after the return from the payment provider',
    at: '/za/checkout/',
    through: async (page) => {
      await page.goto('/za/checkout/?step=payment')
      await expect(heading(page, 'Payment')).toBeVisible()
      await leaveToPay(page, 'Card')
      await page.getByRole('button', { name: 'Cancel' }).click()
      await expect(heading(page, 'Payment')).toBeVisible()
      await toLogo(page)
    },
    to: '/za/',
    carries: false,
  },
  { name: 'a reload', at: RENT, through: (page) => page.reload(), to: RENT },
  {
    name: 'a tab that is restored',
    at: RENT,
    through: async (page) => {
      await page.goto('about:blank')
      await page.goBack()
    },
    to: RENT,
  },
  { name: 'a fragment that cannot be decoded', at: `${RENT}${QUERY}#50%`, to: RENT },
]

const stored = (page: Page) =>
  page.evaluate(() => ({
    query: JSON.parse(sessionStorage.getItem('queryStringParams') ?? 'null') as unknown,
    experiments: localStorage.getItem('experiments'),
  }))

/** The page event that is recorded once the visitor has consented; e2e/measurement.spec.ts shows that the service receives the queue. */
const pageEvent = async (page: Page) => {
  await answer(page, 'Yes, allow')
  const last = async () => (await queuedEvents(page)).findLast(({ call }) => call.kind === 'page')
  await expect.poll(last).toBeDefined()
  const event = await last()
  return { path: event?.call.path, title: event?.call.title, at: event?.page.title }
}

for (const { name, at, through, to, carries = true } of ENTRY_POINTS)
  test(`a page view by ${name} asks about cookies, shows banner, cart and foot, stores campaign and experiments, and is measured under its own title`, async ({
    page,
    request,
    expectFailures,
  }) => {
    expectFailures(/a%26b/)
    await openWithCart(page, request, at.includes('?') ? at : at + QUERY)
    await expectReady(page)
    await through?.(page)
    await expect(page).toHaveURL(
      (url) => url.pathname === to && (!carries || url.searchParams.get('buuid') === '7'),
    )
    await expectReady(page)

    await expect(cookies(page)).toBeVisible()
    await expect(page.getByRole('complementary', { name: 'Announcement' })).toContainText('R300 off')
    await expect(page.locator('[data-navigation-mode]')).toHaveAttribute('data-navigation-mode', 'light')
    await expect(page.getByRole('banner').getByRole('button', { name: 'Cart, 1 item' })).toBeVisible()
    await expect(page.locator('[data-foot]').getByRole('region', { name: 'Cookies' })).toBeVisible()
    expect(await stored(page)).toEqual({
      query: { utm_source: 'mail', buuid: '7', testExperiments: 'rent-hero' },
      experiments: '["rent-hero"]',
    })
    const title = await page.title()
    expect(await pageEvent(page)).toEqual({ path: to, title, at: title })
  })

test('every address opens a page: unknown ones show the page “not here”, and a broken fragment does no harm', async ({
  page,
  expectFailures,
}) => {
  const missing = ['a%26b/', 'nothing%2Fx/', 'shop//', 'pricing/%20', 'pricing/..%2f', 'orders/%26/']
  const undecodable = ['50%25/', 'signup/50%25/continue/']
  expectFailures(/\/(za|signups)\/.*(%|\/\/)/)
  for (const path of [...missing, ...undecodable])
    await test.step(path, async () => {
      const answered = await page.goto(`/za/${path}`)
      expect(answered?.status()).toBe(404)
      await expectReady(page)
      await expect(heading(page, 'That page is not here.')).toBeVisible()
      // No router can decode the others, so their page has an address such as `/za/50-/`.
      if (missing.includes(path)) expect(page.url()).toContain(`/za/${path}`)
    })
  for (const fragment of ['#50%', '#%E0', '#faq@%'])
    await test.step(fragment, async () => {
      await page.goto(BLANK)
      await openReady(page, `/za/pricing/${fragment}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.evaluate((hash) => (window.location.hash = hash), `${fragment}%`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })
})

test('a page that fails as a whole stays visible and says so; its links and Back still work', async ({
  page,
  request,
  expectFailures,
}) => {
  expectFailures(/reading 'split'|React error/)
  const data = '/page-data/za/pricing/page-data.json'
  const whole = await (await request.get(data)).text()
  const body = whole.replace('"pagePath":"/za/pricing/"', '"pagePath":null')
  await page.route(`**${data}`, (route) => route.fulfill({ body, contentType: 'application/json' }))
  await page.goto('/za/pricing/')
  await expect(page.getByRole('alert')).toContainText('This page has stopped working. Your cart is safe.')
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveText('No sale, no fee.')
  await (await footerLink(page, 'Card machines')).click()
  await expect(page).toHaveURL('/za/shop/card-machines/')
  await expectReady(page)
  await page.goBack()
  await expect(title).toHaveText('No sale, no fee.')
})

const TABS = '/za/industries/'

test('an address with a fragment opens its dialog or tab on every page, and so does a link from another page', async ({
  page,
}) => {
  const sales = page.getByRole('dialog', { name: /^Talk to/ })
  const tab = page.getByRole('tab').nth(1)
  for (const path of ['/za/checkout/', '/za/signup/', '/za/order/', '/za/pricing/'])
    await test.step(path, async () => {
      await page.goto(`${path}#menu-sales-modal+Khumo`)
      await expect(sales).toHaveAccessibleName('Talk to us about Khumo')
    })
  await test.step('“Get started”, with query parameters of the visit', async () => {
    await openReady(page, '/za/pricing/?buuid=7&v=b&p=1')
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Get started' }).click()
    await expect(page.getByRole('dialog', { name: 'Get started' })).toBeVisible()
    await expect(page).toHaveURL('/za/pricing/?buuid=7&v=b&p=1#get-started-modal')
  })
  await page.goto(TABS)
  const address = `${TABS}#main@${await tab.getAttribute('id')}`
  await test.step('a tab by its address', async () => {
    await page.goto(BLANK)
    await page.goto(address)
    await expect(tab).toHaveAttribute('aria-selected', 'true')
  })
  await test.step('a tab by a link from another page', async () => {
    await openReady(page, '/za/pricing/')
    const link = await footerLink(page, 'Sign up')
    await link.evaluate((anchor, href) => anchor.setAttribute('href', href), address)
    await link.click()
    await expect(tab).toHaveAttribute('aria-selected', 'true')
  })
})

test('query parameters of the visit go along into a new tab, and with a link that is followed before the code is loaded', async ({
  page,
  context,
}) => {
  const carried = (url: URL) => url.pathname === '/za/pricing/' && url.search === '?buuid=7&v=b&p=1'
  await openReady(page, '/za/?buuid=7&v=b&p=1')
  const opened = context.waitForEvent('page')
  await (await footerLink(page, 'Pricing')).click({ modifiers: ['ControlOrMeta'] })
  const other = await opened
  await expect(other).toHaveURL(carried)
  await other.close()
  const release = await hold(page, CODE)
  await page.goto('/za/?buuid=7&v=b&p=1', { waitUntil: 'domcontentloaded' })
  await (await footerLink(page, 'Pricing')).click({ noWaitAfter: true })
  await expect(page).toHaveURL(carried)
  release()
})
