import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useInView } from './use-in-view'

afterEach(() => vi.unstubAllGlobals())

test('of several changes that are told at once the last one counts', () => {
  let tell: (isIntersecting: boolean[]) => void = () => undefined
  class Observer {
    constructor(listen: (entries: { isIntersecting: boolean }[]) => void) {
      tell = (changes) => act(() => listen(changes.map((isIntersecting) => ({ isIntersecting }))))
    }
    observe = vi.fn()
    disconnect = vi.fn()
  }
  vi.stubGlobal('IntersectionObserver', Observer)
  const { result } = renderHook(() => useInView({ current: document.body }))
  tell([true])
  expect(result.current).toBe(true)
  tell([true, false])
  expect(result.current).toBe(false)
})
