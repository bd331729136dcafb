import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { KHUMO, PAPER_ROLLS, productLine as line } from '../testing/catalogue'
import { applyItemAction, emptyCart } from '../testing/fake-cart'
import { addLine, type CartLine, changesBetween, keyOf } from './lines'
import { addChanges, adoptCart, type CartState, INITIAL_CART, takeOverStored } from './reducer'

type Update = (cart: CartState) => Partial<CartState>
const reduce = (cart: CartState, ...updates: Update[]): CartState =>
  updates.reduce((state, update) => ({ ...state, ...update(state) }), cart)

/** A cart whose lines the shop has confirmed, seen by a tab that has changed these since. */
const cartOf = (confirmed: CartLine[], changedHere: string[] = []): CartState => ({
  ...INITIAL_CART,
  id: 'cart-1',
  confirmed,
  products: confirmed,
  changedHere: new Set(changedHere),
})

/** Another tab writes lines; it knew those that were there before, or others. */
const written = (products: CartLine[], seen: CartLine[], known = seen) =>
  takeOverStored({ id: 'cart-1', promoCode: null, isComplete: true, products, seen, known })

describe('another tab', () => {
  test.each<[string, CartLine[], CartLine[], CartLine[], string[]]>([
    ['a new line', [line('khumo', 1)], [line('khumo', 1), line('go', 1)], [line('khumo', 1)], ['product:go']],
    ['a quantity', [line('khumo', 2)], [line('khumo', 5)], [line('khumo', 2)], ['product:khumo']],
    ['a line taken out', [line('khumo', 2)], [], [line('khumo', 2)], ['product:khumo']],
    ['a quantity it had not heard of', [line('khumo', 2)], [line('khumo', 1)], [line('khumo', 1)], []],
    ['a line it had not heard of', [line('khumo', 1)], [], [], []],
    ['a line it still had', [], [line('khumo', 1)], [line('khumo', 1)], []],
  ])('writes, of lines this tab was the last to change, %s', (_what, seen, lines, known, changed) => {
    const cart = reduce(cartOf(seen, ['product:khumo', 'product:go']), written(lines, seen, known))
    expect([...cart.otherTabChanges.keys()]).toEqual(changed)
  })

  test('changes, of lines this tab has not changed, whatever it writes', () => {
    const cart = reduce(cartOf([line('khumo', 2)]), written([line('khumo', 1)], [line('khumo', 2)]))
    expect([...cart.otherTabChanges.keys()]).toEqual(['product:khumo'])
  })

  test('has the last word on its lines, and the other changes stay pending', () => {
    const before = [line('khumo', 1)]
    const mine = changesBetween(before, [line('khumo', 2), line('go', 1), line('rolls', 3)])
    const cart = reduce(
      cartOf(before),
      addChanges([...mine.values()]),
      written(
        [line('khumo', 5), line('rolls', 3)],
        before,
        before.map(({ id }) => ({ ...line('khumo', 2), id })),
      ),
    )
    expect([...cart.pending.keys()]).toEqual(['product:go', 'product:rolls'])
  })
})

test('when some lines could not be read, the shop’s come back and none is taken out', () => {
  const catalogue = { products: [KHUMO, PAPER_ROLLS], bundles: [] }
  const remote = ['khumo', 'paper-rolls'].reduce(
    (cart, product) => applyItemAction(cart, { action: 'add', product, quantity: 2 }, catalogue),
    emptyCart('cart-1'),
  )
  const cart = reduce({ ...cartOf([line('khumo', 4)]), isComplete: false }, adoptCart(remote, true))
  expect(cart.products).toEqual([line('khumo', 4), line('paper-rolls', 2)])
})

const skus: fc.Arbitrary<string[]> = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'))
const shownOf = ({ products }: CartState) => products.map((one) => ('sku' in one ? one.sku : ''))

test('whatever the order of the changes, lines known before keep their places and none is lost', () => {
  fc.assert(
    fc.property(skus, skus, (before, after) => {
      const cart = { ...INITIAL_CART, order: before.map((sku) => keyOf(line(sku))) }
      const shown = shownOf(
        reduce(cart, addChanges(after.map((sku) => ({ item: line(sku), line: line(sku) })))),
      )
      expect([...shown].sort()).toEqual([...after].sort())
      const known = before.filter((sku) => after.includes(sku))
      expect(shown.filter((sku) => known.includes(sku))).toEqual(known)
    }),
  )
})

const anyCart = fc
  .array(fc.tuple(fc.constantFrom('a', 'b', 'c', 'd', 'e'), fc.integer({ min: 1, max: 9 })))
  .map((pairs) => pairs.reduce<CartLine[]>((cart, [sku, quantity]) => addLine(cart, line(sku, quantity)), []))
const pieces = (sku: string) => fc.integer({ min: 1, max: 9 }).map((quantity) => line(sku, quantity))
const sorted = (cart: CartLine[]) => [...cart].sort((one, other) => keyOf(one).localeCompare(keyOf(other)))

test('two tabs that write at the same moment end with the same lines, both changes in them', () => {
  fc.assert(
    fc.property(anyCart, pieces('x'), pieces('y'), (base, mine, theirs) => {
      const [here, there] = [addLine(base, mine), addLine(base, theirs)]
      const merged = (own: CartLine[], others: CartLine[], key: string) =>
        sorted(reduce(cartOf(own, [key]), written(others, own, base)).products)
      expect(merged(here, there, 'product:x')).toEqual(merged(there, here, 'product:y'))
      expect(merged(here, there, 'product:x')).toEqual(sorted(addLine(here, theirs)))
    }),
  )
})
