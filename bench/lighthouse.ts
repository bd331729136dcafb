import { execFile, spawnSync } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Browser } from '@playwright/test'
import { freePort } from '../services/lib/free-port'
import { withBrowser } from './lib/browser'
import { median } from './lib/statistics'
import { slowdownFor } from './lib/phone'
import type { Bench, Row } from './types'

const PAGES = [
  { path: '/za/', name: 'home' },
  { path: '/za/shop/card-machines/khumo/', name: 'product' },
  { path: '/za/blog/choosing-a-card-machine/', name: 'article' },
  { path: '/za/pricing/', name: 'pricing' },
  { path: '/za/shop/', name: 'shop' },
  { path: '/za/checkout/', name: 'checkout' },
]
const BARS = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 }
type Category = keyof typeof BARS
const CATEGORIES = Object.keys(BARS) as Category[]
const RUNS = 3

interface Run {
  scores: Partial<Record<Category, number>>
  lcp: number
  tbt: number
  cls: number
  failed: string[]
  /** Lighthouse's measure of this machine's speed during the audit. */
  benchmarkIndex: number
}

/** The parts of Lighthouse's report that this bench reads. */
interface Report {
  audits: Partial<Record<string, { score: number | null; numericValue?: number }>>
  categories: Partial<Record<Category, { score: number | null; auditRefs: { id: string; weight: number }[] }>>
  environment: { benchmarkIndex: number }
}

/** Has packages of its own, because no other command needs them, and they are an eighth of all (decision 050). */
const FOLDER = path.join(import.meta.dirname, 'lighthouse')
const PROGRAM = path.join(FOLDER, 'node_modules/lighthouse/cli/index.js')
const MOST_OUTPUT_BYTES = 50_000_000

/** Takes a second when everything is installed in the version of the lock file. */
const install = (): void => {
  // Not `npm ci`, which refuses a package that asks for the latest version of another.
  const args = ['install', '--no-save', '--no-audit', '--no-fund']
  const { status } = spawnSync('npm', args, {
    cwd: FOLDER,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error('Lighthouse could not be installed; the lines above say why.')
}

/** One audit. `cpuSlowdownMultiplier` is 4 unless given. */
const audit = async (
  url: string,
  port: number,
  onlyCategories: Category[],
  cpuSlowdownMultiplier?: number,
): Promise<Run> => {
  const args = [
    url,
    `--port=${port}`,
    `--only-categories=${onlyCategories.join()}`,
    '--output=json',
    '--quiet',
  ]
  if (cpuSlowdownMultiplier) args.push(`--throttling.cpuSlowdownMultiplier=${cpuSlowdownMultiplier}`)
  const options = { maxBuffer: MOST_OUTPUT_BYTES }
  const { stdout } = await promisify(execFile)(process.execPath, [PROGRAM, ...args], options)
  const { audits, categories, environment } = JSON.parse(stdout) as Report
  const number = (id: string) => audits[id]?.numericValue ?? Number.NaN
  const failed = onlyCategories
    .filter((category) => category !== 'performance')
    .flatMap((category) =>
      (categories[category]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
        .map(({ id }) => id),
    )
  return {
    scores: Object.fromEntries(onlyCategories.map((name) => [name, (categories[name]?.score ?? 0) * 100])),
    benchmarkIndex: environment.benchmarkIndex,
    lcp: number('largest-contentful-paint'),
    tbt: number('total-blocking-time'),
    cls: number('cumulative-layout-shift'),
    failed,
  }
}

/** The median of one figure over all runs. */
const middle = (runs: Run[], figure: (run: Run) => number): number => median(runs.map(figure))

const rowsOf = (name: string, runs: Run[], calibrated: Run[], slowdown: number): Row[] => [
  ...CATEGORIES.map((category) => ({
    what: `${name}: ${category}`,
    value: Math.round(middle(runs, ({ scores }) => scores[category] ?? 0)),
    unit: 'of 100',
    min: BARS[category],
  })),
  { what: `${name}: LCP`, value: Math.round(middle(runs, ({ lcp }) => lcp)), unit: 'ms' },
  { what: `${name}: TBT`, value: Math.round(middle(runs, ({ tbt }) => tbt)), unit: 'ms' },
  { what: `${name}: CLS`, value: Number(middle(runs, ({ cls }) => cls).toFixed(3)), unit: '' },
  {
    what: `${name}: performance, CPU slowed ${slowdown.toFixed(1)} times`,
    value: Math.round(middle(calibrated, ({ scores }) => scores.performance ?? 0)),
    unit: 'of 100',
    min: BARS.performance,
  },
  {
    what: `${name}: TBT, CPU slowed ${slowdown.toFixed(1)} times`,
    value: Math.round(middle(calibrated, ({ tbt }) => tbt)),
    unit: 'ms',
  },
]

const repeat = async (audited: () => Promise<Run>): Promise<Run[]> => {
  const runs: Run[] = []
  for (let run = 0; run < RUNS; run += 1) runs.push(await audited())
  return runs
}

/**
 * Audits each page with Lighthouse's defaults, and again as its guide says, with the CPU slowed down until this machine
 * is as fast as the phone that the limits are for.
 */
const bench: Bench = {
  name: `Lighthouse, mobile, median of ${RUNS}`,
  async run(context) {
    install()
    const port = await freePort()
    const measure = async (_: Browser, origin: string) => {
      const rows: Row[] = []
      for (const { path, name } of PAGES) {
        const url = origin + path
        const runs = await repeat(() => audit(url, port, CATEGORIES))
        const speed = middle(runs, ({ benchmarkIndex }) => benchmarkIndex)
        const slowdown = slowdownFor(speed)
        const calibrated = await repeat(() => audit(url, port, ['performance'], slowdown))
        const failed = [...new Set(runs.flatMap((run) => run.failed))]
        if (failed.length > 0) context.say(`${name}: not passed: ${failed.join(', ')}`)
        context.say(
          `${name}: benchmarkIndex of this machine ${Math.round(speed)}; 4 times slower fits one of 1533`,
        )
        rows.push(...rowsOf(name, runs, calibrated, slowdown))
      }
      return rows
    }
    return withBrowser(context, measure, [`--remote-debugging-port=${port}`])
  },
}

export default bench
