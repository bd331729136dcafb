import { expect, test } from 'vitest'
import { mailOf } from './words'

const read = (address: string) => {
  const { protocol, pathname, searchParams } = new URL(address)
  const [subject, body] = ['subject', 'body'].map((name) => searchParams.get(name) ?? '')
  return { to: protocol + pathname, subject, lines: body?.split('\r\n') }
}

test('a lead becomes a message in the words of the form', () => {
  const lead = {
    first_name: 'Thandi & Co',
    last_name: 'Nkosi',
    phone: '27821234567',
    intention: 'backup_or_events',
    rental_term: 'months' as const,
    months: '1',
    machines: '3',
    products: ['Khumo' as const, 'Neo Touch' as const],
    unsure: true,
  }
  const { to, subject, lines } = read(mailOf('sales@shop.example', 'rental', lead))
  expect(to).toBe('mailto:sales@shop.example')
  expect(subject).toBe('Card machines to rent: Thandi & Co Nkosi')
  expect(lines?.slice(0, 4)).toEqual([
    'For how long: By the month',
    'How many machines: 3',
    'From when: ',
    'How many months: 1 month',
  ])
  expect(lines).toContain('Products: Khumo, Neo Touch, Not sure yet')
  expect(lines).toContain('What brings you to us: Going to use Yoco as a backup')
})
