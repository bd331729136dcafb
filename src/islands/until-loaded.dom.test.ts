import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { untilLoaded } from './until-loaded'

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

test('code that arrives is passed on', async () => {
  await expect(untilLoaded(failing(0))).resolves.toBe('the code')
})

test('a failure is tried again after one, two, four seconds', async () => {
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

test('the wait ends as soon as the browser is online again', async () => {
  const load = failing(1)
  const loaded = untilLoaded(load)
  await vi.advanceTimersByTimeAsync(0)
  window.dispatchEvent(new Event('online'))
  await expect(loaded).resolves.toBe('the code')
})
