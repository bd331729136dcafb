import { expect, it, test } from 'vitest'
import { countersOf, networkOf, visitorAddress } from './limits'

const counters = (isLocal: boolean) =>
  countersOf('order lookup', { visitor: '196.25.1.7' }, { number: 'ZA1', email: 't@example.co.za' }, isLocal)

test('a lookup is counted for its visitor, and for what the visitor asks about, never for that alone', () => {
  expect(counters(false)).toEqual([
    { subject: 'order lookup visitor 196.25.1.7', limit: 50 },
    { subject: 'order lookup visitor and number 196.25.1.7 ZA1', limit: 10 },
    { subject: 'order lookup visitor and email 196.25.1.7 t@example.co.za', limit: 10 },
  ])
})

test('this machine itself may try twenty times as often', () => {
  expect(counters(true).map(({ limit }) => limit)).toEqual([1000, 200, 200])
})

test('an IPv6 network may do four times as much as a visitor in it', () => {
  const who = { visitor: '2001:db8:1:2', network: '2001:db8:1' }
  expect(countersOf('signup', who, {}, false)).toEqual([
    { subject: 'signup visitor 2001:db8:1:2', limit: 50 },
    { subject: 'signup network 2001:db8:1', limit: 200 },
  ])
})

it.each([
  ['196.25.1.7', '196.25.1.7'],
  ['::ffff:196.25.1.7', '196.25.1.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::9', '2001:db8:1:2'],
  ['2001:0db8:0001:0002:ffff::', '2001:db8:1:2'],
  ['2001:db8::9', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['196.25.1.7:50123', '196.25.1.7'],
  ['[2001:db8:1:2::9]:50123', '2001:db8:1:2'],
  ['[2001:db8:1:2::9]', '2001:db8:1:2'],
])('%s is the visitor %s', (ip, visitor) => {
  expect(visitorAddress(ip)).toBe(visitor)
})

it('reads what a proxy passes on as an address in one go, however long', () => {
  const digits = '1'.repeat(2_000_000)
  expect(visitorAddress(digits)).toBe(digits)
})

it.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1'],
  ['[2001:db8:1:2::9]:50123', '2001:db8:1'],
  ['::1', '0:0:0'],
  ['196.25.1.7', undefined],
  ['::ffff:196.25.1.7', undefined],
])('%s is in the network %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network)
})
