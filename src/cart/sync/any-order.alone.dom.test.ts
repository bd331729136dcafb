import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { initialiseCart } from '../commands'
import { useCart } from '../store'
import { type Outcome, FakeShop } from '../testing/fake-shop'
import { freshCart } from '../testing/visit'
import { add, change, putBack, remove } from './change-cart'
import '../../test-seed'

const SKUS = ['khumo', 'khumo-print', 'paper-rolls'] as const
const MAX = 10

type Step =
  | { kind: 'add' | 'change'; sku: string; quantity: number }
  | { kind: 'remove' | 'undo'; sku: string }
  | { kind: 'online' }

const sku = fc.constantFrom(...SKUS)
const quantity = fc.integer({ min: 1, max: 4 })
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constantFrom('add' as const, 'change' as const), sku, quantity }),
  fc.record({ kind: fc.constantFrom('remove' as const, 'undo' as const), sku }),
  fc.record({ kind: fc.constant('online' as const) }),
)
const outcome = fc.constantFrom<Outcome>('arrives', 'arrives', 'lost', 'answer lost', 'fails')

/** The cart that a shopper expects after these steps, whatever the network does. */
const expected = (steps: readonly Step[]): Map<string, number> => {
  const cart = new Map<string, number>()
  const removed = new Map<string, number>()
  for (const step of steps) {
    if (step.kind === 'online') continue
    const present = cart.get(step.sku)
    if (step.kind === 'add') cart.set(step.sku, Math.min(MAX, (present ?? 0) + step.quantity))
    if (step.kind === 'change' && present) cart.set(step.sku, step.quantity)
    if (step.kind === 'remove' && present) {
      removed.set(step.sku, present)
      cart.delete(step.sku)
    }
    if (step.kind === 'undo' && removed.has(step.sku)) cart.set(step.sku, removed.get(step.sku) ?? 0)
  }
  return cart
}

const lineOf = (code: string, pieces: number) =>
  ({ id: `uuid-of-${code}`, type: 'product', sku: code, quantity: pieces, storefront: 'shop' }) as const

/** Does the steps as a page does; after a step it waits for all answers only if `waitsAfter` returns true. */
const run = async (steps: readonly Step[], waitsAfter: (index: number) => boolean) => {
  const removed = new Map<string, number>()
  const open: Promise<unknown>[] = []
  for (const [index, step] of steps.entries()) {
    if (step.kind === 'online') window.dispatchEvent(new Event('online'))
    // Adding reads the catalogue first, so the next step waits until the shopper sees the line in the cart.
    else if (step.kind === 'add')
      await Promise.race([add({ item: { sku: step.sku }, quantity: step.quantity }), shownSoon()])
    else if (step.kind === 'change') open.push(change({ sku: step.sku }, step.quantity))
    else if (step.kind === 'remove') {
      const line = useCart.getState().products.find((other) => 'sku' in other && other.sku === step.sku)
      if (line) removed.set(step.sku, line.quantity)
      open.push(remove({ sku: step.sku }))
    } else if (removed.has(step.sku)) open.push(putBack([lineOf(step.sku, removed.get(step.sku) ?? 0)], null))
    if (waitsAfter(index)) await Promise.all(open.splice(0))
  }
  await Promise.all(open)
}

/** Resolves when the cart on screen has changed. */
const shownSoon = () =>
  new Promise<void>((resolve) => {
    const { pending } = useCart.getState()
    const stop = useCart.subscribe((cart) => {
      if (cart.pending === pending) return
      stop()
      resolve()
    })
  })

const shown = () =>
  new Map(useCart.getState().products.map((line) => ['sku' in line ? line.sku : '', line.quantity]))

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('any changes, failures and lost answers end with the wanted cart, in this browser and at the shop', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { maxLength: 12 }),
      fc.array(outcome, { maxLength: 12 }),
      fc.func(fc.boolean()),
      async (steps, outcomes, waitsAfter) => {
        const shop = new FakeShop().install()
        freshCart()
        initialiseCart()
        await add({ item: { sku: 'sim-data' }, quantity: 1 })
        shop.outcomes = [...outcomes]
        await run(steps, waitsAfter)
        shop.outcomes = []
        window.dispatchEvent(new Event('online'))
        await vi.waitFor(
          () =>
            expect(useCart.getState()).toMatchObject({
              failedAttempts: 0,
              pending: new Map(),
              unanswered: null,
            }),
          10_000,
        )
        const wanted = new Map([['sim-data', 1], ...expected(steps)])
        const items = shop.carts.get('cart-1')?.items ?? []
        expect(new Map(items.map(({ product, quantity: pieces }) => [product?.sku, pieces]))).toEqual(wanted)
        expect(shown()).toEqual(wanted)
      },
    ),
    { numRuns: 150 },
  )
}, 60_000)
