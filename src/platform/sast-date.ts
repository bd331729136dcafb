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
/** South Africa keeps UTC+2 all year. */
const SAST_MS = 2 * 3_600_000

const dayOf = (moment: Date): string =>
  `${moment.getUTCDate()} ${MONTHS[moment.getUTCMonth()] ?? ''} ${moment.getUTCFullYear()}`

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
