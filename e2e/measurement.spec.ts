import { hold } from './support/network'
import { address, answerCaptcha, button, fillLead, SALES, success } from './support/leads'
import {
  anonymousId,
  answer,
  CAMPAIGN,
  eventsOf,
  expectMeasured,
  leaveTab,
  nameOf,
  namesOf,
  type SegmentEvent,
} from './support/measurement'
import { booksOf, choose, leaveToPay, openPayment, payButton, payThere } from './support/orders'
import { openReady } from './support/ready'
import { buyNow, cartPanel, CARDS, fillAddress, goOn, goToShipping, heading, KHUMO } from './support/shop'
import { expect, test } from './support/test'

// Tables in src/analytics/ cover the properties of each event.

const WHOLE_VISIT = [
  'page /za/',
  `page ${KHUMO}`,
  'Product Viewed',
  'Product Added',
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
  'Checkout Step Viewed',
  'Order Completed',
]

/** The last two events are sent by the page and by the cart, in either order. */
const LAST = 2
const inOrder = (names: readonly string[]) => [...names.slice(0, -LAST), ...names.slice(-LAST).sort()]

const EVENTS = '**/segment/v1/b'
const SETTINGS = '**/segment/v1/projects/**'

const one = (events: readonly SegmentEvent[], name: string): SegmentEvent => {
  const [found, ...others] = events.filter((event) => nameOf(event) === name)
  expect(others, name).toEqual([])
  expect(found, name).toBeDefined()
  return found as SegmentEvent
}

// The journey sets the clock.
test.use({ ownProfile: true })

test('after consent every event arrives once, in order and complete, from the first page on, even when analytics loads after the order and its service fails twice', async ({
  page,
  context,
  request,
  baseURL,
  expectFailures,
}) => {
  expectFailures(/segment/)
  const release = await hold(page, SETTINGS)
  let refused = 0
  await page.route(EVENTS, (route) => (refused++ < 2 ? route.fulfill({ status: 500 }) : route.continue()))
  const marketing = { _fbp: 'fb.1.1', _fbc: 'fb.1.2', _gcl_au: '1.1.3', wau: 'visitor' }
  const url = baseURL ?? ''
  await context.addCookies(Object.entries(marketing).map(([name, value]) => ({ name, value, url })))
  await page.clock.install()

  await openReady(page, `/za/${CAMPAIGN}`)
  await answer(page, 'Yes, allow')
  await buyNow(page, KHUMO)
  await goToShipping(page)
  await fillAddress(page)
  await goOn(page)
  await expect(heading(page, 'Payment')).toBeVisible()
  await choose(page, 'EFT')
  await payButton(page).click()
  await expect(heading(page, 'Confirm')).toBeVisible()
  release()
  const visitor = await anonymousId(page)
  // Events are sent in batches every thirty seconds, and refused ones with the next batch.
  const namesLater = async () => {
    await page.clock.fastForward(30_000)
    return inOrder(namesOf(await eventsOf(request, visitor)))
  }
  await expect.poll(namesLater).toEqual(inOrder(WHOLE_VISIT))
  expect(refused).toBeGreaterThan(2)

  const events = await eventsOf(request, visitor)
  const touch = { source: 'mail', campaign: 'summer', gclid: '7', fbclid: '8' }
  expect(one(events, 'Order Completed').properties).toMatchObject({
    ...{ fbp: 'fb.1.1', fbc: 'fb.1.2', gclid: '1.1.3', ip_address: expect.any(String) },
    ...{ first_touch: touch, last_touch: touch },
    cart_id: one(events, 'Product Added').properties?.cart_id,
    order_id: expect.stringMatching(/^ZA\d+$/),
    visited_pages: [expect.objectContaining({ sku: 'khumo', number_of_visits: 1 })],
  })
  for (const event of events) {
    expect(event.context).toMatchObject({
      library: { name: 'analytics.js' },
      page: { path: expect.stringMatching(/^\/za\//), url: expect.stringContaining('/za/') },
      userAgent: expect.any(String),
    })
  }
  const titles = events.filter(({ type }) => type === 'page').map(({ properties }) => properties?.title)
  expect(new Set(titles).size, 'each page under its own title').toBe(3)
  const vitals = events.filter(({ event }) => event === 'Web Vital Measured')
  expect(vitals.map(({ properties }) => properties?.metric)).toContain('LCP')
  for (const { properties } of vitals)
    expect(properties).toMatchObject({
      template: expect.stringMatching(/^[a-z]+-page$/),
      release: expect.stringMatching(/^[0-9a-f]+$/),
      value: expect.any(Number),
    })
})

test('events of a closed tab are sent later, and an order whose shopper never returned from the payment is reported on the next visit', async ({
  page,
  context,
  request,
}) => {
  await openReady(page, '/za/')
  await answer(page, 'Yes, allow')
  const visitor = await anonymousId(page)
  await buyNow(page, KHUMO)
  await expect(cartPanel(page).getByText('Khumo is in your cart')).toBeVisible()
  const closed = page.waitForEvent('close')
  await page.close({ runBeforeUnload: true })
  await closed

  const next = await context.newPage()
  const cartId = await openPayment(next, request)
  await leaveToPay(next, 'Card')
  await payThere(request, next.url(), CARDS.pays)
  await expect.poll(() => booksOf(request, cartId)).toMatchObject({ orders: ['complete'] })
  await openReady(next, '/za/help/')
  await expectMeasured(next, request, visitor, 'Order Completed')
  await leaveTab(next)
  const isOrder = (event: SegmentEvent) => nameOf(event) === 'Order Completed'
  await expect
    .poll(async () => (await eventsOf(request, visitor)).filter(isOrder).length, 'the order is reported once')
    .toBe(1)
  const events = await eventsOf(request, visitor)
  expect(events.find(isOrder)?.properties?.cart_id).toBe(cartId)
  const before = ['page /za/', `page ${KHUMO}`, 'Product Viewed', 'Product Added', 'Cart Viewed']
  expect(namesOf(events).slice(0, before.length)).toEqual(before)
  expect(namesOf(events).filter((name) => name === 'Product Added')).toHaveLength(1)
})

test('a lead is reported once: the person’s traits, and the form with its answers', async ({
  page,
  request,
}) => {
  await openReady(page, `${SALES}${CAMPAIGN}`)
  await answer(page, 'Yes, allow')
  const visitor = await anonymousId(page)
  const email = address()
  await fillLead(page, email)
  await answerCaptcha(page)
  await button(page).click()
  await expect(success(page)).toBeFocused()
  await expectMeasured(page, request, visitor, 'page')
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
  expect(one(events, 'identify').traits).toMatchObject({ firstName: 'Thandi', email })
  expect(one(events, 'website_contact_sales_form_submit').properties).toMatchObject({
    name: 'Thandi Nkosi',
    interested_products: 'Khumo',
    traits: { email },
  })
})
