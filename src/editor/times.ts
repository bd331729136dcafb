import { formatMoment, shortDay, southAfricanDay } from '../../shared/sast-date'
import { wallClock } from '../../shared/wall-clock'

/** A moment for editors, South African time: `14:05`, and with its day on another one: `Mon 2 Nov 14:05`. */
export const timeOf = (iso: string, now = Date.now()): string => {
  const moment = Date.parse(iso)
  if (Number.isNaN(moment)) return ''
  const day = southAfricanDay(moment)
  const time = wallClock(moment).slice(11)
  if (day === southAfricanDay(now)) return time
  return day.slice(0, 4) === southAfricanDay(now).slice(0, 4) ? `${shortDay(day)} ${time}` : formatMoment(iso)
}
