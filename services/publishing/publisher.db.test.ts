import { sql } from 'drizzle-orm'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { ContentBuild } from '../build/build-site'
import { useTestDatabase } from '../database/testing/open'
import { type PublisherParts, startPublisher } from './publisher'
import { publications, publishing } from './schema'
import { addRequest, listPublications, listWaiting, rememberAddresses } from './store'

const database = await useTestDatabase()
beforeEach(async () => {
  await database.execute(sql`delete from publish_requests`)
  await database.execute(sql`delete from publications`)
  await database.execute(
    sql`update publishing set done_request = 0, builder = null, leased_until = null, retry_at = null, retries = 0, looked_at = now()`,
  )
})

const PATIENCE = { timeout: 10_000 }
const LIVE = { outcome: 'live', release: '2026-11-30T08-00-00.000Z', findings: [] } as const
const silent = () => undefined
const log = { warn: silent, error: silent, info: silent } as never

function host(parts: Partial<PublisherParts> = {}) {
  const serveNewest = vi.fn(async () => undefined)
  const notify = vi.fn(async () => undefined)
  const publisher = startPublisher({
    database,
    log,
    notify,
    build: async () => LIVE,
    difference: async () => undefined,
    serveNewest,
    ...parts,
  })
  onTestFinished(() => publisher.stop())
  return { publisher, serveNewest, notify }
}

/** A build that a test ends. */
function slowBuild() {
  const begun: { end(result?: ContentBuild): void; signal: AbortSignal }[] = []
  const build = vi.fn(
    (signal: AbortSignal) =>
      new Promise<ContentBuild>((resolve, reject) => {
        begun.push({ end: (result = LIVE) => resolve(result), signal })
        signal.addEventListener('abort', () => reject(new Error('stopped')))
      }),
  )
  return { build, begun }
}

const ask = (note = 'published home') => addRequest(database, { cause: 'webhook', note })
const outcomes = async () => (await listPublications(database, 10)).map(({ outcome }) => outcome)

test('a request is built, and the new release is served', async () => {
  const { publisher, serveNewest } = host()
  await ask()
  publisher.wake()
  await expect.poll(outcomes, PATIENCE).toEqual(['live'])
  expect(serveNewest).toHaveBeenCalled()
  const [publication] = await listPublications(database, 1)
  expect(publication).toMatchObject({ cause: 'published home', release: LIVE.release, reason: null })
})

test('a hundred requests at once are two builds at most, and the last begins after all of them', async () => {
  const { build, begun } = slowBuild()
  const { publisher } = host({ build })
  await Promise.all(
    Array.from({ length: 100 }, async (_, at) => {
      await ask(`published page-${at}`)
      publisher.wake()
    }),
  )
  await expect.poll(() => begun.length, PATIENCE).toBe(1)
  begun[0]?.end()
  const isDone = async () => {
    // The second build, where the first began before the last request.
    begun[1]?.end()
    return (await listWaiting(database)).length === 0 && !(await outcomes()).includes('building')
  }
  await expect.poll(isDone, PATIENCE).toBe(true)
  expect(build.mock.calls.length).toBeLessThanOrEqual(2)
})

test('of several hosts one builds at a time, and those that may not build never do', async () => {
  const [one, other, serving] = [slowBuild(), slowBuild(), vi.fn(async () => undefined)]
  host({ build: one.build })
  host({ build: other.build })
  host({ build: undefined, serveNewest: serving })
  await ask()
  await expect.poll(() => one.begun.length + other.begun.length, PATIENCE).toBe(1)
  await expect.poll(() => serving.mock.calls.length, PATIENCE).toBeGreaterThan(1)
  expect(one.begun.length + other.begun.length).toBe(1)
  for (const { end } of [...one.begun, ...other.begun]) end()
  await expect.poll(outcomes, PATIENCE).toEqual(['live'])
})

test('a build whose host ended is done again by another', async () => {
  const { build, begun } = slowBuild()
  const { publisher } = host({ build })
  await ask()
  publisher.wake()
  await expect.poll(() => begun.length, PATIENCE).toBe(1)
  await publisher.stop()
  expect(begun[0]?.signal.aborted).toBe(true)
  host()
  await expect.poll(outcomes, PATIENCE).toEqual(['live', 'interrupted'])
})

test('a build whose host was killed is done again once its lease is over', async () => {
  await ask()
  await database
    .update(publishing)
    .set({ builder: crypto.randomUUID(), leasedUntil: sql`now() + interval '1 hour'` })
  await database.insert(publications).values({ builder: crypto.randomUUID(), cause: 'published home' })
  const build = vi.fn(async () => LIVE)
  const { publisher, serveNewest } = host({ build })
  await expect.poll(() => serveNewest.mock.calls.length, PATIENCE).toBeGreaterThan(1)
  expect(build).not.toHaveBeenCalled()
  await database.update(publishing).set({ leasedUntil: sql`now() - interval '1 second'` })
  publisher.wake()
  await expect.poll(outcomes, PATIENCE).toEqual(['live', 'interrupted'])
})

test('a failed build is tried again later; a rejected one waits for a change', async () => {
  const results: (() => Promise<ContentBuild>)[] = [
    () => Promise.reject(new Error('The content API answered 502.')),
    async () => LIVE,
    async () => ({ outcome: 'rejected', reason: 'A page is missing.', findings: [] }),
  ]
  const build = vi.fn(() => results.shift()?.() ?? Promise.reject(new Error('once too often')))
  const { publisher, notify } = host({ build })
  await ask()
  publisher.wake()
  await expect.poll(outcomes, PATIENCE).toEqual(['failed'])
  const retryAt = async () => (await database.select().from(publishing))[0]?.retryAt?.getTime()
  expect(await retryAt()).toBeGreaterThan(Date.now())
  await database.update(publishing).set({ retryAt: new Date(0) })
  publisher.wake()
  await expect.poll(outcomes, PATIENCE).toEqual(['live', 'failed'])
  await ask('published help')
  publisher.wake()
  await expect.poll(outcomes, PATIENCE).toEqual(['rejected', 'live', 'failed'])
  expect(await retryAt()).toBeUndefined()
  expect(notify.mock.calls).toEqual([
    [{ outcome: 'failed', reason: 'The content API answered 502.' }, undefined],
    [LIVE, 'failed'],
    [{ outcome: 'rejected', reason: 'A page is missing.', findings: [] }, 'live'],
  ])
})

test('a change that the service reported before it delivered it is looked for again, without a line for each look', async () => {
  const results: ContentBuild[] = [{ outcome: 'unchanged' }, { outcome: 'unchanged' }, LIVE]
  const { publisher } = host({ build: async () => results.shift() ?? LIVE })
  await ask()
  publisher.wake()
  await expect.poll(outcomes, PATIENCE).toEqual(['unchanged'])
  for (const left of [1, 0]) {
    // The turn before has ended once its next try is planned.
    const planned = async () => (await database.select().from(publishing))[0]?.retryAt?.getTime()
    await expect.poll(planned, PATIENCE).toBeGreaterThan(Date.now())
    await database.update(publishing).set({ retryAt: new Date(0) })
    publisher.wake()
    await expect.poll(() => results.length, PATIENCE).toBe(left)
  }
  await expect.poll(outcomes, PATIENCE).toEqual(['live', 'unchanged'])
})

test('a change that nobody reported is found within minutes, by one host', async () => {
  await database.update(publishing).set({ lookedAt: sql`now() - interval '6 minutes'` })
  const difference = vi.fn(async () => (difference.mock.calls.length > 1 ? undefined : ('time' as const)))
  host({ difference })
  host({ difference })
  await expect.poll(outcomes, PATIENCE).toEqual(['live'])
  const [publication] = await listPublications(database, 1)
  expect(publication?.cause).toBe('Prices change today')
  expect(difference).toHaveBeenCalledOnce()
})

test('every address at which a story was ever live is remembered', async () => {
  await rememberAddresses(database, [
    { path: '/za/a/', story: 'one' },
    { path: '/za/b/', story: 'two' },
  ])
  const known = await rememberAddresses(database, [{ path: '/za/b/', story: 'one' }])
  expect(known.toSorted((a, b) => a.path.localeCompare(b.path))).toEqual([
    { path: '/za/a/', story: 'one' },
    { path: '/za/b/', story: 'one' },
  ])
})
