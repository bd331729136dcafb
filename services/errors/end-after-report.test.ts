import { afterEach, expect, test, vi } from 'vitest'
import { endAfterReport } from './end-after-report'

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
