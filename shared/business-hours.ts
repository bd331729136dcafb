import { southAfricanDay, startOfDay } from './sast-date'
import { isWorkingDay } from './working-days'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** The hours of a working day, in South African time, in which somebody answers (spec 1). */
export const BUSINESS_HOURS = { opens: 8, closes: 17 } as const

const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay()

/** The day after one, `YYYY-MM-DD` both. */
export const dayAfter = (day: string): string => southAfricanDay(startOfDay(day) + DAY_MS)

const openingOf = (day: string): number => startOfDay(day) + BUSINESS_HOURS.opens * HOUR_MS

/** Whether somebody answers at a moment: 8am to 5pm on weekdays that are no public holiday, in South African time (spec 1). */
export const isOpen = (now: Date): boolean => {
  const day = southAfricanDay(now.getTime())
  const hour = (now.getTime() - startOfDay(day)) / HOUR_MS
  return isWorkingDay(day) && hour >= BUSINESS_HOURS.opens && hour < BUSINESS_HOURS.closes
}

/** The first moment after this one at which the hours of a working day begin (spec 1). */
export const opensAgain = (now: Date): Date => {
  let day = southAfricanDay(now.getTime())
  while (!isWorkingDay(day) || openingOf(day) <= now.getTime()) day = dayAfter(day)
  return new Date(openingOf(day))
}

/** Says whether somebody answers at a moment, or when they do: `We are back on Monday at 8am`, `We are back today at 8am`. */
export const hoursSentence = (now: Date): string => {
  if (isOpen(now)) return 'We answer now'
  const day = southAfricanDay(opensAgain(now).getTime())
  const when = day === southAfricanDay(now.getTime()) ? 'today' : `on ${WEEKDAYS[weekdayOf(day)] ?? ''}`
  return `We are back ${when} at ${BUSINESS_HOURS.opens}am`
}
