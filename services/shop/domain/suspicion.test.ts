import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Placing, type Suspicion, suspicionsOf, unpaidRefusal } from './suspicion'

const NONE = { visitor: 0, mailbox: 0, phone: 0, deliveredTo: 0, buyer: 0 }
const FEW = [{ quantity: 2, stock: 100, unconfirmed: 0 }]

describe('an order that waits for its money', () => {
  it.each<[string, Partial<Placing>, Suspicion[]]>([
    ['a first order', {}, []],
    ['a service', { goods: [] }, []],
    [
      'the third one of a buyer',
      { waiting: { visitor: 2, mailbox: 2, phone: 2, deliveredTo: 2, buyer: 2 } },
      [],
    ],
    ['the fourth one of a visitor', { waiting: { ...NONE, visitor: 3 } }, ['many_from_visitor']],
    ['the fourth one of a mailbox', { waiting: { ...NONE, mailbox: 3 } }, ['many_from_mailbox']],
    ['the fourth one of a phone', { waiting: { ...NONE, phone: 3 } }, ['many_from_phone']],
    ['the fourth one to a door', { waiting: { ...NONE, deliveredTo: 3 } }, ['many_to_address']],
    ['half of the stock', { goods: [{ quantity: 5, stock: 10, unconfirmed: 0 }] }, []],
    ['over half', { goods: [{ quantity: 6, stock: 10, unconfirmed: 0 }] }, ['much_of_stock']],
    ['half, with unconfirmed units', { goods: [{ quantity: 1, stock: 6, unconfirmed: 4 }] }, []],
    ['over half, with those', { goods: [{ quantity: 2, stock: 6, unconfirmed: 4 }] }, ['much_of_stock']],
    ['over half of one', { goods: [...FEW, { quantity: 1, stock: 1, unconfirmed: 0 }] }, ['much_of_stock']],
    ['twenty units', { goods: [{ quantity: 20, stock: 1_000, unconfirmed: 0 }] }, []],
    ['over twenty', { goods: [...FEW, { quantity: 19, stock: 1_000, unconfirmed: 0 }] }, ['large_quantity']],
  ])('%s', (_name, change, expected) => {
    expect(suspicionsOf({ waiting: NONE, goods: FEW, ...change })).toEqual(expected)
  })

  it('never leaves more than half of a product in unpaid, unconfirmed orders', () => {
    const step = fc.record({ quantity: fc.integer({ min: 1, max: 10 }), confirms: fc.boolean() })
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200 }), fc.array(step, { maxLength: 60 }), (all, steps) => {
        // After all short reservations have expired: the unconfirmed orders that were not suspicious.
        let [stock, long, short] = [all, 0, 0]
        for (const { quantity, confirms } of steps) {
          if (quantity > stock) continue
          const goods = [{ quantity, stock, unconfirmed: long + short }]
          const isSuspicious = suspicionsOf({ waiting: NONE, goods }).length > 0
          stock -= quantity
          if (isSuspicious && !confirms) short += quantity
          if (!isSuspicious) long += quantity
          expect(long * 2).toBeLessThanOrEqual(all)
        }
      }),
    )
  })
})

const PAY_BY_CARD = /not paid yet\. Pay this one by card, or call us\.$/
const TOMORROW = /not confirmed yet\. Try again tomorrow, or call us\.$/

it.each([
  ['a few', { unconfirmed: 19, buyer: 19 }, false, null],
  ['twenty unconfirmed orders', { unconfirmed: 20, buyer: 0 }, false, PAY_BY_CARD],
  ['twenty orders of a buyer', { unconfirmed: 0, buyer: 20 }, false, PAY_BY_CARD],
  ['twenty orders before a free one', { unconfirmed: 20, buyer: 0 }, true, TOMORROW],
])('%s unpaid in a day', (_name, unpaid, costsNothing, refusal) => {
  const said = unpaidRefusal(unpaid, costsNothing)
  if (refusal) expect(said).toMatch(refusal)
  else expect(said).toBeNull()
})
