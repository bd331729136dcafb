import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, Page } from '@playwright/test'
import { PHONE, withBrowser } from './lib/browser'
import { median } from './lib/statistics'
import type { Bench, Row } from './types'

/** Milliseconds of delay of every answer, as on a bad network. */
const TRIP = 500
const RUNS = 3
const PRODUCT = '/za/shop/card-machines/khumo/'
const MOST_TRIPS = 4

/** Delays every answer by one trip, and records when each was requested and when it arrived. */
const slowDown = async (page: Page) => {
  const requests: { began: number; ended: number }[] = []
  await page.route('**', async (route) => {
    const began = performance.now()
    await pause(TRIP)
    requests.push({ began, ended: performance.now() })
    await route.continue().catch(() => undefined)
  })
  return requests
}

const pressed = async (browser: Browser, origin: string, isEarly: boolean) => {
  const context = await browser.newContext(PHONE)
  const page = await context.newPage()
  try {
    const requests = await slowDown(page)
    const answered = page.waitForResponse(
      (response) => /\/carts\//.test(response.url()) && response.request().method() !== 'GET',
    )
    await page.goto(origin + PRODUCT, { waitUntil: 'commit' })
    const buy = page.getByRole('button', { name: 'Buy Now' }).first()
    await buy.waitFor()
    if (!isEarly) await page.waitForSelector('html[data-ready]')
    const began = performance.now()
    await buy.tap()
    await answered
    const took = performance.now() - began
    // The longest chain of requests of which each was sent after the previous answer.
    const since = requests.filter((one) => one.began >= began).sort((a, b) => a.began - b.began)
    let trips = 0
    let end = -Infinity
    for (const one of since) {
      if (one.began < end) continue
      trips += 1
      end = one.ended
    }
    return { took, trips }
  } finally {
    await context.close()
  }
}

const measure = async (browser: Browser, origin: string, what: string, isEarly: boolean): Promise<Row[]> => {
  const runs = []
  for (let run = 0; run < RUNS; run += 1) runs.push(await pressed(browser, origin, isEarly))
  return [
    {
      what: `${what}: trips in a row`,
      value: median(runs.map(({ trips }) => trips)),
      unit: '',
      max: MOST_TRIPS,
    },
    {
      what: `${what}: until the cart has answered`,
      value: Math.round(median(runs.map(({ took }) => took))),
      unit: 'ms',
    },
  ]
}

const bench: Bench = {
  name: `From a press on “Buy Now” of a product page to the cart’s answer, every trip ${TRIP} ms`,
  run: (context) =>
    withBrowser(context, async (browser, origin) => [
      ...(await measure(browser, origin, 'before any code is here', true)),
      ...(await measure(browser, origin, 'once the page is ready', false)),
    ]),
}

export default bench
