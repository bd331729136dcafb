import type { Browser } from '@playwright/test'
import lighthouse from 'lighthouse'
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js'
import { blockingTime, slowdownFor, type TraceEvent } from './lib/phone'
import { freePort } from '../services/lib/free-port'
import { withBrowser } from './lib/browser'
import { median } from './lib/statistics'
import { startScriptlessFront } from './lib/scriptless-front'
import type { Bench, BenchContext, Row } from './types'

const PAGES = [
  { path: '/za/', name: 'home', rounds: 12, bar: { max: 1.2 } },
  { path: '/za/shop/card-machines/khumo/', name: 'product', rounds: 20, bar: { max: 1.2 } },
  { path: '/za/shop/', name: 'shop', rounds: 3, bar: {} },
] as const
const SPEED_RUNS = 5

/** Lighthouse's groups of main-thread work, and their names here. */
const GROUPS = {
  styleLayout: 'style and layout',
  paintCompositeRender: 'painting',
  parseHTML: 'parsing',
  scriptEvaluation: 'running scripts',
} as const
type Group = keyof typeof GROUPS

/** Milliseconds on the simulated phone: of its processor, and `onTheClock` as Lighthouse reports them. */
type Audit = { blocking: number; onTheClock: number; spent: Partial<Record<Group, number>> }

type Details = { items?: { group: Group; duration: number }[] }

/** Throws when Lighthouse has no result. */
const audit = async (url: string, port: number, cpuSlowdownMultiplier: number): Promise<Audit> => {
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    onlyAudits: ['total-blocking-time', 'mainthread-work-breakdown'],
    disableFullPageScreenshot: true,
    throttling: { cpuSlowdownMultiplier },
  })
  const audits = result?.lhr.audits
  const details = audits?.['mainthread-work-breakdown']?.details as Details | undefined
  const onTheClock = audits?.['total-blocking-time']?.numericValue
  const { traceEvents } =
    (result?.artifacts as { Trace?: { traceEvents: TraceEvent[] } } | undefined)?.Trace ?? {}
  if (onTheClock === undefined || !details?.items || !traceEvents)
    throw new Error(`Lighthouse could not measure ${url}.`)
  return {
    blocking: blockingTime(traceEvents, url, cpuSlowdownMultiplier),
    onTheClock,
    spent: Object.fromEntries(details.items.map(({ group, duration }) => [group, duration])),
  }
}

const TRIES = 3

/** A trace sometimes lacks its first paint; such a visit is repeated. */
const audited = async (visit: () => Promise<Audit>, tries = TRIES): Promise<Audit> => {
  try {
    return await visit()
  } catch (error) {
    if (tries === 1) throw error
    return audited(visit, tries - 1)
  }
}

/** How many times this machine must be slowed down to simulate the phone (decision 050). */
const slowdownHere = async (browser: Browser, say: BenchContext['say']): Promise<number> => {
  const page = await browser.newPage()
  const speeds: number[] = []
  for (let run = 0; run < SPEED_RUNS; run += 1) {
    speeds.push((await page.evaluate(pageFunctions.computeBenchmarkIndex)) as number)
  }
  await page.close()
  const slowdown = slowdownFor(median(speeds))
  say(
    `benchmarkIndex of this machine ${Math.round(median(speeds))}: slowed down ${slowdown.toFixed(1)} times`,
  )
  return slowdown
}

const middle = (audits: readonly Audit[], figure: (audit: Audit) => number | undefined) =>
  Math.round(median(audits.map((one) => figure(one) ?? 0)))

const spentRows = (name: string, audits: readonly Audit[]): Row[] =>
  Object.entries(GROUPS).map(([group, what]) => ({
    what: `${name}: ${what}`,
    value: middle(audits, ({ spent }) => spent[group as Group]),
    unit: 'ms',
  }))

/**
 * Blocking time counts what a task takes beyond 50 ms, so it has steps: the end of the HTML and the first layout are one task in
 * one visit and two in the next. The median of such figures would jump between the steps.
 */
const meanBlocking = (audits: readonly Audit[]): number =>
  audits.reduce((sum, { blocking }) => sum + blocking, 0) / audits.length

const rowsOf = ({ name, bar }: (typeof PAGES)[number], bare: Audit[], whole: Audit[]): Row[] => {
  const blocking = meanBlocking(whole)
  const bareBlocking = meanBlocking(bare)
  return [
    { what: `${name}: blocking time`, value: Math.round(blocking), unit: 'ms' },
    { what: `${name}, no scripts: blocking time`, value: Math.round(bareBlocking), unit: 'ms' },
    {
      what: `${name}: blocking time against no scripts`,
      value: Math.round((blocking / bareBlocking) * 100) / 100,
      unit: 'times',
      ...bar,
    },
    {
      what: `${name}: blocking time on the clock`,
      value: middle(whole, (one) => one.onTheClock),
      unit: 'ms',
    },
    {
      what: `${name}, no scripts: blocking time on the clock`,
      value: middle(bare, (one) => one.onTheClock),
      unit: 'ms',
    },
    ...spentRows(name, whole),
    ...spentRows(`${name}, no scripts`, bare),
  ]
}

/**
 * Both kinds of visit alternate, each first in turn, so that other work of the machine, or a machine that becomes slower,
 * affects both alike (decision 050).
 */
const bench: Bench = {
  name: `What a page's own drawing costs the phone meant, and what its scripts add (Lighthouse)`,
  async run(context) {
    const port = await freePort()
    const measure = async (browser: Browser, origin: string) => {
      const front = await startScriptlessFront(origin)
      try {
        const slowdown = await slowdownHere(browser, context.say)
        const visit = (path: string, hasScripts: boolean) => {
          front.hasScripts = hasScripts
          return audited(() => audit(front.origin + path, port, slowdown))
        }
        const rows: Row[] = []
        for (const page of PAGES) {
          const bare: Audit[] = []
          const whole: Audit[] = []
          for (let round = 0; round < page.rounds; round += 1) {
            bare.push(await visit(page.path, false))
            whole.push(await visit(page.path, true), await visit(page.path, true))
            bare.push(await visit(page.path, false))
          }
          rows.push(...rowsOf(page, bare, whole))
        }
        return rows
      } finally {
        await front.stop()
      }
    }
    return withBrowser(context, measure, [`--remote-debugging-port=${port}`])
  },
}

export default bench
