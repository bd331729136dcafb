import { expect, test } from 'vitest'
import { EMPTY_DRAFT, readDraft, EMPTY_VALUES } from './draft'

test.each([[null], ['text']])('%o is no draft', (stored) => {
  expect(readDraft(stored)).toBeUndefined()
})

test.each([[[]], [{}], [{ id: 7, values: 'x', saved: 'about', service: 'none' }]])(
  'stored as %o is an empty draft',
  (stored) => {
    expect(readDraft(stored)).toEqual(EMPTY_DRAFT)
  },
)

test('valid values are read, the rest is dropped', () => {
  const stored = {
    id: 'signup-1',
    values: { email: 't@example.co.za', phone: 82, planet: 'Mars' },
    saved: ['business', 'about', 'nonsense'],
    isOwn: 'yes',
    service: 'waiting_for_delivery',
  }
  expect(readDraft(stored)).toEqual({
    id: 'signup-1',
    values: { ...EMPTY_VALUES, email: 't@example.co.za' },
    saved: ['about', 'business'],
    isOwn: false,
    service: 'waiting_for_delivery',
  })
})
