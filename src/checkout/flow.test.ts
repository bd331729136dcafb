import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allowedStep, progressOf, isAllowed, STEPS, type CheckoutProgress } from './flow'
import { ADDRESS, cart, CONTACT, kit, line, payment } from './testing/carts'

const progress = (changes: Partial<CheckoutProgress> = {}): CheckoutProgress => ({
  hasContact: true,
  hasAddress: true,
  needsDelivery: true,
  order: 'open',
  ...changes,
})
const NEW = { hasContact: false, hasAddress: false }
const SERVICE = { needsDelivery: false, hasAddress: false }

test.each([
  ['a new cart', NEW, { contact: 'contact', shipping: 'contact', payment: 'contact', confirm: 'contact' }],
  [
    'contact known',
    { hasAddress: false },
    { contact: 'contact', shipping: 'shipping', payment: 'shipping', confirm: 'shipping' },
  ],
  [
    'contact and address known',
    {},
    { contact: 'contact', shipping: 'shipping', payment: 'payment', confirm: 'payment' },
  ],
  [
    'services only',
    SERVICE,
    { contact: 'contact', shipping: 'shipping', payment: 'payment', confirm: 'payment' },
  ],
  [
    'a card payment under way',
    { order: 'paying' },
    { contact: 'contact', shipping: 'shipping', payment: 'payment', confirm: 'confirm' },
  ],
  [
    'a placed order',
    { order: 'placed' },
    { contact: 'confirm', shipping: 'confirm', payment: 'confirm', confirm: 'confirm' },
  ],
] as const)('%s', (_what, changes, expected) => {
  const shown = STEPS.map((step) => [step, allowedStep(step, progress(changes))])
  expect(Object.fromEntries(shown)).toEqual(expected)
})

describe('for every state', () => {
  const anyProgress = fc.record({
    hasContact: fc.boolean(),
    hasAddress: fc.boolean(),
    needsDelivery: fc.boolean(),
    order: fc.constantFrom('open', 'paying', 'placed'),
  }) satisfies fc.Arbitrary<CheckoutProgress>
  const anyStep = fc.constantFrom(...STEPS)

  test('the shown step can be opened, and requesting it again changes nothing', () => {
    fc.assert(
      fc.property(anyStep, anyProgress, (wanted, state) => {
        const shown = allowedStep(wanted, state)
        expect(isAllowed(shown, state)).toBe(true)
        expect(allowedStep(shown, state)).toBe(shown)
      }),
    )
  })

  test('Payment cannot be opened without contact details and an address', () => {
    fc.assert(
      fc.property(anyProgress, (state) => {
        fc.pre(state.order !== 'placed' && isAllowed('payment', state))
        expect(state.hasContact && (state.hasAddress || !state.needsDelivery)).toBe(true)
      }),
    )
  })
})

test.each([
  ['a machine', [line()], true],
  ['a service', [line({ type: 'service' })], false],
  ['a service and a SIM', [line({ type: 'service' }), line({ type: 'sim_card' })], true],
  ['a bundle', [kit(['khumo'])], true],
])('%s needs delivery: %o', (_what, items, expected) => {
  expect(progressOf(cart({ items })).needsDelivery).toBe(expected)
})

test('progress is read from the server’s cart', () => {
  expect(progressOf(cart())).toEqual({
    hasContact: false,
    hasAddress: false,
    needsDelivery: true,
    order: 'open',
  })
  expect(progressOf(cart({ contact_info: CONTACT, address: ADDRESS, payment: payment() }))).toEqual({
    hasContact: true,
    hasAddress: true,
    needsDelivery: true,
    order: 'paying',
  })
})
