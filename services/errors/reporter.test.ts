import path from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import type { LoggedError } from '../host/log'
import { endAfterReport } from './reporter'
import { toEvent } from './sentry'

const parse = (stack: string) => [{ filename: stack, lineno: 1 }]
const thrown = (message: string, rest: Partial<LoggedError> = {}): LoggedError => ({
  type: 'Error',
  message,
  stack: '',
  ...rest,
})

test('a sentence is a message', () => {
  expect(toEvent({ level: 'error', sentence: 'A mail is given up', error: undefined }, 1500, parse)).toEqual({
    platform: 'node',
    level: 'error',
    timestamp: 1.5,
    message: 'A mail is given up',
  })
})

test('an error comes behind its causes, with what the database said', () => {
  const cause = thrown('duplicate key', { type: 'DatabaseError', code: '23505', table: 'signups' })
  const error = thrown('Failed query: insert', { cause: { ...cause, cause: thrown('no disk') } })
  expect(toEvent({ level: 'fatal', sentence: 'The shop API failed', error }, 1500, parse)).toEqual({
    platform: 'node',
    level: 'fatal',
    timestamp: 1.5,
    exception: {
      values: [
        { type: 'Error', value: 'no disk' },
        { type: 'DatabaseError', value: 'duplicate key' },
        { type: 'Error', value: 'Failed query: insert' },
      ],
    },
    tags: { during: 'The shop API failed', code: '23505', table: 'signups' },
  })
})

test.each([
  [path.resolve('services/host/host.ts'), 'services/host/host.ts'],
  ['node:internal/timers', 'node:internal/timers'],
  ['/elsewhere/services/host.ts', '/elsewhere/services/host.ts'],
])('of %s it says %s', (file, reported) => {
  const problem = { level: 'error' as const, sentence: 'x', error: thrown('x', { stack: file }) }
  const { exception } = toEvent(problem, 0, parse)
  expect(exception?.values?.[0]?.stacktrace?.frames).toEqual([{ filename: reported, lineno: 1 }])
})

afterEach(() => {
  vi.restoreAllMocks()
})

test('what nobody caught is said and reported, and then ends the process', async () => {
  const handlers = new Map<unknown, (thrown: unknown, origin: string) => void>()
  vi.spyOn(process, 'once').mockImplementation((name: unknown, handler: unknown) => {
    handlers.set(name, handler as (thrown: unknown, origin: string) => void)
    return process
  })
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => undefined as never)
  const said = vi.spyOn(console, 'error').mockReturnValue()
  let finish: () => void = () => undefined
  const flushed = new Promise<void>((resolve) => (finish = resolve))
  const report = vi.fn()
  endAfterReport({ report, flush: () => flushed })

  const error = new TypeError('no lines')
  handlers.get('uncaughtException')?.(error, 'unhandledRejection')
  expect(said).toHaveBeenCalledExactlyOnceWith(error)
  expect(report.mock.calls).toMatchObject([
    [{ level: 'fatal', sentence: 'The process ends: unhandledRejection.', error: { type: 'TypeError' } }],
  ])
  expect(exit).not.toHaveBeenCalled()
  finish()
  await vi.waitFor(() => expect(exit).toHaveBeenCalledExactlyOnceWith(1))
})
