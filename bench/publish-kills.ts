import { readFileSync } from 'node:fs'
import { randomBytes } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { mapAtMost } from '../services/lib/concurrency'
import {
  editorOf,
  folderWithRelease,
  startPublishingHost,
  type PublishingHost,
} from '../services/host/testing/publishing-host'
import { newestRelease, readKeptIndex } from '../services/site/releases'
import { publishHeadline } from './lib/publishing'
import type { Bench, BenchContext, RunningPostgres } from './types'

/** How often each thing is killed: with PGlite the database ends with its host. */
const TIMES = { PGlite: { build: 4, host: 4 }, Postgres: { build: 4, host: 4, database: 4 } }
const AT_ONCE = 4
const PATIENCE_MS = 30_000

interface Site {
  rootDir: string
  dataDir: string
  env: Record<string, string>
  host: PublishingHost
  postgres?: RunningPostgres
}

/** The processes that a process has started; none where it has ended. */
const childrenOf = (pid: number): number[] => {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)
  } catch {
    return []
  }
}

const KILLS: Record<string, (site: Site) => Promise<void>> = {
  async build({ host }) {
    for (const pid of childrenOf(host.pid)) process.kill(pid, 'SIGKILL')
  },
  async host(site) {
    await site.host.end('SIGKILL')
    site.host = await startPublishingHost(site.rootDir, site.dataDir, site.env)
  },
  database: async ({ postgres }) => postgres?.crash(),
}

/** Pages of the newest release that are not served whole. */
const brokenPages = async ({ host, dataDir }: Site): Promise<string[]> => {
  const release = await newestRelease(`${dataDir}/releases`)
  const index = await readKeptIndex(release?.folder ?? '')
  const pages = index?.addresses.pages.map(({ path }) => path) ?? []
  if (pages.length === 0) return ['every page']
  const broken = await mapAtMost(AT_ONCE, pages, async (path) => {
    const [page, data] = await Promise.all([
      fetch(`${host.origin}${path}`),
      fetch(`${host.origin}/page-data${path}page-data.json`),
    ])
    const isWhole = (await page.text()).trimEnd().endsWith('</html>')
    const hasData = await data.json().then(
      () => true,
      () => false,
    )
    return page.ok && isWhole && data.ok && hasData ? [] : [path]
  })
  return broken.flat()
}

/** The draft of another story, saved before the kill. */
const saveDraft = async (origin: string, text: string) => {
  const editor = editorOf(origin)
  const { id, content } = await editor.open('help')
  await editor.save(id, { content: { ...content, metaDescription: text } })
}

/** Tries again while the site recovers, as an editor does. Rejects with the last reason. */
const patiently = async <Value>(work: () => Promise<Value>): Promise<Value> => {
  for (const until = Date.now() + PATIENCE_MS; ; await setTimeout(500)) {
    try {
      return await work()
    } catch (error) {
      if (Date.now() > until) throw error
    }
  }
}

const isDraftKept = async (origin: string, text: string) =>
  (await editorOf(origin).open('help')).content.metaDescription === text

/** @returns what went wrong after one kill at a random moment of a publish that takes so long */
const killOnce = async (site: Site, kind: string, seconds: number): Promise<string[]> => {
  const text = `Draft ${randomBytes(4).toString('hex')}`
  const moment = Math.random() * seconds * 1000
  await saveDraft(site.host.origin, text)
  const leaving = new AbortController()
  const interrupted = publishHeadline(site.host.origin, `Killed-${Date.now()}`, leaving.signal)
  const publishing = interrupted.catch(() => undefined)
  await setTimeout(moment)
  await KILLS[kind]?.(site)
  const broken = await brokenPages(site)
  const isKept = await patiently(() => isDraftKept(site.host.origin, text))
  await patiently(() => publishHeadline(site.host.origin, `After-${Date.now()}`))
  leaving.abort()
  await publishing
  return [
    ...broken.map((path) => `${path} was not whole`),
    ...(isKept ? [] : ['a draft was lost']),
    ...(await brokenPages(site)).map((path) => `${path} was not whole after the next publish`),
  ].map((fault) => `${kind} killed after ${(moment / 1000).toFixed(1)} s: ${fault}`)
}

/** @returns how many kills there were, and what went wrong */
const killAll = async (site: Site, times: Record<string, number>, say: (line: string) => void) => {
  const seconds = await publishHeadline(site.host.origin, `First-${Date.now()}`)
  const faults: string[] = []
  let kills = 0
  for (const [kind, howOften] of Object.entries(times))
    for (let time = 0; time < howOften; time += 1) {
      const found = await killOnce(site, kind, seconds)
      found.forEach(say)
      faults.push(...found)
      kills += 1
    }
  return { kills, faults }
}

/** Kills on a host of its own. @param postgres undefined for PGlite */
const killOn = async ({ rootDir, say }: BenchContext, postgres: RunningPostgres | undefined) => {
  const { dataDir, remove } = await folderWithRelease(rootDir)
  const key = randomBytes(32).toString('base64')
  const env: Record<string, string> = postgres ? { DATABASE_URL: postgres.url, PERSONAL_DATA_KEY: key } : {}
  const host = await startPublishingHost(rootDir, dataDir, env)
  const site: Site = { rootDir, dataDir, env, host, ...(postgres && { postgres }) }
  try {
    return await killAll(site, postgres ? TIMES.Postgres : TIMES.PGlite, say)
  } finally {
    await site.host.end('SIGTERM')
    await remove()
  }
}

const bench: Bench = {
  name: 'The build, the host and the database killed at random moments of a publish',
  async run(context) {
    const postgres = await context.startPostgres({ survivesCrash: true })
    if (!postgres) context.say('Postgres left out: this machine has none.')
    try {
      const runs = [await killOn(context, undefined), ...(postgres ? [await killOn(context, postgres)] : [])]
      const faults = runs.flatMap((run) => run.faults)
      return [
        { what: 'kills', value: runs.reduce((sum, { kills }) => sum + kills, 0), unit: '' },
        { what: 'pages not whole, and drafts lost', value: faults.length, unit: '', max: 0 },
      ]
    } finally {
      await postgres?.stop()
    }
  },
}

export default bench
