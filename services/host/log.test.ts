import { DrizzleQueryError } from 'drizzle-orm'
import fastify, { type FastifyRequest } from 'fastify'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type LoggedProblem, logOptions } from './log'

const CART = '3f2a9c1d-0b5e-4c8f-9a7d-1e2f3a4b5c6d'

/** Everything that a host writes at the level of `debug` while `use` works with it. */
async function written(use: (app: ReturnType<typeof fastify>) => unknown): Promise<string> {
  const lines: string[] = []
  const app = fastify({ logger: logOptions('debug', (line) => lines.push(line)) })
  await use(app)
  await app.close()
  return lines.join('')
}

const linesOf = (log: string): Record<string, unknown>[] =>
  log
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))

test('a request is named by its route', async () => {
  const log = await written(async (app) => {
    app.get('/carts/:id/', () => ({}))
    await app.inject(`/carts/${CART}/?email=thandi@example.co.za`)
  })
  expect(log).toContain('"req":{"method":"GET","route":"/carts/:id/"}')
  expect(log).not.toMatch(/thandi|3f2a9c1d/)
})

test('what no route answers is named by the page of the site that does, or not at all', async () => {
  const log = await written(async (app) => {
    app.setNotFoundHandler(async (request: FastifyRequest) => {
      if (request.url.startsWith('/za/signup/')) request.page = '/za/signup/index.html'
      request.log.info({ req: request }, 'Answered')
    })
    await app.inject(`/za/signup/${CART}/continue/?email=thandi%40example.co.za`)
    await app.inject('/thandi-nkosi-12-long-street')
  })
  const answered = linesOf(log).filter(({ msg }) => msg === 'Answered')
  expect(answered.map(({ req }) => req)).toEqual([
    { method: 'GET', route: '/za/signup/index.html' },
    { method: 'GET', route: null },
  ])
  expect(log).not.toMatch(/thandi|5c6d/)
})

test('every line is JSON, whatever is logged, and names nobody', async () => {
  const email = fc.stringMatching(/^[a-z]{3,8}$/).map((name) => `${name}@example.co.za`)
  const text = fc.oneof(fc.string(), email, fc.constantFrom('8001015009087', '0821234567', CART, '"}{\n\\'))
  const number = fc.oneof(fc.double(), fc.constantFrom(13.512345678901234, 8001015009087, 1e21, -0))
  const fields = fc.dictionary(
    fc.constantFrom('cart', 'item', 'took', 'list', 'err'),
    fc.oneof(
      text,
      number,
      fc.array(text),
      fc.record({ inner: text, at: fc.date({ noInvalidDate: true }) }),
      text.map((said) => new Error(said)),
    ),
  )
  await fc.assert(
    fc.asyncProperty(fields, text, email, async (about, sentence, address) => {
      const log = await written((app) => app.log.info({ ...about, email: address }, `${sentence} ${address}`))
      const [line] = linesOf(log)
      expect(line).toMatchObject({ level: 30, email: '[email]' })
      if (typeof about['took'] === 'number' && Number.isFinite(about['took']))
        expect(line?.['took']).toBe(about['took'] + 0)
      expect(log).not.toContain(address)
    }),
  )
})

test('a failed statement is logged without its values', async () => {
  const refused = Object.assign(new Error('duplicate key value violates unique constraint "signups_pkey"'), {
    code: '23505',
    detail: 'Key (email)=(thandi@example.co.za) already exists.',
    constraint: 'signups_pkey',
    table: 'signups',
  })
  const error = new DrizzleQueryError(
    'insert into "signups" values ($1, $2)',
    ['Thandi', '0821234567'],
    refused,
  )
  const log = await written((app) => app.log.error({ err: error }, 'The shop API failed'))
  expect(JSON.parse(log).err).toMatchObject({
    message: 'Failed query: insert into "signups" values ($1, $2)',
    cause: {
      code: '23505',
      constraint: 'signups_pkey',
      table: 'signups',
      stack: expect.stringContaining(' at '),
    },
  })
  expect(log).not.toMatch(/thandi|0821234567/i)
})

test('a value that the database refuses is not repeated', async () => {
  const error = Object.assign(new Error('invalid input syntax for type integer: "Thandi"'), { code: '22P02' })
  expect(await written((app) => app.log.error(error))).not.toContain('Thandi')
})

test.each([
  ['550 <thandi.nkosi@example.co.za> unknown', '550 <[email]> unknown'],
  ['no answer about thandi%40example.co.za', 'no answer about [email]'],
  ['call 082 or +27821234567, 0821234567', 'call 082 or [phone], [phone]'],
  ['the ID number 8001015009087', 'the ID number [number]'],
  ['the card 4111111111111111', 'the card [number]'],
  [
    'order ZA10000001 of R1,299 at 2026-11-23T06:00:00.000Z',
    'order ZA10000001 of R1,299 at 2026-11-23T06:00:00.000Z',
  ],
])('%o is written as %o', async (said, expected) => {
  expect(JSON.parse(await written((app) => app.log.warn(said))).msg).toBe(expected)
})

test('an error or worse is reported as it is logged, and nothing else', async () => {
  const reported: LoggedProblem[] = []
  const logger = logOptions(
    'info',
    () => undefined,
    (problem) => reported.push(problem),
  )
  const { log } = fastify({ logger })
  log.error({ err: new TypeError('no lines') }, 'The shop API failed')
  log.error(new Error('no disk'))
  log.fatal('over')
  log.error({ mail: 7 }, 'given up')
  log.warn(new Error('not so bad'))
  expect(reported).toMatchObject([
    { level: 'error', sentence: 'The shop API failed', error: { type: 'TypeError', message: 'no lines' } },
    { level: 'error', sentence: 'no disk', error: { type: 'Error', message: 'no disk' } },
    { level: 'fatal', sentence: 'over', error: undefined },
    { level: 'error', sentence: 'given up', error: undefined },
  ])
})
