import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyChanges, changedElsewhere, changesBetween, completed, stillPending } from './pending-changes'
import { addLine, type CartLine, keyOf } from './lines'

const line = (sku: string, quantity: number, id = sku): CartLine => ({
  id,
  type: 'product',
  sku,
  quantity,
  storefront: 'shop',
})

test('pending changes are applied to what the shop has confirmed, in its order', () => {
  const confirmed = [line('khumo', 1), line('go', 2), line('rolls', 3)]
  const wanted = [line('khumo', 4), line('rolls', 3), line('stand', 1)]
  expect(applyChanges(confirmed, changesBetween(confirmed, wanted))).toEqual(wanted)
})

test('a line keeps the id that the shop gave it', () => {
  const pending = changesBetween([], [line('khumo', 2, '')])
  expect(applyChanges([line('khumo', 1, 'uuid')], pending)).toEqual([line('khumo', 2, 'uuid')])
})

test.each<[string, CartLine[], CartLine[], CartLine[], string[]]>([
  ['a new line', [line('khumo', 1)], [line('khumo', 1), line('go', 1)], [line('khumo', 1)], ['product:go']],
  ['a quantity', [line('khumo', 2)], [line('khumo', 5)], [line('khumo', 2)], ['product:khumo']],
  ['a line taken out', [line('khumo', 2)], [], [line('khumo', 2)], ['product:khumo']],
  ['a quantity it had not heard of', [line('khumo', 2)], [line('khumo', 1)], [line('khumo', 1)], []],
  ['a line it had not heard of', [line('khumo', 1)], [], [], []],
  ['a line it still had', [], [line('khumo', 1)], [line('khumo', 1)], []],
])(
  'of lines this tab was the last to change, another one writes %s',
  (_what, seen, lines, known, changed) => {
    const changedHere = new Set(['product:khumo', 'product:go'])
    expect([...changedElsewhere(seen, lines, known, changedHere).keys()]).toEqual(changed)
  },
)

test('of lines it has not changed, whatever another tab writes counts', () => {
  const changed = changedElsewhere([line('khumo', 2)], [line('khumo', 1)], [line('khumo', 1)], new Set())
  expect([...changed.keys()]).toEqual(['product:khumo'])
})

test('of lines that another tab has changed the last change counts, the other changes stay pending', () => {
  const mine = changesBetween([line('khumo', 1)], [line('khumo', 2), line('go', 1), line('rolls', 3)])
  const theirs = changesBetween([line('khumo', 1)], [line('khumo', 5), line('rolls', 3)])
  expect([...stillPending(mine, theirs).keys()]).toEqual(['product:go', 'product:rolls'])
})

test('when some lines could not be read, the shop’s come back and none is taken out', () => {
  const remote = [line('khumo', 1), line('go', 2)]
  expect(completed([line('khumo', 4)], remote)).toEqual([line('khumo', 4), line('go', 2)])
})

const anyCart = fc
  .array(fc.tuple(fc.constantFrom('a', 'b', 'c', 'd', 'e'), fc.integer({ min: 1, max: 9 })))
  .map((pairs) => pairs.reduce<CartLine[]>((cart, [sku, quantity]) => addLine(cart, line(sku, quantity)), []))
const pieces = (sku: string) => fc.integer({ min: 1, max: 9 }).map((quantity) => line(sku, quantity))
const sorted = (cart: CartLine[]) => [...cart].sort((one, other) => keyOf(one).localeCompare(keyOf(other)))

test('the changes between any two carts turn one into the other, and between equal carts there are none', () => {
  fc.assert(
    fc.property(anyCart, anyCart, (from, to) => {
      const pending = changesBetween(from, to)
      expect(sorted(applyChanges(from, pending))).toEqual(sorted(to))
      expect(changesBetween(to, to).size).toBe(0)
    }),
  )
})

test('two tabs that write at the same moment end with the same lines, both changes in them', () => {
  fc.assert(
    fc.property(anyCart, pieces('x'), pieces('y'), (base, mine, theirs) => {
      const here = addLine(base, mine)
      const there = addLine(base, theirs)
      const merged = applyChanges(here, changesBetween(base, there))
      expect(sorted(merged)).toEqual(sorted(applyChanges(there, changesBetween(base, here))))
    }),
  )
})
