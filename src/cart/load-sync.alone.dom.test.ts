import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const load = async () => {
  vi.resetModules()
  const { loadSyncAhead } = await import('./load-sync')
  const { useNotifications } = await import('../ui')
  return { loadSyncAhead, isExpected: () => useNotifications.getState().expected }
}

beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (task: () => void) => task())
})

afterEach(() => {
  vi.unstubAllGlobals()
})

test.each(['scroll', 'pointermove', 'touchstart', 'keydown'])(
  'what a purchase needs is fetched at the first sign of a visitor (%s), not before',
  async (sign) => {
    const { loadSyncAhead, isExpected } = await load()
    loadSyncAhead()
    expect(isExpected()).toBe(false)
    window.dispatchEvent(new Event(sign))
    expect(isExpected()).toBe(true)
  },
)

test('a visitor who saves data fetches nothing ahead', async () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } })
  const { loadSyncAhead, isExpected } = await load()
  loadSyncAhead()
  window.dispatchEvent(new Event('scroll'))
  expect(isExpected()).toBe(false)
})
