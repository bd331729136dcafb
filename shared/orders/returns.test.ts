import { expect, test } from 'vitest'
import { returnProblem, RETURN_REASONS, WHO_PAYS } from './returns'
import { placedOrder } from './testing'

const CARD = { method: 'Credit Card (Checkout)', status: 'complete' } as const
const delivered = placedOrder(CARD, {
  status: 'complete',
  paid_at: '2026-11-22T18:00:00Z',
  fulfilment: [{ step: 'delivered', at: '2026-11-25T08:00:00Z' }],
})

test.each([
  ['before delivery', { ...delivered, fulfilment: [] }, '2027-03-01T12:00', null],
  ['on the day of delivery', delivered, '2026-11-25T12:00', null],
  ['on the last of thirty days', delivered, '2026-12-25T23:59', null],
  ['a minute later', delivered, '2026-12-26T00:00', /ended on Fri 25 Dec\..*six months/],
  [
    'while it is not paid',
    placedOrder({ method: 'EFT', status: 'pending' }),
    '2026-11-25T12:00',
    /once the order is paid/,
  ],
  [
    'once it is cancelled',
    { ...delivered, status: 'cancelled' as const },
    '2026-11-25T12:00',
    /once the order is paid/,
  ],
])('%s', (_when, order, now, problem) => {
  const found = returnProblem(order, Date.parse(`${now}+02:00`))
  if (problem) expect(found).toMatch(problem)
  else expect(found).toBeNull()
})

test('the shopper pays the way back for no fault of ours', () => {
  const pays = RETURN_REASONS.filter((reason) => WHO_PAYS[reason].startsWith('You pay'))
  expect(pays).toEqual(['changed_mind'])
})
