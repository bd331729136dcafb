import { expect, it } from 'vitest'
import { networkOf, visitorAddress } from './visitor-address'

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
