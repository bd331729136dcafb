import { createServer } from 'node:net'
import lighthouse from 'lighthouse'
import { chromium } from '@playwright/test'
import { FLAGS } from './lib/browser'
import { median } from './lib/median'
import type { Bench, Row } from './types'

const PAGES = [
  { path: '/za/', name: 'home' },
  { path: '/za/shop/card-machines/khumo/', name: 'product' },
  { path: '/za/shop/', name: 'shop' },
  { path: '/za/checkout/', name: 'checkout' },
]
const BARS = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 }
type Category = keyof typeof BARS
const CATEGORIES = Object.keys(BARS) as Category[]
const RUNS = 3

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

type Run = { scores: Record<string, number>; lcp: number; tbt: number; cls: number; failed: string[] }

const audit = async (url: string, port: number): Promise<Run> => {
  const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: CATEGORIES })
  if (!result) throw new Error(`Lighthouse gave no result for ${url}.`)
  const { audits, categories } = result.lhr
  const number = (id: string) => audits[id]?.numericValue ?? Number.NaN
  const failed = CATEGORIES.filter((category) => category !== 'performance').flatMap((category) =>
    (categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  )
  return {
    scores: Object.fromEntries(CATEGORIES.map((name) => [name, (categories[name]?.score ?? 0) * 100])),
    lcp: number('largest-contentful-paint'),
    tbt: number('total-blocking-time'),
    cls: number('cumulative-layout-shift'),
    failed,
  }
}

const rowsOf = (name: string, runs: Run[]): Row[] => [
  ...CATEGORIES.map((category) => ({
    what: `${name}: ${category}`,
    value: Math.round(median(runs.map(({ scores }) => scores[category] ?? 0))),
    unit: 'of 100',
    min: BARS[category],
  })),
  { what: `${name}: LCP`, value: Math.round(median(runs.map(({ lcp }) => lcp))), unit: 'ms' },
  { what: `${name}: TBT`, value: Math.round(median(runs.map(({ tbt }) => tbt))), unit: 'ms' },
  { what: `${name}: CLS`, value: Number(median(runs.map(({ cls }) => cls)).toFixed(3)), unit: '' },
]

const bench: Bench = {
  name: `Lighthouse, mobile, median of ${RUNS}`,
  async run({ startHost, provideChromium, say }) {
    const host = await startHost()
    const port = await freePort()
    const browser = await chromium.launch({
      executablePath: await provideChromium(),
      args: [...FLAGS, `--remote-debugging-port=${port}`],
    })
    try {
      const rows: Row[] = []
      for (const { path, name } of PAGES) {
        const runs: Run[] = []
        for (let run = 0; run < RUNS; run += 1) runs.push(await audit(host.origin + path, port))
        const failed = [...new Set(runs.flatMap((run) => run.failed))]
        if (failed.length > 0) say(`${name}: not passed: ${failed.join(', ')}`)
        rows.push(...rowsOf(name, runs))
      }
      return rows
    } finally {
      await browser.close()
      await host.stop()
    }
  },
}

export default bench
