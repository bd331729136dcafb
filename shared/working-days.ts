import { southAfricanDay } from './sast-date'

const DAY_MS = 24 * 3_600_000

/** `MM-DD` of the holidays that keep their date (Public Holidays Act 36 of 1994, Schedule 1). */
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
  // One that falls on a Sunday makes the Monday after it a holiday too (section 2(1) of the Act).
  const mondays = fixed.filter((day) => weekdayOf(day) === 0).map((day) => day + DAY_MS)
  const sunday = easter(year)
  return new Set([...fixed, ...mondays, sunday - 2 * DAY_MS, sunday + DAY_MS].map(isoOf))
}

/** Whether a day is neither Saturday, Sunday nor a public holiday. @param date in South Africa, `YYYY-MM-DD` */
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
 * The day in South Africa so many working days after that of a moment, `YYYY-MM-DD`. Saturdays, Sundays and public holidays are
 * no working days.
 * @param from milliseconds since 1970
 */
export const workingDaysAfter = (from: number, days: number): string =>
  isoOf(afterWorkingDays(msOf(southAfricanDay(from)), days))
