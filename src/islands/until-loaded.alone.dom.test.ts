import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noteError } from '../platform/report-error'
import { untilLoaded } from './until-loaded'

vi.mock('../platform/report-error', () => ({ noteError: vi.fn() }))

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const failing = (times: number) => {
  const load = vi.fn<() => Promise<string>>().mockResolvedValue('the code')
  for (let time = 0; time < times; time += 1) load.mockRejectedValueOnce(new Error('ChunkLoadError'))
  return load
}

test('repeats a failed load after one, two and four seconds', async () => {
  const load = failing(3)
  const loaded = untilLoaded(load)
  for (const [wait, tries] of [
    [999, 1],
    [1, 2],
    [2000, 3],
    [4000, 4],
  ] as const) {
    await vi.advanceTimersByTimeAsync(wait)
    expect(load).toHaveBeenCalledTimes(tries)
  }
  await expect(loaded).resolves.toBe('the code')
})

test('repeats as soon as the browser is online again', async () => {
  const load = failing(1)
  const loaded = untilLoaded(load)
  await vi.advanceTimersByTimeAsync(0)
  window.dispatchEvent(new Event('online'))
  await expect(loaded).resolves.toBe('the code')
})

test.each([
  ['twice', 2, true, 0],
  ['three times', 3, true, 1],
  ['many times', 6, true, 1],
  ['three times without a network', 3, false, 0],
])('a load that fails %s is reported once at most', async (_case, times, onLine, told) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine)
  vi.mocked(noteError).mockClear()
  const loaded = untilLoaded(failing(times))
  await vi.runAllTimersAsync()
  await expect(loaded).resolves.toBe('the code')
  expect(noteError).toHaveBeenCalledTimes(told)
})
