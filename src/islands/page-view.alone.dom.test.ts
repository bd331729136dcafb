import { afterEach, expect, test, vi } from 'vitest'
import { hasFlag } from '../platform/page-flags'
import { layOutWhole } from './page-view'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('every block but the first, each part marked as far, and the footer is laid out in a separate idle moment before the page is marked whole', async () => {
  document.body.innerHTML = `<main>
    <div data-block="hero">Hero</div><div data-block="list"><p data-far>Tile</p></div><div data-block="faq">Questions</div>
  </main><footer data-footer>Footer</footer>`
  const idle: (() => void)[] = []
  vi.stubGlobal('requestIdleCallback', (task: () => void) => idle.push(task))
  const asked: string[] = []
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    asked.push(this.textContent ?? '')
    return new DOMRect()
  })
  const whole = layOutWhole()
  for (const expected of [
    ['Tile'],
    ['Tile', 'Tile'],
    ['Tile', 'Tile', 'Questions'],
    ['Tile', 'Tile', 'Questions', 'Footer'],
  ]) {
    idle.shift()?.()
    expect(asked).toEqual(expected)
    expect(hasFlag('whole')).toBe(false)
  }
  idle.splice(0).forEach((task) => task())
  await whole
  expect(hasFlag('whole')).toBe(true)
  expect(document.querySelectorAll('[data-laid-out]')).toHaveLength(4)
})
