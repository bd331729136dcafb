import { southAfricanDay, startOfDay } from './sast-date'

/** A time in South Africa as `<input type="datetime-local">` writes it: `2026-12-01T09:00`. */
export const WALL_CLOCK = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/

/** The moment of such a time, in milliseconds since 1970; NaN when it is none. */
export const momentOf = (text: string): number => {
  const [day = '', time = ''] = WALL_CLOCK.test(text) ? text.split('T') : []
  const [hours = NaN, minutes = NaN] = time.split(':').map(Number)
  return hours < 24 && minutes < 60 ? startOfDay(day) + (hours * 60 + minutes) * 60_000 : NaN
}

/** The time in South Africa at a moment, to the minute. @param moment milliseconds since 1970 */
export const wallClock = (moment: number): string => {
  const day = southAfricanDay(moment)
  return `${day}T${new Date(moment - startOfDay(day)).toISOString().slice(11, 16)}`
}
