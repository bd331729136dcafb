import { describe, expect, it } from 'vitest'
import { blockingTime, isHydrated, slowdownFor, type TraceEvent } from './phone'

const URL = 'http://localhost/za/'
const MAIN = { pid: 1, tid: 10 }
const start = (ts: number, url = URL): TraceEvent => ({
  ...{ name: 'navigationStart', ...MAIN, ts },
  args: { data: { documentLoaderURL: url } },
})
const thread: TraceEvent = {
  ...{ name: 'thread_name', ...MAIN, ts: 0 },
  args: { name: 'CrRendererMain' },
}
const task = (ts: number, milliseconds: number, on = MAIN): TraceEvent => ({
  ...{ name: 'RunTask', ...on, ts, tdur: milliseconds * 1000 },
  args: {},
})

describe('blockingTime', () => {
  it('counts what a task takes beyond 50 ms on the phone', () => {
    expect(blockingTime([thread, start(5), task(6, 10), task(7, 30)], URL, 4)).toBe(70)
  })

  it('counts the page’s main thread alone, from the page’s beginning', () => {
    const trace = [thread, task(1, 100), start(5), task(6, 100, { pid: 1, tid: 11 }), task(7, 20)]
    expect(blockingTime(trace, URL, 4)).toBe(30)
  })

  it('says so when the page is not in the trace', () => {
    expect(() => blockingTime([thread, start(5, 'about:blank')], URL, 4)).toThrow(`how ${URL} was loaded`)
  })
})

it('a page is hydrated once Gatsby has marked it', () => {
  const mark: TraceEvent = { name: 'onInitialClientRender', ...MAIN, ts: 8, args: {} }
  expect(isHydrated([thread, start(5)])).toBe(false)
  expect(isHydrated([thread, start(5), mark])).toBe(true)
})

describe('slowdownFor', () => {
  it.each([
    [150, 1],
    [475, 1.5],
    [800, 2],
    [1300, 3],
    [1533, 4],
    [1999, 6],
  ])('slows a machine of %i down %d times', (benchmarkIndex, slowdown) => {
    expect(slowdownFor(benchmarkIndex)).toBeCloseTo(slowdown, 2)
  })

  it.each([149, 0, Number.NaN])('refuses a machine of %d: it is slower than the phone', (benchmarkIndex) => {
    expect(() => slowdownFor(benchmarkIndex)).toThrow('slower than the phone')
  })
})
