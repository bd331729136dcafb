import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, Locator, Page } from '@playwright/test'
import { PHONE, withBrowser } from './lib/browser'
import { median } from './lib/statistics'
import type { Bench, Row } from './types'

/** Milliseconds by which every script is late. */
const LATE = 500
const RUNS = 3
/** The longest time in milliseconds until a person sees that something happens. */
const MOST = 100

type Press = { what: string; path: string; control: (page: Page) => Locator }

const PRESSES: readonly Press[] = [
  {
    what: 'Buy Now',
    path: '/za/shop/card-machines/khumo/',
    control: (page) => page.getByRole('button', { name: 'Buy Now' }).first(),
  },
  {
    what: 'menu',
    path: '/za/',
    control: (page) => page.getByRole('banner').getByRole('button', { name: 'Menu' }),
  },
  {
    what: 'search',
    path: '/za/',
    control: (page) => page.getByRole('banner').getByRole('button', { name: 'Search' }).first(),
  },
  {
    what: 'tab',
    path: '/za/point-of-sale/yoco-counter/',
    control: (page) => page.getByRole('tab', { selected: false }).first(),
  },
  {
    what: 'question',
    path: '/za/pricing/',
    control: (page) => page.getByRole('main').locator('details:not([open]) > summary').first(),
  },
  {
    what: 'slider',
    path: '/za/pricing/',
    control: (page) => page.getByRole('main').getByRole('slider').first(),
  },
]

declare global {
  interface Window {
    watchPress(control: Element): void
    /** In milliseconds. */
    pressSeen: Promise<number>
  }
}

/**
 * Puts the milliseconds from the next touch to the first frame in which the control looks different, or something opened, into
 * the promise `window.pressSeen`. A string, because it runs in the page as it is.
 */
const WATCH = `window.watchPress = (control) => {
  const look = () => {
    const { opacity, transform, filter, backgroundColor, color, boxShadow } = getComputedStyle(control)
    const open = document.querySelectorAll('details[open], dialog[open], [aria-selected="true"], :popover-open')
    return JSON.stringify([
      opacity, transform, filter, backgroundColor, color, boxShadow, control.value, control.textContent,
      [...open].map((one) => one.id || one.textContent?.slice(0, 40)),
    ])
  }
  const before = look()
  window.pressSeen = new Promise((resolve) => addEventListener('pointerdown', () => {
    const began = performance.now()
    const compare = () => {
      if (look() === before) requestAnimationFrame(compare)
      else resolve(performance.now() - began)
    }
    compare()
  }, { capture: true, once: true }))
}`

const pressed = async (browser: Browser, origin: string, press: Press, isEarly: boolean) => {
  const context = await browser.newContext(PHONE)
  const page = await context.newPage()
  try {
    await page.route('**/*.js', async (route) => {
      await pause(LATE)
      await route.continue().catch(() => undefined)
    })
    await page.addInitScript({ content: WATCH })
    await page.goto(origin + press.path, { waitUntil: 'commit' })
    const control = press.control(page)
    await control.waitFor()
    if (!isEarly) await page.waitForSelector('html[data-ready]')
    await control.scrollIntoViewIfNeeded()
    await control.evaluate((element) => window.watchPress(element))
    await control.tap()
    return await page.evaluate(() => window.pressSeen)
  } finally {
    await context.close()
  }
}

const measure = async (browser: Browser, origin: string, press: Press, isEarly: boolean): Promise<Row> => {
  const runs = []
  for (let run = 0; run < RUNS; run += 1) runs.push(await pressed(browser, origin, press, isEarly))
  return {
    what: `${press.what}, ${isEarly ? 'before any code is here' : 'once the page is ready'}`,
    value: Math.round(median(runs)),
    unit: 'ms',
    max: MOST,
  }
}

const bench: Bench = {
  name: `From a touch until it is seen on a phone, every script ${LATE} ms late`,
  run: (context) =>
    withBrowser(context, async (browser, origin) => {
      const rows = []
      for (const press of PRESSES) {
        rows.push(await measure(browser, origin, press, true), await measure(browser, origin, press, false))
      }
      return rows
    }),
}

export default bench
