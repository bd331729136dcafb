import { describe, expect, it } from 'vitest'
import { buyerOf, mailboxOf } from './buyer'

it.each([
  ['Thandi@Example.co.za', 'thandi@example.co.za'],
  ['thandi+shop@example.co.za', 'thandi@example.co.za'],
  ['t.handi@example.co.za', 't.handi@example.co.za'],
  ['T.Handi+2@gmail.com', 'thandi@gmail.com'],
  ['thandi@googlemail.com', 'thandi@gmail.com'],
])('%s is the mailbox %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox)
})

describe('one buyer', () => {
  const contact = { first_name: 'T', last_name: 'N', email: 't@example.co.za', phone: '082 123 4567' }
  const address = {
    street: '12 Long Street',
    suburb: 'S',
    city: 'C',
    province: 'Gauteng',
    postal_code: '0109',
  } as const

  it('is the same in every spelling of the phone number and the street', () => {
    const again = buyerOf({ ...contact, phone: '+27821234567' }, { ...address, street: '12, LONG STREET.' })
    expect(again).toEqual(buyerOf(contact, address))
    expect(again).toEqual({
      mailbox: 't@example.co.za',
      phone: '27821234567',
      deliveredTo: '12longstreet//0109',
    })
  })

  it('differs in another flat', () => {
    const flat = (complex: string) => buyerOf(contact, { ...address, complex }).deliveredTo
    expect(flat('Unit 1')).not.toBe(flat('Unit 2'))
  })

  it('is unknown while nothing is typed', () => {
    expect(buyerOf(null, null)).toEqual({ mailbox: null, phone: null, deliveredTo: null })
  })
})
