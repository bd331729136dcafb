import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { stubInView } from './testing/in-view'
import { useInView } from './use-in-view'

afterEach(() => vi.unstubAllGlobals())

test('of several changes reported at once the last one counts', () => {
  const view = stubInView()
  const report = (changes: boolean[]) =>
    act(() => view.report(changes.map((isIntersecting) => ({ target: document.body, isIntersecting }))))
  const { result } = renderHook(() => useInView({ current: document.body }))
  report([true])
  expect(result.current).toBe(true)
  report([true, false])
  expect(result.current).toBe(false)
})
