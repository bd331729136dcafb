import { DrizzleQueryError } from 'drizzle-orm'
import fastify from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { AddressInfo } from 'node:net'
import { useTestDatabase } from '../database/testing/open'
import { logOptions } from '../host/log'
import { ERROR_REPORTS } from '../standins/sentry/reports'
import { sentryStandin } from '../standins/sentry/index'
import { type Config, projectOf, readConfig } from '../host/config/config'
import { createReporter } from './reporter'

const database = await useTestDatabase()
const sink = fastify({ forceCloseConnections: true })
let errors: Config['errors']

beforeAll(async () => {
  const personalDataKey = Buffer.alloc(32, 7)
  await sink.register(sentryStandin, {
    prefix: '/sentry',
    database,
    personalDataKey,
    sandbox: true,
    ...projectOf({ hostDsn: readConfig({}, '').errors?.hostDsn ?? '' }),
  })
  await sink.listen({ port: 0, host: '127.0.0.1' })
  const { port } = sink.server.address() as AddressInfo
  errors = readConfig({ LISTEN: '127.0.0.1', PORT: String(port) }, '').errors
})
afterAll(() => sink.close())

let known = 0
beforeEach(async () => {
  known = (await ERROR_REPORTS.read(database, 1_000)).length
})

const setUp = (random = 0) => {
  const clock = { now: 1_790_000_000_000 }
  const parts = { random: () => random, now: () => clock.now }
  const reporter = createReporter({ errors, release: 'r1' }, parts)
  const { log } = fastify({ logger: logOptions('error', () => undefined, reporter.report) })
  /** The reports stored since the test began, the latest last. */
  const reported = async () => {
    await reporter.flush(5_000)
    const all = await ERROR_REPORTS.read(database, 1_000)
    return all.slice(0, all.length - known).reverse()
  }
  return { log, clock, reported }
}

test('an error of the log is reported over HTTP, with its release, and nobody in it', async () => {
  const { log, reported } = setUp()
  const refused = Object.assign(new Error('Key (email)=(thandi@example.co.za) already exists.'), {
    code: '23505',
    detail: 'thandi@example.co.za',
  })
  const failed = new DrizzleQueryError('insert into "signups" values ($1)', ['Thandi', '0821234567'], refused)
  log.error({ err: failed, contact: 'Thandi' }, 'The shop API failed for 0821234567')
  const [report] = await reported()
  expect(report).toMatchObject({
    release: 'r1',
    level: 'error',
    type: 'Error',
    value: 'Failed query: insert into "signups" values ($1)',
    platform: 'node',
    payload: {
      timestamp: 1_790_000_000,
      tags: { during: 'The shop API failed for [phone]', code: '23505' },
    },
  })
  const text = JSON.stringify(report?.payload)
  expect(text).not.toMatch(/thandi|0821234567|server_name|"user"|request/i)
  expect(text).toContain('"filename":"services/errors/reporter.db.test.ts"')
  expect(text).not.toContain(process.cwd())
})

// They are sent side by side: which arrives first is nobody's promise.
test('each error is one report, and a warning none', async () => {
  const { log, reported } = setUp()
  log.error('first')
  log.fatal(new Error('second'))
  log.error({ err: 'third' })
  log.warn('fourth')
  const reports = await reported()
  expect(reports.map(({ level, value }) => `${level}: ${value}`).sort()).toEqual([
    'error: first',
    'error: third',
    'fatal: second',
  ])
})

test.each([
  [0.69, 1],
  [0.7, 0],
])('at a chance of %d of seven in ten', async (random, count) => {
  const { log, reported } = setUp(random)
  log.error('reported by chance')
  expect(await reported()).toHaveLength(count)
})

test('of a flood it reports thirty errors a minute', async () => {
  const { log, clock, reported } = setUp()
  for (let line = 0; line < 100; line += 1) log.error(`line ${line}`)
  expect(await reported()).toHaveLength(30)
  clock.now += 60_000
  log.error('a minute later')
  expect((await reported()).at(-1)).toMatchObject({ value: 'a minute later' })
})

test('without anywhere to report to, and with nobody there, the host goes on', async () => {
  const nowhere = createReporter({ errors: undefined, release: 'r1' })
  nowhere.report({ level: 'error', sentence: 'lost', error: undefined })
  await expect(nowhere.flush(10)).resolves.toBeUndefined()
  const { errors: away } = readConfig({ SENTRY_DSN: 'http://key@127.0.0.1:9/1' }, '')
  const gone = createReporter({ errors: away, release: 'r1' }, { random: () => 0 })
  gone.report({ level: 'error', sentence: 'lost', error: undefined })
  await expect(gone.flush(5_000)).resolves.toBeUndefined()
})
