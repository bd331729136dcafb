import { expect, test } from 'vitest'
import { newsIn } from './use-frame-state'

const frame = { name: 'frame' } as Window
const other = { name: 'other' } as Window
const ORIGIN = 'https://calendly.com'

test.each<[string, string, Window | null, unknown, ReturnType<typeof newsIn>]>([
  ['the calendar that is here', ORIGIN, frame, { event: 'booking.ready' }, 'ready'],
  ['a time that is booked', ORIGIN, frame, { event: 'booking.scheduled' }, 'scheduled'],
  ['Calendly’s calendar', ORIGIN, frame, { event: 'calendly.event_type_viewed' }, 'ready'],
  ['Calendly’s booking', ORIGIN, frame, { event: 'calendly.event_scheduled', payload: {} }, 'scheduled'],
  ['something else', ORIGIN, frame, { event: 'calendly.date_and_time_selected' }, undefined],
  ['no event', ORIGIN, frame, 'booking.ready', undefined],
  ['nothing', ORIGIN, frame, null, undefined],
  ['another frame', ORIGIN, other, { event: 'booking.scheduled' }, undefined],
  ['nobody', ORIGIN, null, { event: 'booking.scheduled' }, undefined],
  ['another page in the same frame', 'https://evil.example', frame, { event: 'booking.ready' }, undefined],
])('%s', (_what, origin, source, data, news) => {
  expect(newsIn({ origin, source, data }, { window: frame, origin: ORIGIN })).toBe(news)
})

test('a frame that is gone has nothing to say', () => {
  const message = { origin: ORIGIN, source: null, data: { event: 'booking.ready' } }
  expect(newsIn(message, { window: null, origin: ORIGIN })).toBeUndefined()
})
