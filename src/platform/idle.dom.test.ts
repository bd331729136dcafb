import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inIdleMoments } from './idle'

let clock = 0

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  vi.spyOn(performance, 'now').mockImplementation(() => clock)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A browser's idle moments, which come when they are given. */
const idleMoments = () => {
  const asked: IdleRequestCallback[] = []
  vi.stubGlobal('requestIdleCallback', (task: IdleRequestCallback) => asked.push(task))
  return {
    asked,
    give: (didTimeout: boolean) =>
      asked.shift()?.({ didTimeout, timeRemaining: () => (didTimeout ? 0 : 40) }),
  }
}

/** Tasks that note that they ran, and how many milliseconds each takes. */
const tasks = (names: string[], duration = 5) => {
  const done: string[] = []
  const run = (name: string) => () => {
    clock += duration
    done.push(name)
  }
  return { done, tasks: names.map(run) }
}

test('short tasks share an idle moment, of a few milliseconds', () => {
  const { give, asked } = idleMoments()
  const { done, tasks: waiting } = tasks(['one', 'two', 'three', 'four'], 1.5)
  inIdleMoments(waiting)
  give(false)
  expect(done).toEqual(['one', 'two', 'three'])
  give(false)
  expect(done).toEqual(['one', 'two', 'three', 'four'])
  expect(asked).toEqual([])
})

test('each that takes longer has an idle moment of its own', () => {
  const { give, asked } = idleMoments()
  const { done, tasks: waiting } = tasks(['one', 'two'])
  inIdleMoments(waiting)
  vi.runAllTimers()
  expect(done).toEqual([])
  give(false)
  expect(done).toEqual(['one'])
  give(false)
  expect(done).toEqual(['one', 'two'])
  expect(asked).toEqual([])
})

test('a browser that calls no moment idle is not waited for a second time', () => {
  const { give, asked } = idleMoments()
  const { done, tasks: waiting } = tasks(['one', 'two', 'three'])
  inIdleMoments(waiting)
  give(true)
  expect(done).toEqual(['one'])
  vi.runAllTimers()
  expect(done).toEqual(['one', 'two', 'three'])
  expect(asked).toEqual([])
})

test('a browser that knows no idle moments runs each in a task of its own', () => {
  const { done, tasks: waiting } = tasks(['one', 'two'])
  inIdleMoments(waiting)
  expect(done).toEqual([])
  vi.advanceTimersToNextTimer()
  expect(done).toEqual(['one'])
  vi.runAllTimers()
  expect(done).toEqual(['one', 'two'])
})
