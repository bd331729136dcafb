import { act, render, screen } from '@testing-library/react'
import fc from 'fast-check'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { countdown, untilNextSecond, useCountdown } from './countdown'

const DAY = 86_400_000

test.each([
  [3 * DAY + 4 * 3_600_000 + 5 * 60_000 + 6_000, [3, 4, 5, 6]],
  [DAY - 1_000, [0, 23, 59, 59]],
  [1, [0, 0, 0, 1]],
  [0, [0, 0, 0, 0]],
  [-5 * DAY, [0, 0, 0, 0]],
])('%d ms are %j', (left, parts) => {
  const { days, hours, minutes, seconds, isOver } = countdown(left)
  expect([days, hours, minutes, seconds]).toEqual(parts)
  expect(isOver).toBe(left <= 0)
})

const anyLeft = fc.integer({ min: -DAY, max: 4000 * DAY })

test('its parts are the time that is left, less than a second above it', () => {
  fc.assert(
    fc.property(anyLeft, (left) => {
      const { days, hours, minutes, seconds } = countdown(left)
      const sum = (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1_000
      expect(sum - Math.max(0, left)).toBeGreaterThanOrEqual(0)
      expect(sum - Math.max(0, left)).toBeLessThan(1_000)
      expect([hours < 24, minutes < 60, seconds < 60]).toEqual([true, true, true])
    }),
  )
})

test('the next figures come when they differ, and none are passed over', () => {
  fc.assert(
    fc.property(
      anyLeft.filter((left) => left > 0),
      (left) => {
        const wait = untilNextSecond(left)
        const { seconds } = countdown(left)
        expect(countdown(left - wait).seconds).toBe((seconds + 59) % 60)
        expect(countdown(left - wait + 1).seconds).toBe(seconds)
      },
    ),
  )
})

const END = Date.parse('2026-11-30T23:59:59+02:00')

const Left = ({ end = END }: { end?: number }) => {
  const left = useCountdown(end)
  return <p>{left ? `${left.minutes}:${left.seconds}${left.isOver ? ' over' : ''}` : 'some time'}</p>
}

describe('on a page', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test('the server does not know what is left', () => {
    expect(renderToString(<Left />)).toContain('some time')
  })

  test('counts each second down to zero, and stops there', () => {
    vi.setSystemTime(END - 2_400)
    render(<Left />)
    expect(screen.getByText('0:3')).toBeVisible()
    act(() => vi.advanceTimersByTime(400))
    expect(screen.getByText('0:2')).toBeVisible()
    act(() => vi.advanceTimersByTime(1_000))
    act(() => vi.advanceTimersByTime(1_000))
    expect(screen.getByText('0:0 over')).toBeVisible()
    expect(vi.getTimerCount()).toBe(0)
  })

  test('after a sleep it tells the time that is left, not the seconds that it missed', () => {
    vi.setSystemTime(END - 600_000)
    render(<Left />)
    vi.setSystemTime(END - 60_000)
    act(() => vi.advanceTimersByTime(1_000))
    expect(screen.getByText('0:59')).toBeVisible()
  })

  test('what has ended before is over at once', () => {
    vi.setSystemTime(END + 1)
    render(<Left />)
    expect(screen.getByText('0:0 over')).toBeVisible()
    expect(vi.getTimerCount()).toBe(0)
  })
})
