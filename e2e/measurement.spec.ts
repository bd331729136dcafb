import type { APIRequestContext, Page } from '@playwright/test'
import { askForCall, SALES } from './support/leads'
import {
  anonymousId,
  answer,
  CAMPAIGN,
  eventsOf,
  expectTold,
  KHUMO,
  leaveTab,
  nameOf,
  namesOf,
  type SegmentEvent,
} from './support/measurement'
import { openReady } from './support/ready'
import { booksOf, leaveToPay, openPayment, payThere } from './support/payments'
import { buyNow, cartPanel, CARDS, fillAddress, fillContact, goOn, heading } from './support/shop'
import { expect, test } from './support/test'

/** From the open cart to a placed order, which is to be paid by EFT. */
const orderByEft = async (page: Page): Promise<void> => {
  await cartPanel(page)
    .getByRole('link', { name: /Checkout/ })
    .click()
  await expect(heading(page, 'Contact')).toBeVisible()
  await fillContact(page)
  await goOn(page)
  await expect(heading(page, 'Shipping')).toBeVisible()
  await fillAddress(page)
  await goOn(page)
  await expect(heading(page, 'Payment')).toBeVisible()
  await page.getByRole('radio', { name: 'EFT', exact: true }).check()
  await page.getByRole('button', { name: /^Place order/ }).click()
  await expect(heading(page, 'Confirm')).toBeVisible()
}

const ORDERING = [
  'Cart Viewed',
  'Link Clicked',
  'page /za/checkout/',
  'Checkout Started',
  'Checkout Step Viewed',
  'Checkout Step Completed',
  'Checkout Step Viewed',
  'Checkout Step Completed',
  'Checkout Step Viewed',
  'Payment Info Entered',
  'Order Completed',
  'Checkout Step Viewed',
]

const EVENTS = '**/segment/v1/b'
const SETTINGS = '**/segment/v1/projects/**'

/** From the first page to a placed order, with a yes on the way. @returns the id under which it is measured */
const visitAndOrder = async (page: Page): Promise<void> => {
  await openReady(page, `/za/${CAMPAIGN}`)
  await answer(page, 'Yes, allow')
  await buyNow(page, KHUMO)
  await orderByEft(page)
}

const WHOLE_VISIT = ['page /za/', `page ${KHUMO}`, 'Product Viewed', 'Product Added', ...ORDERING]

const expectWholeVisit = async (request: APIRequestContext, visitor: string): Promise<SegmentEvent[]> => {
  await expect
    .poll(async () => namesOf(await eventsOf(request, visitor)), { timeout: 90_000 })
    .toEqual(WHOLE_VISIT)
  return eventsOf(request, visitor)
}

const one = (events: readonly SegmentEvent[], name: string): SegmentEvent => {
  const [found, ...others] = events.filter((event) => nameOf(event) === name)
  expect(others, name).toEqual([])
  expect(found, name).toBeDefined()
  return found as SegmentEvent
}

test.describe('after a yes', () => {
  test.slow()

  test('everything arrives once, in order and whole, from the first page on', async ({
    page,
    context,
    request,
    baseURL,
  }) => {
    const marketing = { _fbp: 'fb.1.1', _fbc: 'fb.1.2', _gcl_au: '1.1.3', wau: 'visitor' }
    const url = baseURL ?? ''
    await context.addCookies(Object.entries(marketing).map(([name, value]) => ({ name, value, url })))
    await visitAndOrder(page)
    const cartId = await page.evaluate(() => new URLSearchParams(location.search).get('cart'))
    const visitor = await anonymousId(page)
    await leaveTab(page)
    const events = await expectWholeVisit(request, visitor)
    const touch = { source: 'mail', campaign: 'summer', gclid: '7', fbclid: '8' }
    const everywhere = {
      fbp: 'fb.1.1',
      fbc: 'fb.1.2',
      gclid: '1.1.3',
      ip_address: expect.any(String),
      first_touch: touch,
      last_touch: touch,
    }
    expect(one(events, 'Product Viewed').properties).toMatchObject({
      ...everywhere,
      sku: 'khumo',
      currency: 'USD',
    })
    const added = one(events, 'Product Added').properties
    expect(added).toMatchObject({
      ...everywhere,
      sku: 'khumo',
      category: 'card_machine',
      price: 1199,
      quantity: 1,
      currency: 'ZAR',
      cart_id: expect.any(String),
      product_id: expect.any(String),
    })
    const completed = one(events, 'Order Completed').properties
    expect(completed).toMatchObject({
      ...everywhere,
      cart_id: added?.cart_id,
      order_id: expect.stringMatching(/^ZA\d+$/),
      total: 1199,
      currency: 'ZAR',
      visited_pages: [expect.objectContaining({ sku: 'khumo', number_of_visits: 1 })],
      products: [{ sku: 'khumo', price: 1199, quantity: 1, category: 'card_machine' }],
    })
    if (cartId) expect(completed?.cart_id).toBe(cartId)
    for (const event of events) {
      expect(event.context).toMatchObject({
        library: { name: 'analytics.js' },
        page: { path: expect.stringMatching(/^\/za\//), url: expect.stringContaining('/za/') },
        userAgent: expect.any(String),
      })
    }
    const vitals = events.filter(({ event }) => event === 'Web Vital Measured')
    expect(vitals.map(({ properties }) => properties?.metric)).toContain('LCP')
    for (const { properties } of vitals)
      expect(properties).toMatchObject({
        template: expect.stringMatching(/^[a-z]+-page$/),
        release: expect.stringMatching(/^[0-9a-f]+$/),
        value: expect.any(Number),
      })
  })

  test('also when the tab is closed right after the order', async ({ page, context, request }) => {
    await visitAndOrder(page)
    const visitor = await anonymousId(page)
    const closed = page.waitForEvent('close')
    await page.close({ runBeforeUnload: true })
    await closed
    await expectWholeVisit(request, visitor)
    const next = await context.newPage()
    await openReady(next, '/za/help/')
    await expectTold(next, 'page')
    await leaveTab(next)
    await expect
      .poll(async () => namesOf(await eventsOf(request, visitor)))
      .toEqual([...WHOLE_VISIT, 'page /za/help/'])
  })

  test('also when analytics takes twenty seconds to load', async ({ page, request }) => {
    await page.route(SETTINGS, async (route) => {
      const late = new Promise((resolve) => setTimeout(resolve, 20_000))
      await late
      await route.continue().catch(() => undefined)
    })
    await visitAndOrder(page)
    const visitor = await anonymousId(page)
    await expectWholeVisit(request, visitor)
  })

  test('also when analytics fails twice', async ({ page, request, expectFailures }) => {
    expectFailures(/segment/)
    let refused = 0
    await page.route(EVENTS, (route) => (refused++ < 2 ? route.fulfill({ status: 500 }) : route.continue()))
    await visitAndOrder(page)
    const visitor = await anonymousId(page)
    await expectWholeVisit(request, visitor)
    expect(refused).toBeGreaterThan(2)
  })

  test('an order whose shopper never came back from paying is told on the next visit', async ({
    page,
    request,
  }) => {
    await openReady(page, '/za/help/')
    await answer(page, 'Yes, allow')
    const visitor = await anonymousId(page)
    const cartId = await openPayment(page, request)
    await leaveToPay(page, 'Card')
    await payThere(request, page.url(), CARDS.pays)
    await expect.poll(() => booksOf(request, cartId)).toMatchObject({ orders: ['complete'] })
    await openReady(page, '/za/help/')
    await expectTold(page, 'Order Completed')
    await leaveTab(page)
    const told = async () => {
      const orders = (await eventsOf(request, visitor)).filter(({ event }) => event === 'Order Completed')
      return orders.map(({ properties }) => properties?.cart_id)
    }
    await expect.poll(told).toEqual([cartId])
  })

  test('a lead: who asked, once, and the form with all its answers', async ({ page, request }) => {
    await openReady(page, `${SALES}${CAMPAIGN}`)
    await answer(page, 'Yes, allow')
    const email = await askForCall(page)
    await expectTold(page, 'page')
    const visitor = await anonymousId(page)
    await leaveTab(page)
    await expect
      .poll(async () => namesOf(await eventsOf(request, visitor)))
      .toEqual([
        `page ${SALES}`,
        'Form Started',
        'identify',
        'website_contact_sales_form_submit',
        `page ${SALES}`,
      ])
    const events = await eventsOf(request, visitor)
    expect(one(events, 'identify').traits).toEqual({
      firstName: 'Thandi',
      lastName: 'Nkosi',
      email,
      phone: '27821234567',
      expectedVolume: 'R50,000 - R100,000',
      use: 'switching_provider',
    })
    expect(one(events, 'website_contact_sales_form_submit').properties).toMatchObject({
      name: 'Thandi Nkosi',
      email,
      phone: '27821234567',
      estimated_monthly_turnover: 'R50,000 - R100,000',
      interested_products: 'Khumo',
      not_sure: false,
      intention: 'switching_provider',
      traits: { email },
    })
  })
})
