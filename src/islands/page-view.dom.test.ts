import { expect, test, vi } from 'vitest'
import { hasFlag } from '../platform/page-flags'
import { layOutWhole } from './page-view'

test('what was put off is laid out part by part, each in an idle moment, before all of it counts as laid out', () => {
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
    turns.push([asked.at(-1), hasFlag('whole')])
  }

  expect(turns).toEqual([
    ['Product', false],
    ['Questions', false],
    ['Questions', false],
    ['Questions', true],
  ])
  expect(asked).toHaveLength(3)
})
