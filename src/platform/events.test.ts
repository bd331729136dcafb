import { afterEach, expect, test, vi } from 'vitest'
import { emit, subscribe, takeQueuedEvents, type SiteEvent } from './events'

const VIEWED: SiteEvent = { type: 'page/delayed', path: '/za/' }
const viewOf = (page: number): SiteEvent => ({ type: 'page/delayed', path: `/za/${page}/` })

// First: events are taken once in a document.
test('events are queued in order, each with its time, the last hundred of them, until they are taken', () => {
  const pages = Array.from({ length: 150 }, (_, page) => page)
  const before = Date.now()
  pages.forEach((page) => emit(viewOf(page)))
  const queued = takeQueuedEvents()
  expect(queued.map(({ event }) => event)).toEqual(pages.slice(50).map(viewOf))
  queued.forEach(({ at }) => expect(at).toBeGreaterThanOrEqual(before))
  emit(VIEWED)
  expect(takeQueuedEvents()).toEqual([])
})

afterEach(() => void vi.restoreAllMocks())

test('whoever listens hears it before emit returns, and nothing after stopping', () => {
  const heard: SiteEvent[] = []
  const stop = subscribe((event) => heard.push(event))
  emit(VIEWED)
  expect(heard).toEqual([VIEWED])
  stop()
  emit(VIEWED)
  expect(heard).toEqual([VIEWED])
})

test('a listener that fails breaks neither what happened nor the other listeners, and is reported', () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const failure = new Error('blocked')
  const heard: SiteEvent[] = []
  const stops = [
    subscribe(() => {
      throw failure
    }),
    subscribe((event) => heard.push(event)),
  ]
  expect(() => emit(VIEWED)).not.toThrow()
  expect(heard).toEqual([VIEWED])
  expect(report).toHaveBeenCalledWith('A listener failed on page/delayed.', failure)
  stops.forEach((stop) => stop())
})
