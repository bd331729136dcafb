import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { KHUMO, PAPER_ROLLS, productLine as line } from '../testing/catalogue'
import { emptyCart } from '../../../shared/orders/testing'
import { applyItemAction } from '../testing/fake-cart'
import { addLine, type CartLine, changesBetween, keyOf } from './lines'
import { addChanges, adoptCart, type CartState, INITIAL_CART, takeOverStored } from './reducer'

type Update = (cart: CartState) => Partial<CartState>
const reduce = (cart: CartState, ...updates: Update[]): CartState =>
  updates.reduce((state, update) => ({ ...state, ...update(state) }), cart)

/** A cart with confirmed lines, in a tab that made the last change of the lines in `changedHere`. */
const cartOf = (confirmed: CartLine[], changedHere: string[] = []): CartState => ({
  ...INITIAL_CART,
  id: 'cart-1',
  confirmed,
  products: confirmed,
  changedHere: new Set(changedHere),
})

/** Another tab has written `products`, based on the lines that this tab has seen, or on others. */
const written = (products: CartLine[], seen: CartLine[], base = seen) =>
  takeOverStored({ id: 'cart-1', promoCode: null, isComplete: true, products, seen, base })

describe('a write by another tab', () => {
  test.each<[string, CartLine[], CartLine[], CartLine[], string[]]>([
    [
      'adds a line',
      [line('khumo', 1)],
      [line('khumo', 1), line('go', 1)],
      [line('khumo', 1)],
      ['product:go'],
    ],
    ['changes a quantity', [line('khumo', 2)], [line('khumo', 5)], [line('khumo', 2)], ['product:khumo']],
    ['removes a line', [line('khumo', 2)], [], [line('khumo', 2)], ['product:khumo']],
    [
      'does not undo a quantity that it has not read',
      [line('khumo', 2)],
      [line('khumo', 1)],
      [line('khumo', 1)],
      [],
    ],
    ['does not remove a line that it has not read', [line('khumo', 1)], [], [], []],
    [
      'does not bring back a line whose removal it has not read',
      [],
      [line('khumo', 1)],
      [line('khumo', 1)],
      [],
    ],
  ])('after a change by this tab %s', (_name, seen, lines, base, changed) => {
    const cart = reduce(cartOf(seen, ['product:khumo', 'product:go']), written(lines, seen, base))
    expect([...cart.otherTabChanges.keys()]).toEqual(changed)
  })

  test('changes a line that this tab has not changed', () => {
    const cart = reduce(cartOf([line('khumo', 2)]), written([line('khumo', 1)], [line('khumo', 2)]))
    expect([...cart.otherTabChanges.keys()]).toEqual(['product:khumo'])
  })

  test('replaces this tab’s pending changes of the same lines; the others stay pending', () => {
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

test('if some stored lines could not be read, the shop’s lines are added and none is removed', () => {
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

test('in any order of changes, earlier lines keep their order and no line is lost', () => {
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

test('two tabs that write at the same moment end with the same lines, including both changes', () => {
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
