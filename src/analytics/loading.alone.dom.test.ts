import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { untilItWorks, fetchIpAddress, createSegment, fetchSettings } from './segment'
import { forgetVisitor } from './forget'

beforeEach(() => vi.spyOn(console, 'warn').mockImplementation(() => undefined))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  document.cookie = 'wau=; max-age=0'
})

describe('the settings of a source', () => {
  test('are asked for by the key, and bring no scripts of others', async () => {
    const ask = vi.fn(async () =>
      Response.json({
        integrations: { 'Segment.io': { apiKey: 'k' }, 'Google Analytics': { id: 1 } },
        remotePlugins: [{ url: 'https://elsewhere.example/plugin.js' }],
        legacyVideoPluginsEnabled: true,
        middlewareSettings: { routingRules: [{}] },
      }),
    )
    vi.stubGlobal('fetch', ask)
    expect(await fetchSettings('https://cdn.example', 'k')).toMatchObject({
      integrations: { 'Segment.io': { apiKey: 'k' } },
      remotePlugins: [],
      legacyVideoPluginsEnabled: false,
      middlewareSettings: { routingRules: [] },
    })
    expect(ask).toHaveBeenCalledWith('https://cdn.example/v1/projects/k/settings')
  })

  test('that are refused throw the text of the answer', async () => {
    vi.stubGlobal('fetch', async () => new Response('no such project', { status: 404 }))
    await expect(fetchSettings('https://cdn.example', 'k')).rejects.toThrow('no such project')
  })
})

test('what fails is tried again after half a second, twice as long each time and a minute at most', async () => {
  vi.useFakeTimers()
  const times: number[] = []
  const start = Date.now()
  const task = vi.fn(async () => {
    times.push(Date.now() - start)
    if (times.length < 10) throw new Error('down')
    return 'up'
  })
  const onFailure = vi.fn()
  const result = untilItWorks(task, { onFailure, isWanted: () => true })
  await vi.runAllTimersAsync()
  expect(await result).toBe('up')
  expect(times.map((time, at) => time - (times[at - 1] ?? 0))).toEqual([
    0, 500, 1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000,
  ])
  expect(onFailure).toHaveBeenCalledTimes(9)
})

test('what nobody wants any more is not tried again', async () => {
  vi.useFakeTimers()
  const task = vi.fn(() => Promise.reject(new Error('down')))
  const result = untilItWorks(task, { onFailure: () => undefined, isWanted: () => false })
  const failed = expect(result).rejects.toThrow('down')
  await vi.runAllTimersAsync()
  await failed
  expect(task).toHaveBeenCalledTimes(1)
})

test('an event that comes before the library is said to wait (spec 8)', () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  const said = vi.spyOn(console, 'info').mockImplementation(() => undefined)
  createSegment({ cdn: '/segment', writeKey: 'k' }).deliver()
  expect(said).toHaveBeenCalledExactlyOnceWith('Failed to track event: segment is undefined')
})

describe('the IP address', () => {
  const ask = vi.fn<() => Promise<Response>>()
  beforeEach(() => {
    ask.mockReset()
    vi.stubGlobal('fetch', ask)
    vi.stubEnv('GATSBY_HELLO_URL', '/signup/hello.json')
  })

  test('is asked for only where a cookie wau is', async () => {
    expect(await fetchIpAddress()).toBeUndefined()
    expect(ask).not.toHaveBeenCalled()
    document.cookie = 'wau=visitor'
    ask.mockResolvedValue(Response.json({ ip_address: '192.0.2.1' }))
    expect(await fetchIpAddress()).toBe('192.0.2.1')
  })

  test.each([
    ['a refusal', () => Promise.resolve(new Response('', { status: 500 }))],
    ['no JSON', () => Promise.resolve(new Response('<html>'))],
    ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('%s is a warning, and things go on without', async (_what, answer) => {
    document.cookie = 'wau=visitor'
    ask.mockImplementation(answer)
    expect(await fetchIpAddress()).toBeUndefined()
    expect(console.warn).toHaveBeenCalledWith('The IP address could not be fetched.', expect.anything())
  })
})

test('after a denial nothing of the library’s is left, and everything else', () => {
  document.cookie = 'ajs_anonymous_id=1; path=/'
  document.cookie = 'session=1; path=/'
  localStorage.setItem('ajs_user_traits', '{}')
  localStorage.setItem('persisted-queue:v1:k:items', '[]')
  localStorage.setItem('analyticsQueue', '[]')
  localStorage.setItem('cartId', 'cart-1')
  forgetVisitor()
  expect(document.cookie).toBe('session=1')
  expect({ ...localStorage }).toEqual({ cartId: 'cart-1' })
})
