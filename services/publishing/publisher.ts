import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Queries } from '../database/open'
import type { ContentBuild } from '../build/build-site'
import { singleFlight } from '../lib/concurrency'
import type { Notify } from './notify'
import {
  addRequest,
  endTurn,
  freeLease,
  LEASE_SECONDS,
  renewLease,
  type Result,
  takeLook,
  takeTurn,
  type Turn,
} from './store'

/** How often a host looks for requests and releases of other hosts, in ms. */
const TICK_MS = 1_000
/** How often some host compares the site with the content without being asked: a webhook can be lost. */
const LOOK_SECONDS = 5 * 60
/** After this long a content service delivers a change that it has reported, in ms. */
const SETTLED_MS = 10_000

export interface PublisherParts {
  database: Queries
  log: FastifyBaseLogger
  notify: Notify
  /** Builds changed content; rejects where the build did not finish. Undefined where this host may not build. */
  build: ((signal: AbortSignal) => Promise<ContentBuild>) | undefined
  /** Why the site differs from what it should show now; undefined where it does not. Rejects while that cannot be found out. */
  difference(): Promise<'time' | 'content' | undefined>
  /** Serves the newest release of all hosts. */
  serveNewest(): Promise<void>
}

export interface Publisher {
  /** Looks for work at once. */
  wake(): void
  /** Compares the site with the content a little later. */
  lookSoon(): void
  /** Ends what it does and starts nothing more. A build is stopped, and done again by a host that runs. */
  stop(): Promise<void>
}

const NOTES = {
  time: 'Prices change today',
  content: 'A change that nobody had reported',
} as const

/** Builds what was requested, one build at a time over all hosts, and serves what was built. */
export function startPublisher({
  database,
  log,
  notify,
  build,
  difference,
  serveNewest,
}: PublisherParts): Publisher {
  const builder = randomUUID()
  const stopping = new AbortController()
  const { signal } = stopping
  let isWanted: () => void = () => undefined

  const note = (what: string) => (reason: unknown) => {
    if (!signal.aborted) log.warn(reason, what)
  }

  async function buildTurn(work: (signal: AbortSignal) => Promise<ContentBuild>, turn: Turn): Promise<void> {
    let isLost = false
    const ending = new AbortController()
    const end = () => ending.abort()
    signal.addEventListener('abort', end, { once: true })
    const renew = async () => {
      isLost ||= !(await renewLease(database, builder))
      if (isLost) end()
    }
    const failedToRenew = note('The lease of a build was not renewed')
    const renewing = setInterval(() => void renew().catch(failedToRenew), (LEASE_SECONDS * 1000) / 4)
    const result = await resultOf(work(ending.signal))
    clearInterval(renewing)
    signal.removeEventListener('abort', end)
    if (isLost) return
    if (signal.aborted) return freeLease(database, builder)
    if (result.outcome === 'live') await serveNewest()
    const before = await endTurn(database, builder, turn, result, new Date())
    if (result.outcome === 'failed' || result.outcome === 'rejected')
      log.error(new Error(result.reason), 'A change of the content could not be published')
    else log.info(result, 'A build has ended')
    await notify(result, before)
  }

  const look = singleFlight(async () => {
    const cause = await difference()
    if (cause) await addRequest(database, { cause, note: NOTES[cause] })
  })

  async function round(): Promise<void> {
    await serveNewest()
    if (!build) return
    if (await takeLook(database, LOOK_SECONDS))
      await look().catch(note('The content could not be compared with the site'))
    for (;;) {
      const turn = signal.aborted ? undefined : await takeTurn(database, builder, new Date())
      if (!turn) return
      await buildTurn(build, turn)
    }
  }

  async function run(): Promise<void> {
    while (!signal.aborted) {
      await round().catch(note('Publishing is interrupted, and goes on as soon as it can'))
      const woken = new Promise<void>((resolve) => (isWanted = resolve))
      await Promise.race([
        woken,
        setTimeout(TICK_MS, undefined, { ref: false, signal }).catch(() => undefined),
      ])
    }
  }
  const running = run()

  return {
    wake: () => isWanted(),
    lookSoon() {
      void setTimeout(SETTLED_MS, undefined, { ref: false, signal })
        .then(look)
        .then(() => isWanted())
        .catch(note('The content could not be compared with the site'))
    },
    async stop() {
      stopping.abort()
      await running
    },
  }
}

const resultOf = async (build: Promise<ContentBuild>): Promise<Result> => {
  try {
    return await build
  } catch (error) {
    return { outcome: 'failed', reason: error instanceof Error ? error.message : String(error) }
  }
}
