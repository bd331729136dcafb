import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Report } from '../../platform/report-error'
import { keepEarlyErrors } from './keep-early-errors'

const sendReports = vi.fn<(reports: readonly Report[]) => void>()
vi.mock('../../platform/errors/sender', () => ({
  sendReports: (reports: readonly Report[]) => sendReports(reports),
}))

/** Starts the site's code, as on a page. */
const startSite = async () => {
  const site = await import('../../platform/report-error')
  site.watchErrors()
  return site
}
/** Milliseconds after the page was requested. */
const AT = 250
const happen = (event: Event) =>
  window.dispatchEvent(Object.defineProperty(event, 'timeStamp', { value: AT }))
const fail = (error: unknown) => happen(new ErrorEvent('error', { error, message: String(error) }))
const refuse = (reason: unknown) => happen(Object.assign(new Event('unhandledrejection'), { reason }))

const reported = () => sendReports.mock.calls.flatMap(([reports]) => reports)
const messages = () =>
  reported().map(({ thrown }) => {
    const { error = thrown, reason = error } = thrown as { error?: unknown; reason?: unknown }
    return (reason as Error).message
  })

beforeEach(() => {
  vi.resetModules()
  vi.stubEnv('GATSBY_SENTRY_DSN', 'http://key@localhost/sentry/1')
  vi.stubEnv('GATSBY_SENTRY_SAMPLE_RATE', '1')
  vi.stubGlobal('requestIdleCallback', (task: () => void) => setTimeout(task))
  vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(window, 'addEventListener')
  keepEarlyErrors()
})
afterEach(() => {
  // The next test is on another page.
  for (const [type, listener] of vi.mocked(window.addEventListener).mock.calls)
    window.removeEventListener(type, listener)
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  sendReports.mockReset()
})

test('errors before the site’s code is loaded are reported afterwards: once, in order, with their time and page', async () => {
  fail(new Error('first'))
  refuse(new Error('second'))
  await startSite()
  fail(new Error('third'))
  await expect.poll(messages).toEqual(['first', 'second', 'third'])
  const [first] = reported()
  expect(first).toMatchObject({ at: performance.timeOrigin + AT, path: window.location.pathname })
  fail(new Error('fourth'))
  await expect.poll(messages).toEqual(['first', 'second', 'third', 'fourth'])
})

test('at most twenty errors are stored', async () => {
  for (let at = 0; at < 50; at += 1) fail(new Error(String(at)))
  await startSite()
  await expect.poll(messages).toEqual(Array.from({ length: 20 }, (_, at) => String(at)))
})

test('a hydration error reaches the window, and is reported', async () => {
  const place = document.createElement('div')
  place.innerHTML = '<p>from the server</p>'
  await startSite()
  await act(async () => void hydrateRoot(place, <p>from the browser</p>))
  await expect.poll(messages).toEqual([expect.stringContaining('Hydration failed')])
})

test('a caught error is logged in the console, with the action that failed', async () => {
  const { reportError } = await startSite()
  const error = new Error('caught')
  reportError(error, 'The cart could not be read.')
  expect(console.error).toHaveBeenCalledExactlyOnceWith('The cart could not be read.', error)
  await expect.poll(reported).toMatchObject([{ thrown: error, during: 'The cart could not be read.' }])
})

test('a network failure is only logged in the console', async () => {
  const { reportError } = await startSite()
  reportError(new TypeError('Failed to fetch'), 'The cart could not be read.')
  refuse(new TypeError('Failed to fetch'))
  reportError(new Error('ours'), 'The cart could not be read.')
  await expect.poll(messages).toEqual(['ours'])
})

test.each([
  ['no address to report to', 'GATSBY_SENTRY_DSN', ''],
  ['no share that is reported', 'GATSBY_SENTRY_SAMPLE_RATE', '0'],
])('with %s nothing is loaded', async (_case, name, value) => {
  vi.stubEnv(name, value)
  const idle = vi.fn()
  vi.stubGlobal('requestIdleCallback', idle)
  fail(new Error('early'))
  const { reportError } = await startSite()
  reportError(new Error('late'), 'The cart was read.')
  expect(idle).not.toHaveBeenCalled()
})
