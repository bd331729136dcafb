import { describe, expect, it } from 'vitest'
import { sellable } from '../testing/sellable'
import type { Sellable } from './catalogue'
import { consentsTo, type Joining, readJoining, waitlistKind } from './waitlist'

const item = (change: Partial<Sellable> = {}): Sellable =>
  sellable({
    ...{ code: 'go', shortName: 'Go', stock: 0, canBePurchased: false, reasonNotAvailable: 'out_of_stock' },
    ...change,
  })

describe('the list that somebody can join', () => {
  it.each([
    ['out of stock', {}, 'waitlist'],
    ['sold out', { canBePurchased: true, stock: 0 }, 'waitlist'],
    ['for pre-order only', { reasonNotAvailable: 'pre_order_only' as const }, 'pre_order'],
  ])('%s', (_state, fields, kind) => {
    expect(waitlistKind(item(fields), 'shop')).toBe(kind)
  })

  it.each([
    ['can be bought', { canBePurchased: true, stock: 3 }, 'can_be_bought', 'Can be bought'],
    ['was given up', { reasonNotAvailable: null }, 'not_available', 'Product no longer purchasable'],
    ['belongs to another storefront', { storefronts: ['portal'] }, 'not_available', 'Not sold here'],
    ['is not listed', { isListed: false }, 'not_available', 'Not sold here'],
  ])('none when the item %s', (_state, fields, code, reason) => {
    expect(() => waitlistKind(item(fields), 'shop')).toThrow(
      expect.objectContaining({ code, fields: { item: reason } }),
    )
  })
})

const THANDI: Joining = { name: 'Thandi Nkosi', email: 'thandi@example.co.za' }

describe('the contact of an entry', () => {
  it('includes a phone number if there is one', () => {
    expect(readJoining({ ...THANDI, phone: '27821234567' }, item(), 'waitlist')).toEqual({
      contact: { name: 'Thandi Nkosi', email: 'thandi@example.co.za', phone: '27821234567' },
      quantity: null,
    })
  })

  it.each([
    [undefined, 1],
    [5, 5],
  ])('pre-orders %s', (quantity, kept) => {
    expect(readJoining({ ...THANDI, quantity }, item(), 'pre_order').quantity).toBe(kept)
  })

  it.each<[string, Partial<Joining>, Record<string, string>]>([
    ['nothing', { name: '', email: '' }, { name: 'Name required', email: 'Email address required' }],
    ['a name without end', { name: 'x'.repeat(81) }, { name: 'Name: shorten it to 80 characters' }],
    ['no address', { email: 'thandi@' }, { email: 'Email must be a valid email' }],
    ['no phone number', { phone: '12' }, { phone: 'Valid S.A phone number required' }],
    ['news by SMS to nowhere', { marketing: ['sms'] }, { phone: 'Phone number required' }],
    ['too many', { quantity: 6 }, { quantity: 'You can pre-order at most 5 of Go' }],
  ])('is refused with %s', (_case, typed, fields) => {
    expect(() => readJoining({ ...THANDI, ...typed }, item(), 'pre_order')).toThrow(
      expect.objectContaining({ code: 'invalid_request', fields }),
    )
  })
})

it('consents store each accepted channel with its wording and time', () => {
  const now = new Date('2026-11-22T08:00:00Z')
  expect(consentsTo(['email'], '2026-11-22', now)).toEqual({
    email: { version: '2026-11-22', at: now.toISOString() },
  })
})
