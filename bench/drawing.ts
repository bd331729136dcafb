import type { Browser, CDPSession } from '@playwright/test'
import { withBrowser } from './lib/browser'
import { blockingTime, isHydrated, type TraceEvent } from './lib/phone'
import { startScriptlessFront } from './lib/scriptless-front'
import type { Bench, Row } from './types'

const PAGES = [
  { path: '/za/', name: 'home' },
  { path: '/za/shop/card-machines/khumo/', name: 'product' },
  { path: '/za/shop/', name: 'shop' },
] as const
const ROUNDS = 8

/** How many times slower than this machine the phone is: Lighthouse's default, which has a limit, and a phone half as fast. */
const PHONES = [
  { slowdown: 4, bar: { max: 1.25 } },
  { slowdown: 8, bar: {} },
] as const

/** The window of a phone, in CSS pixels. */
const WINDOW = ['--window-size=412,823', '--force-device-scale-factor=1.75']

/** Milliseconds after which a page on this machine has finished what it does by itself. */
const COMPLETE = 5000

const CATEGORIES = ['-*', 'disabled-by-default-devtools.timeline', 'blink.user_timing']

/** Opens a page in a browser context of its own. @returns what Chromium recorded until the page was complete */
const record = async (session: CDPSession, url: string): Promise<TraceEvent[]> => {
  const events: TraceEvent[] = []
  const collect = ({ value }: { value: object[] }) => void events.push(...(value as TraceEvent[]))
  session.on('Tracing.dataCollected', collect)
  const { browserContextId } = await session.send('Target.createBrowserContext')
  await session.send('Tracing.start', { traceConfig: { includedCategories: CATEGORIES } })
  // No DevTools session is attached to the page: with one, V8 parses a script again for each place where an error is created.
  await session.send('Target.createTarget', { url, browserContextId })
  await new Promise((resolve) => setTimeout(resolve, COMPLETE))
  const ended = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.end')
  await ended
  session.off('Tracing.dataCollected', collect)
  await session.send('Target.disposeBrowserContext', { browserContextId })
  return events
}

/** Blocking time in ms on each of PHONES. */
type Visit = number[]

/**
 * Blocking time counts what a task takes beyond 50 ms, so it has steps: the end of the HTML and the first layout are one task in
 * one visit and two in the next. The median of such figures would jump between the steps.
 */
const mean = (visits: readonly Visit[], phone: number): number =>
  visits.reduce((sum, visit) => sum + (visit[phone] ?? 0), 0) / visits.length

const rowsOf = (name: string, bare: readonly Visit[], whole: readonly Visit[]): Row[] =>
  PHONES.flatMap(({ slowdown, bar }, phone) => {
    const [blocking, bareBlocking] = [mean(whole, phone), mean(bare, phone)]
    const what = `${name}, slowed down ${slowdown} times`
    return [
      { what: `${what}: blocking time`, value: Math.round(blocking), unit: 'ms' },
      { what: `${what}, no scripts: blocking time`, value: Math.round(bareBlocking), unit: 'ms' },
      {
        what: `${what}: blocking time against no scripts`,
        value: Math.round((blocking / bareBlocking) * 100) / 100,
        unit: 'times',
        ...bar,
      },
    ]
  })

/**
 * Both kinds of visit alternate, each first in turn, so that other work of the machine, or a machine that becomes slower,
 * affects both alike (decision 050).
 */
const bench: Bench = {
  name: 'How long a page blocks a phone, with its scripts and without',
  async run(context) {
    const measure = async (browser: Browser, origin: string) => {
      const front = await startScriptlessFront(origin)
      const session = await browser.newBrowserCDPSession()
      const visit = async (path: string, hasScripts: boolean): Promise<Visit> => {
        front.hasScripts = hasScripts
        const trace = await record(session, front.origin + path)
        if (isHydrated(trace) !== hasScripts)
          throw new Error(`${path} was ${hasScripts ? 'not hydrated in time' : 'hydrated without scripts'}.`)
        return PHONES.map(({ slowdown }) => blockingTime(trace, front.origin + path, slowdown))
      }
      try {
        const rows: Row[] = []
        for (const { path, name } of PAGES) {
          // The first visit finds the host and the browser cold.
          await visit(path, true)
          const bare: Visit[] = []
          const whole: Visit[] = []
          for (let round = 0; round < ROUNDS; round += 1) {
            bare.push(await visit(path, false))
            whole.push(await visit(path, true), await visit(path, true))
            bare.push(await visit(path, false))
          }
          rows.push(...rowsOf(name, bare, whole))
        }
        return rows
      } finally {
        await front.stop()
      }
    }
    return withBrowser(context, measure, WINDOW)
  },
}

export default bench
