import { useEffect, useReducer } from 'react'
import { timeNow } from './clock'
import { countdown, untilNextSecond, type Countdown } from './countdown'
import { useInBrowser } from './use-in-browser'

/**
 * What is left until a moment, anew each second until it has come; undefined in the server's HTML, which is read at any time.
 * Rendered once a second: call it in a leaf.
 * @param end milliseconds since 1970
 */
export const useCountdown = (end: number): Countdown | undefined => {
  const [ticks, tick] = useReducer((ticks: number) => ticks + 1, 0)
  const now = useInBrowser(timeNow, undefined)
  const left = now === undefined ? undefined : countdown(end - now)
  const isRunning = left?.isOver === false
  // No interval: it drifts, and a window that slept would tell of seconds that are long gone.
  useEffect(() => {
    if (!isRunning) return
    const timer = setTimeout(tick, untilNextSecond(end - timeNow()))
    return () => clearTimeout(timer)
  }, [isRunning, end, ticks])
  return left
}
