import { expect, test } from 'vitest'
import { keepSame } from './keep-same'

const block = (uid: string, text: string) => ({ _uid: uid, component: 'note', cta: { text }, items: [1, 2] })
const copy = <Value>(value: Value): Value => structuredClone(value)

test('what is equal is the earlier object', () => {
  const before = { body: [block('a', 'one'), block('b', 'two')], title: null }
  expect(keepSame(before, copy(before))).toBe(before)
})

test('a changed block is new, and what is in it and beside it stays', () => {
  const before = { body: [block('a', 'one'), block('b', 'two')] }
  const changed = { body: [block('a', 'one'), block('b', 'three')] }
  const kept = keepSame(before, changed)
  expect(kept).toEqual(changed)
  expect(kept.body[0]).toBe(before.body[0])
  expect(kept.body[1]).not.toBe(before.body[1])
  expect(kept.body[1]?.items).toBe(before.body[1]?.items)
})

test('a block that is moved, and those behind one that is new, stay', () => {
  const [a, b] = [block('a', 'one'), block('b', 'two')]
  const kept = keepSame([a, b], copy([block('new', 'three'), b, a]))
  expect(kept[1]).toBe(b)
  expect(kept[2]).toBe(a)
})

test.each([
  ['a field that is gone', { a: 1, b: 2 }, { a: 1 }],
  ['a field that is new', { a: 1 }, { a: 1, b: undefined }],
  ['a list that is shorter', [1, 2], [1]],
  ['a list in the place of an object', { 0: 1 }, [1]],
  ['a text in the place of a list', [1], '1'],
  ['nothing before', undefined, { a: [1] }],
])('%s is not taken for the same', (_what, before, after) => {
  expect(keepSame<unknown>(before, after)).toStrictEqual(after)
})
