import { DAY_MS, southAfricanDay, startOfDay } from './sast-date'

const HOUR_MS = 3_600_000

/** `MM-DD` of the holidays with a fixed date (Public Holidays Act 36 of 1994, Schedule 1). */
const FIXED = [
  ...['01-01', '03-21', '04-27', '05-01', '06-16', '08-09'],
  ...['09-24', '12-16', '12-25', '12-26'],
]

const isoOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10)
const msOf = (date: string): number => Date.parse(`${date}T00:00:00Z`)
const weekdayOf = (ms: number): number => new Date(ms).getUTCDay()

/** Easter Sunday as milliseconds (Gregorian calendar, after Meeus, Jones and Butcher). */
const easter = (year: number): number => {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const rest = year % 100
  const correction = Math.floor((8 * century + 13) / 25)
  const moon = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30
  const sunday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - moon - (rest % 4)) % 7
  const shift = Math.floor((golden + 11 * moon + 22 * sunday) / 451)
  const days = moon + sunday - 7 * shift + 114
  return Date.UTC(year, Math.floor(days / 31) - 1, (days % 31) + 1)
}

const holidaysOf = (year: number): ReadonlySet<string> => {
  const fixed = FIXED.map((day) => msOf(`${year}-${day}`))
  // When a holiday falls on a Sunday, the Monday after it is one too (section 2(1) of the Act).
  const mondays = fixed.filter((day) => weekdayOf(day) === 0).map((day) => day + DAY_MS)
  const sunday = easter(year)
  return new Set([...fixed, ...mondays, sunday - 2 * DAY_MS, sunday + DAY_MS].map(isoOf))
}

/** Whether a day is no Saturday, Sunday or public holiday. @param date in South Africa, `YYYY-MM-DD` */
export const isWorkingDay = (date: string): boolean => {
  const ms = msOf(date)
  return weekdayOf(ms) % 6 !== 0 && !holidaysOf(new Date(ms).getUTCFullYear()).has(date)
}

const afterWorkingDays = (ms: number, days: number): number => {
  if (days === 0) return ms
  const next = ms + DAY_MS
  return afterWorkingDays(next, isWorkingDay(isoOf(next)) ? days - 1 : days)
}

/**
 * The day in South Africa that is a number of working days after a moment, `YYYY-MM-DD`.
 * @param from milliseconds since 1970
 */
export const workingDaysAfter = (from: number, days: number): string =>
  isoOf(afterWorkingDays(msOf(southAfricanDay(from)), days))

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** The hours of a working day, in South African time, in which support answers (spec 1). */
export const BUSINESS_HOURS = { opens: 8, closes: 17 } as const

/** The next day; both are `YYYY-MM-DD`. */
export const dayAfter = (day: string): string => southAfricanDay(startOfDay(day) + DAY_MS)

const openingOf = (day: string): number => startOfDay(day) + BUSINESS_HOURS.opens * HOUR_MS

/** Whether support answers at a moment: 8am to 5pm on working days, in South African time (spec 1). */
export const isOpen = (now: Date): boolean => {
  const day = southAfricanDay(now.getTime())
  const hour = (now.getTime() - startOfDay(day)) / HOUR_MS
  return isWorkingDay(day) && hour >= BUSINESS_HOURS.opens && hour < BUSINESS_HOURS.closes
}

/** The next moment at which the hours of a working day begin (spec 1). */
export const opensAgain = (now: Date): Date => {
  let day = southAfricanDay(now.getTime())
  while (!isWorkingDay(day) || openingOf(day) <= now.getTime()) day = dayAfter(day)
  return new Date(openingOf(day))
}

const weekdayName = (date: string): string => WEEKDAYS[weekdayOf(msOf(date))] ?? ''

/** When sales call somebody who asks now, within 24 hours of the hours of working days (spec 1): `today or on Tuesday`, `on Monday`. */
export const callBackDay = (now: Date): string => {
  if (isOpen(now)) return `today or on ${weekdayName(workingDaysAfter(now.getTime(), 1))}`
  const day = southAfricanDay(opensAgain(now).getTime())
  return day === southAfricanDay(now.getTime()) ? 'today' : `on ${weekdayName(day)}`
}

/** A sentence: whether support answers at a moment, or when it is back, such as `We are back on Monday at 8am`. */
export const hoursSentence = (now: Date): string => {
  if (isOpen(now)) return 'We answer now'
  const day = southAfricanDay(opensAgain(now).getTime())
  const when = day === southAfricanDay(now.getTime()) ? 'today' : `on ${weekdayName(day)}`
  return `We are back ${when} at ${BUSINESS_HOURS.opens}am`
}
