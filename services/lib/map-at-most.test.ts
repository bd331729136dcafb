import { expect, test } from 'vitest'
import { mapAtMost } from './map-at-most'

/** Work that ends when it is told to. */
function steered() {
  const under = new Map<number, { resolve(): void; reject(reason: Error): void }>()
  const work = (item: number) =>
    new Promise<string>((resolve, reject) => {
      under.set(item, { resolve: () => resolve(`done ${item}`), reject })
    }).finally(() => under.delete(item))
  return { under, work }
}

test('takes the next item when one is done, never more than so many, and keeps their order', async () => {
  const { under, work } = steered()
  const all = mapAtMost(2, [1, 2, 3], work)
  expect([...under.keys()]).toEqual([1, 2])
  under.get(2)?.resolve()
  await expect.poll(() => [...under.keys()]).toEqual([1, 3])
  for (const { resolve } of under.values()) resolve()
  expect(await all).toEqual(['done 1', 'done 2', 'done 3'])
})

test('a failure is told, and nothing new begins after it', async () => {
  const { under, work } = steered()
  const all = mapAtMost(2, [1, 2, 3, 4], work)
  under.get(1)?.reject(new Error('the disk is full'))
  await expect(all).rejects.toThrow('the disk is full')
  under.get(2)?.resolve()
  await expect.poll(() => under.has(2)).toBe(false)
  expect([...under.keys()]).toEqual([])
})

test('of nothing it is nothing', async () => {
  expect(await mapAtMost(3, [], steered().work)).toEqual([])
})
