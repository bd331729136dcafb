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

/** An ISO 8601 moment in South African time, such as `27 November 2026 at 14:30`; empty when it is not a moment. */
export const formatMoment = (iso: string): string => {
  const moment = new Date(Date.parse(iso) + SAST_MS)
  if (Number.isNaN(moment.getTime())) return ''
  const time = moment.toISOString().slice(11, 16)
  return `${moment.getUTCDate()} ${MONTHS[moment.getUTCMonth()] ?? ''} ${moment.getUTCFullYear()} at ${time}`
}
