import { describe, expect, test } from 'vitest'
import type { Order, Payment } from './order'
import { noticeFor, stateOf, whatHappensNext } from './states'
import { ADDRESS, CONTACT, ended, order as orderOf, payment, PLAN, SERVICE } from './testing'

type Status = Payment['status'] | null
type Expected = [stage: string, title: RegExp, sentence: RegExp, actions: string]

const BUY = 'signup invoice print shop'
const PLACED = 'signup print shop'
const CARDS = ['Credit Card (Checkout)', 'Credit Card (Blackbird)', 'Instant EFT (Stitch)'] as const

const order = (status: Order['status'], paid: Status, method: Payment['method'], changes = {}): Order =>
  orderOf({
    status,
    order_number: 'ZA1001',
    contact_info: CONTACT,
    payment: paid && ended(paid, { method, ...changes }),
  })

const wordsFor = (given: Order): string[] => {
  const { title, sentence, actions } = stateOf(given)
  return [given.stage, title(given), sentence(given), actions.join(' ')]
}

const ROWS: [Order['status'], Status, Payment['method'], Expected][] = [
  ['pending', null, 'EFT', ['open', /^Not paid yet$/, /^Choose how to pay/, 'pay shop']],
  ...CARDS.flatMap((method): typeof ROWS => [
    ['pending', 'pending', method, ['paying', /^We are checking your payment$/, /a few seconds/, 'page pay']],
    [
      'pending',
      'declined',
      method,
      ['open', /^Payment declined$/, /^Your payment was declined\./, 'pay shop'],
    ],
    ['pending', 'cancelled', method, ['open', /^Payment not completed$/, /^The payment was not/, 'pay shop']],
    ['pending', 'expired', method, ['open', /^Not paid in time$/, /^The time to pay ran out\./, 'pay shop']],
    [
      'pending',
      'refund_due',
      method,
      ['open', /^Not paid: your money goes back$/, /We are refunding it/, 'pay shop'],
    ],
    [
      'pending',
      'refunded',
      method,
      ['open', /^Not paid: your money is back$/, /^We have sent R1,199\.00 back/, 'pay shop'],
    ],
    ['complete', 'complete', method, ['placed', /^Paid$/, /^It is on its way to our packers/, BUY]],
    [
      'complete',
      'refund_due',
      method,
      ['placed', /^Paid\. A second payment goes back to you$/, /^It reached us after/, BUY],
    ],
    [
      'cancelled',
      'refunded',
      method,
      ['over', /ZA1001 was cancelled and refunded$/, /^We have sent R1,199\.00/, 'shop'],
    ],
    ['cancelled', 'expired', method, ['over', /was cancelled$/, /in time.*Nothing was charged/, 'shop']],
  ]),
  ['pending', 'authorised', 'Credit Card (Blackbird)', ['paying', /through$/, /bank is working/, 'pay']],
  ['pending', 'pending', 'Payment terms', ['paying', /checking/, /few seconds/, 'page pay']],
  [
    'pending',
    'pending',
    'EFT',
    ['placed', /^Reserved until your EFT arrives$/, /^It is reserved for you\.$/, 'print shop'],
  ],
  [
    'pending',
    'pending',
    'Card on delivery',
    ['placed', /^Ordered\. You pay at the door$/, /to our packers\.$/, PLACED],
  ],
  [
    'pending',
    'authorised',
    'Payment terms',
    ['placed', /^Ordered on your payment terms$/, /Nothing was charged/, PLACED],
  ],
  ['pending', 'pending', 'Free', ['placed', /^Confirm your order$/, /^We sent a mail to/, 'print shop']],
  [
    'pending',
    'expired',
    'Free',
    ['open', /^Not confirmed in time$/, /not lost: place it again\.$/, 'pay shop'],
  ],
  [
    'complete',
    'complete',
    'Free',
    ['placed', /^Ordered\. There is nothing to pay$/, /to our packers\.$/, BUY],
  ],
  ['complete', 'complete', 'EFT', ['placed', /^Paid$/, /to our packers\.$/, BUY]],
  ['complete', 'complete', 'Payment terms', ['placed', /^Paid$/, /^It is paid, on the date/, BUY]],
  [
    'complete',
    'complete',
    'Card on delivery',
    ['placed', /^Delivered and paid$/, /when it was delivered/, BUY],
  ],
  ['cancelled', 'expired', 'EFT', ['over', /was cancelled$/, /EFT did not arrive in time/, 'shop']],
  [
    'cancelled',
    'refund_due',
    'EFT',
    ['over', /was cancelled, your money goes back$/, /We are sending it back to you/, 'shop'],
  ],
  ['cancelled', 'declined', 'Card on delivery', ['over', /was cancelled$/, /brought it back to us/, 'shop']],
]

test.each(ROWS)('an order that is %s with a payment that is %s by %s', (status, paid, method, expected) => {
  const given = order(status, paid, method)
  const said = wordsFor(given)
  expect(said[0]).toBe(expected[0])
  expect(said[1]).toMatch(expected[1])
  expect(said[2]).toMatch(expected[2])
  expect(said[3]).toBe(expected[3])
  // A green tick stands for what is placed or delivered, and for that alone.
  expect(stateOf(given).look === 'placed').toBe(/^(Paid|Ordered|Delivered)/.test(said[1] ?? ''))
})

test('every state of order and payment with every method is known, and a closed order is never paid again', () => {
  const statuses: Status[] = [
    null, 'pending', 'authorised', 'complete', 'declined', 'cancelled', 'expired', 'refund_due', 'refunded',
  ] // prettier-ignore
  const methods: Payment['method'][] = [...CARDS, 'Instant EFT (Blackbird)', 'EFT', 'Card on delivery', 'Payment terms', 'Free'] // prettier-ignore
  for (const status of ['pending', 'complete', 'cancelled'] as const) {
    for (const paid of statuses) {
      for (const method of methods) {
        const [stage, title, sentence, actions] = wordsFor(order(status, paid, method))
        expect(title).toBeTruthy()
        expect(sentence).toBeTruthy()
        if (status !== 'pending') {
          const expected = status === 'complete' ? 'placed' : 'over'
          expect([stage, actions?.includes('pay')]).toEqual([expected, false])
        }
      }
    }
  }
})

test('instalments say how many there are; a service is not packed', () => {
  const planned = order('complete', 'complete', 'Credit Card (Blackbird)', { instalment_plan: PLAN })
  expect(wordsFor(planned)[1]).toBe('First instalment paid')
  expect(wordsFor(planned)[2]).toBe(
    'The first of 6 instalments is paid, and your order is on its way to our packers.',
  )
  const service = { ...order('complete', 'complete', 'EFT'), items: SERVICE }
  expect(wordsFor(service)[2]).toBe('Next we agree a time with you.')
})

test.each([
  ['packed', 'Packed', 1],
  ['on_its_way', 'On its way', 1],
  ['delivered', 'Delivered', 0],
] as const)(
  'an order that is %s is called %s, and what is done does not follow',
  (step, title, following) => {
    const placed = order('complete', 'complete', 'Credit Card (Checkout)')
    const reached = { ...placed, fulfilment: [{ step, at: '2026-11-25T08:00:00.000Z' }] }
    expect(stateOf(reached).title(reached)).toBe(title)
    expect(stateOf(reached).next).toHaveLength(following)
  },
)

test.each(['EFT', 'Card on delivery'] as const)(
  '%s that nobody vouches for says what to press, and by when',
  (method) => {
    const given = order('pending', 'pending', method, { confirm_by: '2026-11-23T10:05:00.000Z' })
    expect(wordsFor(given)).toEqual([
      'placed',
      'Confirm your order',
      'We sent a mail to thandi@example.com. Press the button in it by 23 November 2026 at 12:05, or what you ordered goes back on sale.',
      'print shop',
    ])
    expect(stateOf(given).next?.[0]?.(given, 0)).toMatch(/^You confirm the order from our mail/)
  },
)

test('an order that the shop ended says so, and not that the courier came back', () => {
  const reason = 'We could not go on with this order, so we released what we had reserved.'
  expect(wordsFor(order('cancelled', 'expired', 'Card on delivery', { reason }))[2]).toBe(
    `${reason} Nothing was charged.`,
  )
})

test.each(['EFT', 'Card on delivery'] as const)('%s that was not confirmed is not lost', (method) => {
  const [stage, title, sentence, actions] = wordsFor(order('pending', 'expired', method))
  expect([stage, title, actions]).toEqual(['open', 'Not confirmed in time', 'pay shop'])
  expect(sentence).toMatch(/The order is not lost: pay it now by card, or place it again\.$/)
})

test('an EFT that is not paid has a look of its own', () => {
  expect(stateOf(order('pending', 'pending', 'EFT')).look).toBe('to_transfer')
})

test.each(['Card on delivery', 'Payment terms'] as const)('nothing follows on %s that was paid', (method) => {
  expect(stateOf(order('complete', 'complete', method)).next).toBeUndefined()
})

describe('on the payment step', () => {
  const open = (paid: Payment | null): Order => orderOf({ payment: paid })

  test.each([
    ['no payment', null, null, undefined],
    ['no payment, back from the page', null, 'cancelled', undefined],
    ['an open page', payment(), null, /^A payment of R1,199\.00 by card is still open/],
    ['a charge under way', payment({ status: 'authorised' }), null, /going through.*we call it off first/],
    ['back from it', payment(), 'cancelled', /^The payment was not completed\. Nothing was charged/],
    ['the bank’s page closed', payment(), 'closed', /^You left your bank’s page before the payment/],
    ['the bank’s refusal', ended('cancelled'), 'failed', /^Your bank did not make the payment\./],
    [
      'declined with a reason',
      ended('declined', { reason: 'Insufficient funds' }),
      'cancelled',
      /^Your payment was declined\. Insufficient funds\. Nothing was charged/,
    ],
    ['declined', ended('declined'), null, /declined\. Try again, or choose another way to pay\. Nothing was/],
    ['out of time', ended('expired'), null, /^The time to pay ran out\./],
    ['paid too late', ended('refund_due'), null, /refunding it/],
    ['replaced by a newer attempt', ended('cancelled'), null, undefined],
  ] as const)('%s', (_what, paid, returned, expected) => {
    const notice = noticeFor(open(paid), returned)
    if (expected) expect(notice).toMatch(expected)
    else expect(notice).toBeUndefined()
  })
})

describe('what happens next', () => {
  const known = { contact_info: CONTACT, address: ADDRESS }
  const NOW = Date.parse('2026-11-22T20:00:00+02:00')
  const PAID = {
    ...known,
    status: 'complete',
    payment: ended('complete'),
    paid_at: '2026-11-22T18:00:00Z',
  } as const

  test('a paid order is confirmed, packed and brought', () => {
    expect(whatHappensNext(orderOf(PAID), NOW)).toEqual([
      'We send the confirmation to thandi@example.com.',
      'We pack it, and write to you when the courier has it.',
      'The courier brings it to 12 Long Street, Gardens, Cape Town, 8001, Western Cape. With you by Wed 25 Nov.',
    ])
  })

  test('an EFT comes first', () => {
    const order = orderOf({ ...known, payment: payment({ method: 'EFT' }) })
    const [first, second, third] = whatHappensNext(order, NOW)
    expect(first).toMatch(/^You pay by EFT/)
    expect(second).toMatch(/as soon as the money is there/)
    expect(third).toMatch(/With you by Fri 27 Nov if you pay today\.$/)
    expect(whatHappensNext(order, NOW, 'on Sun 22 Nov')[2]).toMatch(/if you pay on Sun 22 Nov\.$/)
  })

  test('a card on delivery is paid at the door', () => {
    const order = orderOf({ ...known, payment: payment({ method: 'Card on delivery' }) })
    expect(whatHappensNext(order, NOW)).toContain(
      'You pay R1,199.00 by card at the door: tap it or insert it in the courier’s machine.',
    )
  })

  test('a service is arranged by phone', () => {
    expect(whatHappensNext(orderOf({ ...PAID, items: SERVICE }), NOW)).toContain(
      'Nothing is delivered: we call you on +27821234567 within one working day to agree a time.',
    )
  })

  test('nothing follows on an order that is over', () => {
    expect(whatHappensNext(orderOf({ ...known, status: 'cancelled' }), NOW)).toEqual([])
  })
})
