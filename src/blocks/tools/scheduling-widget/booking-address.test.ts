import { expect, test } from 'vitest'
import { bookingAt } from './booking-address'

test.each([
  ['https://calendly.com/yoco/sales-call', { kind: 'frame', href: 'https://calendly.com/yoco/sales-call' }],
  [' https://calendly.com/yoco?a=1 ', { kind: 'frame', href: 'https://calendly.com/yoco?a=1' }],
  ['/booking/sales-call?from=contact', { kind: 'frame', href: '/booking/sales-call?from=contact' }],
  ['https://cal.com/yoco', { kind: 'link', href: 'https://cal.com/yoco' }],
  [
    'https://calendly.com.evil.example/yoco',
    { kind: 'link', href: 'https://calendly.com.evil.example/yoco' },
  ],
  ['https://calendly.com:444/yoco', { kind: 'link', href: 'https://calendly.com:444/yoco' }],
  ['http://calendly.com/yoco', undefined],
  ['javascript:alert(1)', undefined],
  ['data:text/html,calendly.com', undefined],
  ['/za/shop/', undefined],
  ['/booking/../za/', undefined],
  ['https://', undefined],
  ['', undefined],
])('%s', (address, booking) => {
  expect(bookingAt(address)).toEqual(booking)
})
