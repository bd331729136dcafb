import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useInView } from './use-in-view'

afterEach(() => vi.unstubAllGlobals())

test('of several changes reported at once the last one counts', () => {
  let report: (isIntersecting: boolean[]) => void = () => undefined
  class Observer {
    constructor(listen: (entries: { isIntersecting: boolean }[]) => void) {
      report = (changes) => act(() => listen(changes.map((isIntersecting) => ({ isIntersecting }))))
    }
    observe = vi.fn()
    disconnect = vi.fn()
  }
  vi.stubGlobal('IntersectionObserver', Observer)
  const { result } = renderHook(() => useInView({ current: document.body }))
  report([true])
  expect(result.current).toBe(true)
  report([true, false])
  expect(result.current).toBe(false)
})
