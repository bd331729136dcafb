import { expect, test } from 'vitest'
import { changesToMerge } from './merge'
import type { CartLine } from './lines'

const line = (sku: string, quantity: number): CartLine => ({
  id: `uuid-of-${sku}`,
  type: 'product',
  sku,
  quantity,
  storefront: 'shop',
})
const khumo = (quantity: number) => line('khumo', quantity)

test.each<[string, CartLine[], CartLine[], CartLine[]]>([
  ['an item that is not here comes', [line('sim-data', 1)], [khumo(2)], [khumo(2)]],
  ['of one that is here the higher quantity counts', [khumo(1)], [khumo(3)], [khumo(3)]],
  ['a lower one takes nothing away', [khumo(3)], [khumo(1)], []],
  ['the same twice stays what it is', [khumo(2)], [khumo(2)], []],
  ['no more comes than one cart may hold', [], [khumo(9)], [khumo(5)]],
  ['nor does a limit take anything away', [khumo(7)], [khumo(9)], []],
])('%s', (_what, own, others, expected) => {
  const changes = changesToMerge(own, others, () => 5)
  expect(changes.map(({ line }) => line)).toEqual(expected)
})

test('nothing comes of what one cart may hold none of', () => {
  expect(changesToMerge([], [khumo(1)], () => 0)).toEqual([])
})
