import { expect, test } from 'vitest'
import { maskPersonalData } from './mask-personal-data'

test.each([
  ['550 <thandi.nkosi@example.co.za> unknown', '550 <[email]> unknown'],
  ['no answer about thandi%40example.co.za', 'no answer about [email]'],
  ['call 082 or +27821234567, 0821234567', 'call 082 or [phone], [phone]'],
  ['call 082 123 4567 or +27 82 123 4567 or 082-123-4567', 'call [phone] or [phone] or [phone]'],
  ['call 082\u2011123\u00a04567 or \u202a+27\u00a082 123 4567\u202c', 'call [phone] or \u202a[phone]\u202c'],
  ['the ID number 8001015009087 or 800101 5009 087', 'the ID number [number] or [number]'],
  ['the card 4111111111111111 or 4111 1111 1111 1111', 'the card [number] or [number]'],
  ['cart 3f2a9c1d-0b5e-4c8f-9a7d-1e2f3a4b5c6d', 'cart 3f2a9c1d…'],
  [
    'order ZA10000001 of R1,299 at 2026-11-23T06:00:00.000Z',
    'order ZA10000001 of R1,299 at 2026-11-23T06:00:00.000Z',
  ],
  [
    'at services/host/host.ts:41:12 after 0.1234567891 s',
    'at services/host/host.ts:41:12 after 0.1234567891 s',
  ],
])('%o is told as %o', (text, masked) => {
  expect(maskPersonalData(text)).toBe(masked)
})

test('a text as long as a book is read in one go', () => {
  const digits = '1'.repeat(500_000)
  expect(maskPersonalData(digits)).toBe(digits)
  expect(maskPersonalData('1 '.repeat(250_000))).not.toMatch(/\d/)
})
