import { afterEach, describe, expect, test, vi } from 'vitest'
import { bookingAt } from './scheduling-widget'
import { reportIn } from './use-frame-state'

afterEach(() => void vi.unstubAllEnvs())

const CALENDLY = 'https://calendly.com'
const frame = (href: string) => ({ kind: 'frame', href })
const link = (href: string) => ({ kind: 'link', href })

describe('the configured provider decides which calendars open in the page', () => {
  test.each<[string, string, object | undefined]>([
    [CALENDLY, 'https://calendly.com/yoco/sales-call', frame('https://calendly.com/yoco/sales-call')],
    [CALENDLY, ' https://calendly.com/yoco?a=1 ', frame('https://calendly.com/yoco?a=1')],
    [CALENDLY, 'https://cal.com/yoco', link('https://cal.com/yoco')],
    [CALENDLY, 'https://calendly.com.evil.example/yoco', link('https://calendly.com.evil.example/yoco')],
    [CALENDLY, 'https://calendly.com:444/yoco', link('https://calendly.com:444/yoco')],
    [CALENDLY, '/booking/sales-call', undefined],
    ['/booking/', '/booking/sales-call?from=contact', frame('/booking/sales-call?from=contact')],
    ['/booking/', 'https://calendly.com/yoco', link('https://calendly.com/yoco')],
    ['/booking/', '/za/shop/', undefined],
    ['/booking/', '/booking/../za/', undefined],
    ['', 'https://calendly.com/yoco', link('https://calendly.com/yoco')],
    ['', '/booking/sales-call', undefined],
  ])('with %o, %o', (provider, address, booking) => {
    vi.stubEnv('GATSBY_BOOKING_URL', provider)
    expect(bookingAt(address)).toEqual(booking)
  })
})

test.each(['http://calendly.com/yoco', 'javascript:alert(1)', 'data:text/html,calendly.com', 'https://', ''])(
  '%o is not a valid address',
  (address) => {
    vi.stubEnv('GATSBY_BOOKING_URL', CALENDLY)
    expect(bookingAt(address)).toBeUndefined()
  },
)

const here = { name: 'frame' } as Window
const other = { name: 'other' } as Window
const ORIGIN = CALENDLY

test.each<[string, string, Window | null, unknown, ReturnType<typeof reportIn>]>([
  ['the calendar is ready', ORIGIN, here, { event: 'booking.ready' }, 'ready'],
  ['a time is booked', ORIGIN, here, { event: 'booking.scheduled' }, 'scheduled'],
  ['Calendly’s calendar', ORIGIN, here, { event: 'calendly.event_type_viewed' }, 'ready'],
  ['Calendly’s booking', ORIGIN, here, { event: 'calendly.event_scheduled', payload: {} }, 'scheduled'],
  ['another event', ORIGIN, here, { event: 'calendly.date_and_time_selected' }, undefined],
  ['no event', ORIGIN, here, 'booking.ready', undefined],
  ['no data', ORIGIN, here, null, undefined],
  ['another frame', ORIGIN, other, { event: 'booking.scheduled' }, undefined],
  ['no sender', ORIGIN, null, { event: 'booking.scheduled' }, undefined],
  ['another page in the same frame', 'https://evil.example', here, { event: 'booking.ready' }, undefined],
])('a message: %s', (_what, origin, source, data, report) => {
  expect(reportIn({ origin, source, data }, { window: here, origin: ORIGIN })).toBe(report)
})

test('ignores messages after the frame was removed', () => {
  const message = { origin: ORIGIN, source: null, data: { event: 'booking.ready' } }
  expect(reportIn(message, { window: null, origin: ORIGIN })).toBeUndefined()
})
