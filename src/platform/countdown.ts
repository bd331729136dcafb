import { useEffect, useReducer } from 'react'
import { timeNow } from './clock'
import { useInBrowser } from './use-in-browser'

const SECOND = 1000

/** The rest of a time: whole days, and the hours, minutes and seconds beyond them. */
export type Countdown = { days: number; hours: number; minutes: number; seconds: number; isOver: boolean }

/** The parts of a rest. A second that has begun counts whole, so it is over at 0 and not before. @param left milliseconds; below zero is over */
export const countdown = (left: number): Countdown => {
  const seconds = Math.max(0, Math.ceil(left / SECOND))
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3_600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
    isOver: seconds === 0,
  }
}

/** Milliseconds until the countdown shows its next figures, 1 to 1000. @param left milliseconds, above zero */
export const untilNextSecond = (left: number): number => left % SECOND || SECOND

/**
 * The rest until a moment, counted down each second until it has come; undefined in the server's HTML, which is read at any
 * time. It renders its component once a second: call it in a leaf.
 * @param end milliseconds since 1970
 */
export const useCountdown = (end: number): Countdown | undefined => {
  const [ticks, tick] = useReducer((ticks: number) => ticks + 1, 0)
  const now = useInBrowser(timeNow, undefined)
  const left = now === undefined ? undefined : countdown(end - now)
  const isRunning = left?.isOver === false
  // No interval: it drifts, and after a sleep of the device it would show seconds that are long over.
  useEffect(() => {
    if (!isRunning) return
    const timer = setTimeout(tick, untilNextSecond(end - timeNow()))
    return () => clearTimeout(timer)
  }, [isRunning, end, ticks])
  return left
}
