import { expect, test, vi } from 'vitest'
import { createReporter, isNoise, type Report } from './report-error'

const named = (name: string, message: string) => Object.assign(new Error(message), { name })

test.each<[string, unknown, boolean]>([
  ['Chromium’s network', new TypeError('Failed to fetch'), true],
  ['Firefox’s network', new TypeError('NetworkError when attempting to fetch resource.'), true],
  ['Safari’s network', new TypeError('Load failed'), true],
  ['a request that was called off', named('AbortError', 'The operation was aborted.'), true],
  ['a script that did not come', named('ChunkLoadError', 'Loading chunk 7 failed.'), true],
  ['a block’s script that did not come', new Error('The script /a.js could not be loaded.'), true],
  ['another site’s script', { message: 'Script error.' }, true],
  ['a late layout', { message: 'ResizeObserver loop completed with undelivered notifications.' }, true],
  ['a mistake', new TypeError('cart.lines is undefined'), false],
  ['a part that did not come for seconds', new Error('A part of this page is still missing.'), false],
  ['an error of a sentence', { message: 'Uncaught SyntaxError: Unexpected token' }, false],
  ['a text', 'Failed', false],
  ['nothing', undefined, false],
  ['null', null, false],
])('%s', (_case, thrown, noise) => {
  expect(isNoise(thrown)).toBe(noise)
})

const report = (during: string): Report => ({ thrown: new Error(during), at: 1, path: '/za/', during })

/** A page that is usable once it is told so, with a network that can be away. */
const setUp = (isChosen = () => true) => {
  const sent: string[] = []
  const tasks: (() => Promise<void>)[] = []
  const network = { isThere: true }
  const load = vi.fn(async () => {
    if (!network.isThere) throw new Error('Loading chunk 7 failed.')
    return (reports: readonly Report[]) => void sent.push(...reports.map(({ during = '' }) => during))
  })
  const add = createReporter({ isChosen, whenUsable: (task) => tasks.push(task), load })
  const becomeUsable = async () => {
    for (const task of tasks.splice(0)) await task()
  }
  return { sent, load, network, becomeUsable, tell: (...names: string[]) => names.map(report).forEach(add) }
}

test('what went wrong before the page was usable is sent then: once, in order, in one go', async () => {
  const { sent, load, becomeUsable, tell } = setUp()
  tell('first', 'second')
  expect([sent, load.mock.calls]).toEqual([[], []])
  await becomeUsable()
  expect(sent).toEqual(['first', 'second'])
  tell('third')
  await becomeUsable()
  expect(sent).toEqual(['first', 'second', 'third'])
  expect(load).toHaveBeenCalledTimes(2)
})

test('a page on which nothing goes wrong loads nothing', async () => {
  const { load, becomeUsable } = setUp()
  await becomeUsable()
  expect(load).not.toHaveBeenCalled()
})

test('without a network everything is kept, and goes with the next error', async () => {
  const { sent, network, becomeUsable, tell } = setUp()
  network.isThere = false
  tell('first')
  await becomeUsable()
  network.isThere = true
  await becomeUsable()
  expect(sent).toEqual([])
  tell('second')
  await becomeUsable()
  expect(sent).toEqual(['first', 'second'])
})

test('twenty are kept, and fifty are sent of a page view', async () => {
  const { sent, becomeUsable, tell } = setUp()
  const many = Array.from({ length: 30 }, (_, at) => String(at))
  tell(...many)
  await becomeUsable()
  expect(sent).toEqual(many.slice(0, 20))
  for (let round = 0; round < 4; round += 1) {
    tell(...many)
    await becomeUsable()
  }
  expect(sent).toHaveLength(50)
})

test('only what is chosen is reported', async () => {
  const chances = [0.2, 0.9, 0.69]
  const { sent, becomeUsable, tell } = setUp(() => (chances.shift() ?? 1) < 0.7)
  tell('first', 'second', 'third')
  await becomeUsable()
  expect(sent).toEqual(['first', 'third'])
})
