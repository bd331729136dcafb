import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deviceClassOf, useDeviceClass } from './device-class'

test.each([
  [320, 'mobile'],
  [666, 'mobile'],
  [667, 'tablet'],
  [899, 'tablet'],
  [900, 'laptop'],
  [1199, 'laptop'],
  [1200, 'desktop'],
  [2560, 'desktop'],
])('a window of %s px is a %s', (width, expected) => {
  expect(deviceClassOf(width)).toBe(expected)
})

const resizeTo = (width: number) => {
  window.innerWidth = width
  window.dispatchEvent(new Event('resize'))
}

beforeEach(() => {
  vi.useFakeTimers()
  window.innerWidth = 390
})
afterEach(() => void vi.useRealTimers())

test('follows the window once it has kept its width for half a second', () => {
  const { result } = renderHook(() => useDeviceClass())
  expect(result.current).toBe('mobile')
  act(() => {
    resizeTo(768)
    vi.advanceTimersByTime(499)
    resizeTo(1000)
    vi.advanceTimersByTime(499)
  })
  expect(result.current).toBe('mobile')
  act(() => void vi.advanceTimersByTime(1))
  expect(result.current).toBe('laptop')
})

test('a new component gets the current class at once, and the window is not observed while no component needs it', () => {
  window.innerWidth = 1000
  renderHook(() => useDeviceClass()).unmount()
  resizeTo(1440)
  expect(vi.getTimerCount()).toBe(0)
  const seen: string[] = []
  renderHook(() => seen.push(useDeviceClass()))
  expect(seen).toEqual(['mobile', 'desktop'])
})
