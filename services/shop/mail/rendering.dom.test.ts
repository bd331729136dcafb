// @vitest-environment jsdom
import { describe, expect, it, test } from 'vitest'
import { BANK_DETAILS, PROMISES, SELLER } from '../domain/seller'
import type { OrderMail } from '../domain/order-mail'
import { composeLetter } from './letters'
import type { LetterData } from './letter-data'
import { renderHtml } from './render-html'
import { renderText } from './render-text'
import {
  express,
  inInstalments,
  order,
  orderBy,
  onItsWay,
  paid,
  PAID_AT,
  returned,
  service,
  unconfirmed,
} from './testing/letter-data'

const SITE = 'https://www.example.co.za'

const awaited = orderBy('EFT', 'pending', 'pending')
const atTheDoor = orderBy('Card on delivery', 'pending', 'pending')
const cancelled = orderBy('EFT', 'expired', 'cancelled')
const late = orderBy('EFT', 'refund_due', 'cancelled')
const released = orderBy('EFT', 'expired', 'pending')
const releasedAtTheDoor = orderBy('Card on delivery', 'expired', 'pending')

const MAILS: [OrderMail, LetterData][] = [
  ['order_confirmation', paid],
  ['order_confirmation', atTheDoor],
  ['order_confirmation', orderBy('Payment terms', 'authorised', 'pending')],
  ['order_confirmation', inInstalments],
  ['order_confirmation', service],
  ['eft_instructions', awaited],
  ['payment_received', orderBy('EFT', 'complete')],
  ['payment_received', orderBy('Card on delivery', 'complete')],
  ['order_cancelled', cancelled],
  ['order_cancelled', orderBy('Card on delivery', 'expired', 'cancelled')],
  ['refund_due', late],
  ['refund_due', orderBy('Instant EFT (Stitch)', 'refund_due')],
  ['refunded', orderBy('EFT', 'refunded', 'cancelled')],
  ['refunded', orderBy('Instant EFT (Stitch)', 'refunded')],
  ['order_on_its_way', onItsWay],
  ['return_requested', returned],
  ['confirm_order', unconfirmed('EFT')],
  ['confirm_order', unconfirmed('Card on delivery')],
  ['order_released', released],
  ['order_released', releasedAtTheDoor],
]

/** A mail as its reader sees it: its text, and its HTML without hidden parts, one line for each block and cell. */
function read(kind: OrderMail, about: LetterData) {
  const letter = composeLetter(kind, about, SITE, Buffer.alloc(32))
  const source = renderHtml(letter)
  const page = new DOMParser().parseFromString(source, 'text/html')
  page.querySelectorAll('[style*="display:none"]').forEach((hidden) => hidden.remove())
  const words = (page.body.textContent ?? '').replace(/\s+/g, ' ')
  return { letter, source, page, words, text: renderText(letter) }
}

const amounts = (text: string): string[] => [...new Set(text.match(/-?R[\d,]+\.\d\d/g))].sort()
const dates = (text: string): string[] =>
  [...new Set(text.match(/\d{1,2} \w+ 20\d\d( at \d\d:\d\d)?/g))].sort()

describe.each(MAILS)('%s', (kind, about) => {
  const { letter, source, page, words, text } = read(kind, about)
  const number = about.order.order_number

  it('names payment methods as shoppers know them, and no provider', () => {
    for (const read of [letter.subject, words, text])
      expect(read).not.toMatch(/Credit Card|Blackbird|Stitch|Checkout/)
  })

  it(`says the same in both of its parts (${about.order.payment.method})`, () => {
    expect(amounts(words)).toEqual(amounts(text))
    expect(dates(words)).toEqual(dates(text))
    const links = [...page.querySelectorAll('a')]
      .map((link) => link.href)
      .filter((href) => href.startsWith('http'))
    expect(links.length).toBeGreaterThan(0)
    expect([...new Set(text.match(/https?:\S+/g))].sort()).toEqual([...new Set(links)].sort())
    for (const line of text.split('\n').filter((line) => /^[A-Z].*\.$/.test(line))) {
      for (const sentence of line.split('. ')) expect(words).toContain(sentence)
    }
  })

  it.each([
    ['its text', text],
    ['its HTML', words],
  ])('names order, lines, totals and seller in %s', (_part, part) => {
    expect(part).toContain(number)
    for (const { name, quantity } of about.lines) {
      expect(part).toMatch(
        new RegExp(`${name}.{0,3}${quantity === 1 ? '1 item' : `${quantity} at R1,199.00 each`}`),
      )
    }
    for (const total of ['R2,997.50', '-R100.00', 'R2,897.50', 'R377.93', 'WELCOME10', 'VAT (15%)']) {
      expect(part).toContain(total)
    }
    const { legalName, registrationNumber, vatNumber, address, phone, email } = SELLER
    for (const fact of [legalName, registrationNumber, vatNumber, address, phone, email])
      expect(part).toContain(fact)
  })

  it('suits mail programs: a language, no external resources, no scripts, under Gmail’s 102 KB', () => {
    expect(page.documentElement.lang).toBe('en-ZA')
    expect(page.querySelectorAll('img, script, link, iframe, form, object')).toHaveLength(0)
    expect(source).not.toMatch(/url\(|@import|@font-face/)
    expect(page.querySelectorAll('h1')).toHaveLength(1)
    expect(page.querySelectorAll('table:not([role=presentation])')).toHaveLength(0)
    expect(source.length).toBeLessThan(50_000)
    expect(source).toContain(letter.preheader)
  })

  it('contains no credentials: links contain only the order’s number', () => {
    const links = [...page.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '')
    const own = links.filter((href) => href.startsWith(SITE))
    const order = `${SITE}/za/order/?number=${number}`
    const known = [order, `${order}&view=invoice`]
    expect(own.filter((href) => /[?#]/.test(href) && !known.includes(href))).toEqual([])
    for (const part of [source, text]) {
      expect(part).not.toContain(about.order.id)
      expect(part).not.toContain(about.order.payment.id)
    }
  })
})

const SAYS: [OrderMail, string, LetterData, RegExp[]][] = [
  [
    'order_confirmation',
    'paid',
    paid,
    [
      /^(?:\s*yoco )?\s*Paid\s+Thank you/,
      /Thank you, Thandi\./,
      /It is on its way to our packers\./,
      /The courier brings it to Unit 4, Waterfall Corner, 12 Long Street, Melville.*With you by Wed 25 Nov/,
    ],
  ],
  [
    'order_confirmation',
    'sent by express',
    express,
    [/The courier brings it to Unit 4.*With you by Mon 23 Nov/, /Express delivery:? R99\.00/],
  ],
  [
    'order_confirmation',
    'to be paid at the door',
    atTheDoor,
    [/You pay R2,897\.50 by card at the door/, /Payment:? Card on delivery, not paid yet/],
  ],
  [
    'order_confirmation',
    'in instalments, with the five figures of NCA regulation 21',
    inInstalments,
    [
      /each month:? R483\.00/,
      /instalments:? 6/,
      /to pay:? R2,897\.50/,
      /a year:? 0%/,
      /\(residual\):? R0\.00/,
    ],
  ],
  [
    'order_confirmation',
    'a service',
    service,
    [/we call you on \+27821234567 within one working day/, /cancel a service within seven days/],
  ],
  ['order_confirmation', 'a SIM card', { ...paid, hasSimCard: true }, [/have been verified \(RICA\)/]],
  [
    'eft_instructions',
    'the details that a banking app needs',
    awaited,
    [
      /Reserved until your EFT arrives/,
      /With you by Fri 27 Nov if you pay on Sun 22 Nov/,
      /use this reference.*ZA10000001/is,
      new RegExp(`Account number:? ${BANK_DETAILS.account_number}`),
      new RegExp(`Branch code:? ${BANK_DETAILS.branch_code}`),
      new RegExp(`Account holder:? ${BANK_DETAILS.account_holder}`),
      /Amount:? R2,897\.50/,
      /Pay by:? 28 November 2026 at 14:30/,
    ],
  ],
  [
    'payment_received',
    'by EFT',
    order({ method: 'EFT', status: 'complete' }, { paid_at: PAID_AT }),
    [/Nothing is left to pay/, /22 November 2026 at 08:05/, /With you by Wed 25 Nov/],
  ],
  ['payment_received', 'a tax invoice', paid, [/Its number is INV10000001/, /Tax invoice/]],
  ['order_cancelled', 'by EFT', cancelled, [/do not pay it any more/]],
  ['refund_due', 'late', late, [/arrived after the order was cancelled/]],
  ['refund_due', 'twice', orderBy('EFT', 'refund_due'), [/A second payment of R2,897\.50/]],
  ['refund_due', 'vain', orderBy('EFT', 'refund_due', 'pending'), [/still be/]],
  [
    'refunded',
    'an order',
    orderBy('EFT', 'refunded', 'cancelled'),
    [/We have sent R2,897\.50 back to you/, /ZA10000001 is cancelled/],
  ],
  ['refunded', 'a second payment', orderBy('EFT', 'refunded'), [/itself stays as it is/]],
  ['order_on_its_way', 'when', onItsWay, [/On its way/, /The courier has it/, /With you by Wed 25 Nov/]],
  [
    'return_requested',
    'the requested return, and who pays for it',
    returned,
    [/RT10001/, /Khumo card machine:? 1 to send back/, /You pay the direct cost of sending it back/],
  ],
  [
    'confirm_order',
    'until when, and what follows',
    unconfirmed('EFT'),
    [
      /Press the button by 22 November 2026 at 10:05, and we keep your order until 29 November 2026 at 08:05\./,
      /Without it what you ordered goes back on sale then\./,
      /not you\?/i,
    ],
  ],
  [
    'confirm_order',
    'that this places a free order',
    unconfirmed('Free'),
    [/Press the button by 22 November 2026 at 10:05, and your order is placed\./],
  ],
  [
    'order_released',
    'that it is not lost',
    released,
    [/The order is not lost: pay it now by card, or place it again\./, /If your EFT is already on its way/],
  ],
]

test.each(SAYS)('%s: %s', (kind, _what, about, sentences) => {
  const { words, text } = read(kind, about)
  for (const sentence of sentences) {
    expect(text).toMatch(sentence)
    expect(words).toMatch(sentence)
  }
})

test.each([
  ['order_confirmation', paid, ['We send the confirmation', 'sign up', 'SIM card']],
  ['eft_instructions', awaited, ['Order placed', 'tax invoice']],
  ['return_requested', returned, ['evil']],
  ['payment_received', orderBy('Card on delivery', 'complete'), ['What happens next', 'packers']],
  ['order_cancelled', cancelled, ['Deliver to', 'Payment', BANK_DETAILS.account_number]],
  ['order_released', releasedAtTheDoor, ['If your EFT']],
] as const)('%s does not say what is untrue', (kind, about, absent) => {
  const { words } = read(kind, about)
  for (const text of absent) expect(words).not.toContain(text)
})

describe('text that a shopper typed', () => {
  const HOSTILE = '<img src=x onerror=alert(1)>"\'&amp;<b>'

  it('is shown as typed, and never as HTML', () => {
    const contact = { ...paid.order.contact_info, last_name: HOSTILE, first_name: 'Thandi<b>' } as never
    const address = { ...paid.order.address, street: HOSTILE, city: HOSTILE } as never
    const about = order(paid.order.payment, { contact_info: contact, address, promo_code: HOSTILE })
    const { page, words, text } = read('order_confirmation', about)
    expect(page.querySelectorAll('img, b')).toHaveLength(0)
    expect(words).toContain(`${HOSTILE}, Melville`)
    expect(words).toContain(`Discount (${HOSTILE})`)
    expect(words).toContain('Thank you, Thandi<b>.')
    expect(text).toContain(`${HOSTILE}, Melville`)
  })

  const greeted = (name: string) => {
    const contact = { ...paid.order.contact_info, first_name: name } as never
    return read('order_confirmation', order(paid.order.payment, { contact_info: contact }))
  }

  it.each(['evil.tv', 'evil。tv', 'https://evil', 'a@b', 'Bcc: x'])('does not greet %s', (name) => {
    const { words, text } = greeted(name)
    expect(words).toContain('Thank you. ')
    expect(text).toContain('\nThank you. Your order')
  })

  it.each(['J.P.', 'Nomsa-Lee', 'O’Brien', 'Zoë', 'Mary Jane'])('greets %s', (name) => {
    expect(greeted(name).words).toContain(`Thank you, ${name}.`)
  })
})

test('the button of a confirmation carries a key of its own', () => {
  const { text } = read('confirm_order', unconfirmed('EFT'))
  expect(text).toMatch(/Confirm my order: https:\/\/\S+\/orders\/ZA10000001\/confirm\/[\w-]{43}\/\n/)
})

test('returns are a link to the page on them', () => {
  expect(read('order_confirmation', paid).text).toContain(`${SITE}${PROMISES.returnsPath}`)
})
