import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { mailOf, SALES_MAILBOX } from './hand-over'

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
  const { to, subject, lines } = read(mailOf('rental', lead))
  expect(to).toBe(`mailto:${SALES_MAILBOX}`)
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

test('it goes to the address that stands in the footer', () => {
  const folder = 'content/stories/1'
  const [footer = ''] = readdirSync(folder).filter((name) => name.startsWith('footer_'))
  const { content } = JSON.parse(readFileSync(`${folder}/${footer}`, 'utf8')) as {
    content: { email: string }
  }
  expect(content.email).toBe(SALES_MAILBOX)
})
