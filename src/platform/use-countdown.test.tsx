import { act, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useCountdown } from './use-countdown'

const END = Date.parse('2026-11-30T23:59:59+02:00')

const Left = ({ end = END }: { end?: number }) => {
  const left = useCountdown(end)
  return <p>{left ? `${left.minutes}:${left.seconds}${left.isOver ? ' over' : ''}` : 'some time'}</p>
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

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
