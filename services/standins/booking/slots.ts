import { BUSINESS_HOURS, dayAfter, isWorkingDay } from '../../../shared/working-time'
import { southAfricanDay, startOfDay } from '../../../shared/sast-date'

/** A day with the times at which a call can begin, both as South African clocks show them. */
export interface BookableDay {
  /** `YYYY-MM-DD` */
  day: string
  /** `HH:MM`, the earliest first. */
  times: readonly string[]
}

const HALF_HOUR_MS = 30 * 60_000
const DAYS = 10

const { opens, closes } = BUSINESS_HOURS

/** Every half hour of the business hours; the last ends with them. */
const TIMES = Array.from({ length: (closes - opens) * 2 }, (_, at) => {
  const hour = String(opens + Math.floor(at / 2)).padStart(2, '0')
  return `${hour}:${at % 2 === 0 ? '00' : '30'}`
})

/** The moment when a time of a day begins. */
export const momentOf = (day: string, time: string): Date => {
  const at = TIMES.indexOf(time)
  return new Date(startOfDay(day) + opens * 2 * HALF_HOUR_MS + at * HALF_HOUR_MS)
}

/** The next ten weekdays with times that are still to come; today is one of them while it has some. */
export function bookableDays(now: Date): BookableDay[] {
  const days: BookableDay[] = []
  for (let day = southAfricanDay(now.getTime()); days.length < DAYS; day = dayAfter(day)) {
    const times = isWorkingDay(day) ? TIMES.filter((time) => momentOf(day, time) > now) : []
    if (times.length > 0) days.push({ day, times })
  }
  return days
}

/** Day and time as addresses and forms name them: `2026-11-27T08:00`. */
export const slotName = (day: string, time: string): string => `${day}T${time}`

/** The moment that a slot names, if it can be booked now. */
export function momentOfSlot(name: string, now: Date): Date | undefined {
  const [day = '', time = ''] = name.split('T')
  const isOffered = bookableDays(now).some((one) => one.day === day && one.times.includes(time))
  return isOffered ? momentOf(day, time) : undefined
}
