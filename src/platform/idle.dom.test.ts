import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inIdleMoments } from './idle'

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout'] }))
afterEach(() => {
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

/** Tasks that note that they ran. */
const tasks = (names: string[]) => {
  const done: string[] = []
  return { done, tasks: names.map((name) => () => void done.push(name)) }
}

test('each task has an idle moment of its own', () => {
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
