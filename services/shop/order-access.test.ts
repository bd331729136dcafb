import { expect, it } from 'vitest'
import { grantAccess, opensOrder } from './order-access'

const KEY = Buffer.alloc(32, 7)
const NUMBER = 'ZA10000001'
const NOW = new Date('2026-11-20T10:00:00Z')
const after = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000)

it('a grant opens its order for an hour', () => {
  const { access, expiresAt } = grantAccess(NUMBER, KEY, NOW)
  expect(expiresAt).toEqual(after(60))
  expect(opensOrder(access, NUMBER, KEY, after(59))).toBe(true)
  expect(opensOrder(access, NUMBER, KEY, after(60))).toBe(false)
})

it('a grant opens no other order, and none under another key', () => {
  const { access } = grantAccess(NUMBER, KEY, NOW)
  expect(opensOrder(access, 'ZA10000002', KEY, NOW)).toBe(false)
  expect(opensOrder(access, NUMBER, Buffer.alloc(32, 8), NOW)).toBe(false)
  expect(opensOrder(`${access.slice(0, -4)}AAAA`, NUMBER, KEY, NOW)).toBe(false)
})

it.each(['', undefined, '0b8f3c1e-6d54-4a5e-9a57-2f1c1f6f0a11'])('%s opens nothing', (credential) => {
  expect(opensOrder(credential, NUMBER, KEY, NOW)).toBe(false)
})
