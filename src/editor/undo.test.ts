import { expect, test } from 'vitest'
import { addStep, firstStep, markOf, redone, undone } from './undo'

test('every step back leads to what was there before, and forward again to what was undone', () => {
  const start = firstStep('a')
  const two = addStep(addStep(start, 'b', 'title', 0), 'c', 'text', 10)
  expect(undone(two).now).toBe('b')
  expect(undone(undone(two)).now).toBe('a')
  expect(redone(undone(two)).now).toBe('c')
  expect(redone(redone(undone(undone(two)))).now).toBe('c')
})

test('what is typed quickly into one field is one step, and a pause begins another', () => {
  const typed = [100, 300, 900].reduce((steps, at) => addStep(steps, `at ${at}`, 'title', at), firstStep(''))
  expect(typed.past).toEqual([''])
  expect(addStep(typed, 'later', 'title', 2500).past).toEqual(['', 'at 900'])
  expect(addStep(typed, 'elsewhere', 'text', 950).past).toEqual(['', 'at 900'])
})

test('a change after an undo is a step of its own, and nothing can be done again', () => {
  const back = undone(addStep(firstStep('a'), 'b', 'title', 0))
  const changed = addStep(back, 'c', 'title', 10)
  expect(changed).toMatchObject({ past: ['a'], now: 'c', future: [] })
  expect(redone(changed)).toBe(changed)
})

test('there is nothing before the first step', () => {
  const start = firstStep('a')
  expect(undone(start)).toBe(start)
  expect(redone(start)).toBe(start)
})

const cta = { _uid: 'c', component: 'cta', text: 'Go' }
const text = { type: 'doc', content: [{ type: 'blok', attrs: { id: 'x', body: [cta] } }] }
const content = { _uid: 'p', component: 'page', body: [{ _uid: 't', component: 'rich_text', text }] }

test('letters of one text are one kind of change, and everything else a change of its own', () => {
  expect(markOf(cta, { ...cta, text: 'Gone' }, 1)).toBe(markOf(cta, { ...cta, text: 'Going' }, 2))
  const before = content.body[0] ?? cta
  expect(markOf(before, { ...before, text: { ...text } }, 1)).toBe('t.text')
  expect(markOf(content, { ...content, body: [] }, 1)).not.toBe(markOf(content, { ...content, body: [] }, 2))
})
