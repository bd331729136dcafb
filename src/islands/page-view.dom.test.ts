import { expect, test, vi } from 'vitest'
import { hasFlag } from '../platform/page-flags'
import { layOutWhole } from './page-view'

test('what was put off is laid out part by part, each in an idle moment, then shown in a few frames, before the page counts as whole', () => {
  const idle: (() => void)[] = []
  vi.stubGlobal('requestIdleCallback', (task: () => void) => idle.push(task))
  document.body.innerHTML = `<main>
    <div data-block="hero"><p>Hero</p></div>
    <div data-block="product_info"><p>Product</p></div>
    <div data-block="faq"><section data-far="column"><p>Questions</p></section></div>
  </main>`
  const asked: string[] = []
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    asked.push(this.textContent ?? '')
    return new DOMRect()
  })

  layOutWhole()
  const turns = []
  while (idle.length > 0) {
    idle.shift()?.()
    turns.push([asked.length, document.querySelectorAll('[data-shown]').length, hasFlag('whole')])
  }

  expect(asked).toEqual(['Product', 'Questions', 'Questions'])
  // The styles of a part first, then its place; one part in each of three frames; then all of it counts as laid out.
  expect(turns).toEqual([
    [0, 0, false],
    [1, 0, false],
    [1, 0, false],
    [2, 0, false],
    [2, 0, false],
    [3, 0, false],
    [3, 1, false],
    [3, 2, false],
    [3, 3, false],
    [3, 3, true],
  ])
})
