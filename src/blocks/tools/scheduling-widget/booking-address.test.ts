import { afterEach, describe, expect, test, vi } from 'vitest'
import { bookingAt } from './scheduling-widget'

afterEach(() => void vi.unstubAllEnvs())

const CALENDLY = 'https://calendly.com'
const frame = (href: string) => ({ kind: 'frame', href })
const link = (href: string) => ({ kind: 'link', href })

describe('who provides the calendars decides what opens in the page', () => {
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
  '%o leads nowhere',
  (address) => {
    vi.stubEnv('GATSBY_BOOKING_URL', CALENDLY)
    expect(bookingAt(address)).toBeUndefined()
  },
)
