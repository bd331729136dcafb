const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
/** South Africa keeps UTC+2 all year. */
const SAST_MS = 2 * 3_600_000

export const DAY_MS = 24 * 3_600_000

const dayOf = (moment: Date): string =>
  `${moment.getUTCDate()} ${MONTHS[moment.getUTCMonth()] ?? ''} ${moment.getUTCFullYear()}`

/** The day in South Africa at a moment, `YYYY-MM-DD`. @param moment milliseconds since 1970 */
export const southAfricanDay = (moment: number): string =>
  new Date(moment + SAST_MS).toISOString().slice(0, 10)

/** The moment a day begins in South Africa, in milliseconds since 1970. @param day `YYYY-MM-DD` */
export const startOfDay = (day: string): number => Date.parse(`${day}T00:00:00Z`) - SAST_MS

/** `Wed 25 Nov`, for a date `YYYY-MM-DD`. Without `Intl`, whose words differ between Node and browsers. */
export const shortDay = (date: string): string => {
  const day = new Date(`${date}T00:00:00Z`)
  return `${WEEKDAYS[day.getUTCDay()] ?? ''} ${day.getUTCDate()} ${(MONTHS[day.getUTCMonth()] ?? '').slice(0, 3)}`
}

/** An ISO 8601 date, such as `27 November 2026`; empty when it is not a date. */
export const formatDay = (date: string): string => {
  const day = new Date(`${date}T00:00:00Z`)
  return Number.isNaN(day.getTime()) ? '' : dayOf(day)
}

/** An ISO 8601 moment in South African time, such as `27 November 2026 at 14:30`; empty when it is not a moment. */
export const formatMoment = (iso: string): string => {
  const moment = new Date(Date.parse(iso) + SAST_MS)
  if (Number.isNaN(moment.getTime())) return ''
  const time = moment.toISOString().slice(11, 16)
  return `${dayOf(moment)} at ${time}`
}
