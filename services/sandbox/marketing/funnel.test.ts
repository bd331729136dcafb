import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countFunnel } from './funnel'

const NAMES = [
  'page',
  'Product Viewed',
  'Product Added',
  'Checkout Step Viewed',
  'Payment Info Entered',
  'Order Completed',
]
/** The events of one visitor, each a digit: its place in `NAMES`. */
const did = (digits: string, visitor = 'ann') =>
  [...digits].map((digit) => ({ visitor, name: NAMES[Number(digit)] ?? '' }))
const visitorsOf = (digits: string) => countFunnel(did(digits)).counts.map(({ visitors }) => visitors)

test.each([
  ['every step in turn', '012345', [1, 1, 1, 1, 1, 1]],
  ['steps done again', '00112211334455', [1, 1, 1, 1, 1, 1]],
  ['a step before the one it needs', '10', [1, 0, 0, 0, 0, 0]],
  ['the same, done again after it', '101', [1, 1, 0, 0, 0, 0]],
  ['a step left out', '01345', [1, 1, 0, 0, 0, 0]],
  ['an order alone', '5', [0, 0, 0, 0, 0, 0]],
])('%s', (_case, digits, visitors) => {
  expect(visitorsOf(digits)).toEqual(visitors)
})

test('shares are of the step before and of the first, and the step that loses most is named', () => {
  const visitors = ['0', '0', '0', '0', '0', '0', '01', '012', '012', '012']
  const { counts, worst } = countFunnel(visitors.flatMap((digits, at) => did(digits, `v${at}`)))
  expect(counts.slice(0, 4)).toMatchObject([
    { visitors: 10, ofPrevious: 1, ofFirst: 1, lost: 0 },
    { visitors: 4, ofPrevious: 0.4, ofFirst: 0.4, lost: 6 },
    { visitors: 3, ofPrevious: 0.75, ofFirst: 0.3, lost: 1 },
    { visitors: 0, ofPrevious: 0, ofFirst: 0, lost: 3 },
  ])
  expect(counts[4]).toMatchObject({ ofPrevious: null, ofFirst: 0 })
  expect(worst?.name).toBe('Saw a product')
})

test('visitors who ordered without a step before are counted apart', () => {
  const events = [...did('012345', 'ann'), ...did('01235', 'ben'), ...did('5', 'cho'), ...did('0', 'dan')]
  expect(countFunnel(events).otherOrders).toBe(2)
})

test('without visitors there is nothing to lose', () => {
  expect(countFunnel([])).toMatchObject({ worst: undefined, otherOrders: 0 })
  expect(countFunnel([]).counts[0]).toMatchObject({ visitors: 0, ofPrevious: null, ofFirst: null })
})

test('no step has more visitors than the one before, and none has more than there are', () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[0-5]{0,20}$/)), (all) => {
      const { counts, otherOrders } = countFunnel(all.flatMap((digits, at) => did(digits, `v${at}`)))
      counts.reduce((before, { visitors }) => {
        expect(visitors).toBeLessThanOrEqual(before)
        return visitors
      }, all.length)
      expect((counts.at(-1)?.visitors ?? 0) + otherOrders).toBeLessThanOrEqual(all.length)
    }),
  )
})
