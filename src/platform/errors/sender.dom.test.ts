import type { makeFetchTransport } from '@sentry/gatsby'
import { expect, test, vi } from 'vitest'
import type { Report } from '../report-error'
import { createSender } from './sender'

type Transport = ReturnType<typeof makeFetchTransport>
type SentEvent = {
  message?: string
  timestamp: number
  transaction: string
  release: string
  tags?: Record<string, string>
  debug_meta: { images: object[] }
  exception: {
    values: { type: string; value: string; mechanism: object; stacktrace?: { frames: object[] } }[]
  }
}

const DSN = 'http://key@shop.test/sentry/1'

/** A sender whose events end up in a list, as its answers let them. */
const setUp = (answers: (number | Error)[] = []) => {
  const events: SentEvent[] = []
  const urls: string[] = []
  const send = vi.fn<Transport['send']>(async ([, items]) => {
    const answer = answers.shift() ?? 200
    if (answer instanceof Error) throw answer
    if (answer < 500) events.push(...items.map(([, event]) => event as unknown as SentEvent))
    return { statusCode: answer }
  })
  const transport = ({ url }: { url: string }): Transport => {
    urls.push(url)
    return { send, flush: async () => true }
  }
  return { events, urls, send, tell: createSender({ dsn: DSN, release: 'r1', transport }) }
}

const report = (thrown: unknown, during?: string): Report => ({
  thrown,
  at: 1_790_000_000_000,
  path: '/za/signup/3f2a9c1d-0b5e-4c8f-9a7d-1e2f3a4b5c6d/continue/',
  during,
})
const nameOf = ({ exception }: SentEvent) => exception.values.at(-1)?.value

test('an error is told with its page, release and time, and what was being done', async () => {
  const { events, urls, tell } = setUp()
  tell([report(new TypeError('no lines for thandi@merchant.example'), 'The cart was read.')])
  await expect.poll(() => events).toHaveLength(1)
  expect(events[0]).toMatchObject({
    timestamp: 1_790_000_000,
    transaction: '/za/signup/:id/continue/',
    release: 'r1',
    level: 'error',
    tags: { during: 'The cart was read.' },
    exception: {
      values: [{ type: 'TypeError', value: 'no lines for [email]', mechanism: { handled: true } }],
    },
  })
  expect(events[0]).not.toHaveProperty('user')
  expect(events[0]).not.toHaveProperty('request')
  expect(events[0]).not.toHaveProperty('contexts')
  expect(urls[0]).toMatch(/^http:\/\/shop\.test\/sentry\/api\/1\/envelope\/\?sentry_version=7&sentry_key=key/)
})

test('what caused it comes along', async () => {
  const { events, tell } = setUp()
  tell([report(new Error('outer', { cause: new Error('inner') }))])
  await expect.poll(() => events).toHaveLength(1)
  expect(events[0]?.exception.values.map(({ value }) => value)).toEqual(['inner', 'outer'])
})

test.each<[string, Event, object]>([
  [
    'an error that nobody caught',
    new ErrorEvent('error', { error: new RangeError('too deep'), message: 'Uncaught RangeError: too deep' }),
    { type: 'RangeError', value: 'too deep', mechanism: { handled: false } },
  ],
  [
    'one of which the browser says no more than where',
    new ErrorEvent('error', { message: 'Oops', filename: 'http://shop.test/app.js', lineno: 3, colno: 7 }),
    { value: 'Oops', stacktrace: { frames: [{ filename: 'http://shop.test/app.js', lineno: 3, colno: 7 }] } },
  ],
  [
    'a rejection',
    Object.assign(new Event('unhandledrejection'), { reason: new Error('refused') }),
    { value: 'refused', mechanism: { handled: false } },
  ],
])('%s', async (_case, event, exception) => {
  const { events, tell } = setUp()
  tell([report(event)])
  await expect.poll(() => events).toHaveLength(1)
  expect(events[0]?.exception.values).toMatchObject([exception])
})

test('the scripts of the site are named by what their source maps are known by', async () => {
  const { events, tell } = setUp()
  const app = 'http://shop.test/app-0123456789abcdef.js'
  const stack = `Error: x\n    at add (${app}:1:20)\n    at ${app}:1:30\n    at http://shop.test/za/:3:1`
  tell([report(Object.assign(new Error('x'), { stack }))])
  await expect.poll(() => events).toHaveLength(1)
  expect(events[0]?.debug_meta.images).toEqual([
    { type: 'sourcemap', code_file: app, debug_id: '01234567-89ab-4cde-8f00-000000000000' },
  ])
})

test('the same error is told once', async () => {
  const { events, tell } = setUp()
  const error = new Error('once')
  tell([report(error), report(new ErrorEvent('error', { error })), report(new Error('last'))])
  await expect.poll(() => events.map(nameOf)).toEqual(['once', 'last'])
})

test('what an extension of the browser did is not ours', async () => {
  const { events, tell } = setUp()
  const stack = 'Error: theirs\n    at run (chrome-extension://abc/content.js:1:2)'
  tell([report(Object.assign(new Error('theirs'), { stack })), report(new Error('ours'))])
  await expect.poll(() => events.map(nameOf)).toEqual(['ours'])
})

test.each([
  ['cannot be reached', new TypeError('Failed to fetch')],
  ['is down', 503],
])('while the error service %s reports are kept, and go before the next one', async (_case, failure) => {
  const { events, send, tell } = setUp([failure, failure])
  tell([report(new Error('first'))])
  await expect.poll(() => send.mock.calls).toHaveLength(1)
  tell([report(new Error('second'))])
  await expect.poll(() => send.mock.calls).toHaveLength(2)
  expect(events).toEqual([])
  tell([report(new Error('third'))])
  await expect.poll(() => events.map(nameOf)).toEqual(['first', 'second', 'third'])
})

test('of a service that stays away twenty reports are kept', async () => {
  const { events, send, tell } = setUp([new Error('away')])
  const many = Array.from({ length: 30 }, (_, at) => String(at))
  tell(many.map((name) => report(new Error(name))))
  await expect.poll(() => send.mock.calls).toHaveLength(1)
  tell([report(new Error('last'))])
  await expect.poll(() => events.map(nameOf)).toEqual([...many.slice(11), 'last'])
})

test('what it refuses is not sent again', async () => {
  const { events, send, tell } = setUp([429])
  tell([report(new Error('first'))])
  await expect.poll(() => send.mock.calls).toHaveLength(1)
  tell([report(new Error('second'))])
  await expect.poll(() => events.map(nameOf)).toContain('second')
  expect(send).toHaveBeenCalledTimes(2)
})
