import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { hasFlag, setFlag } from '../platform/page-flags'
import { layOutWhole } from './page-view'

/** The idle moments of a browser on a slow phone, one after the other; answers what `look` says after each. */
const eachIdleMoment = <Seen>(begin: () => void, look: () => Seen): Seen[] => {
  const idle: IdleRequestCallback[] = []
  let clock = 0
  vi.spyOn(performance, 'now').mockImplementation(() => (clock += 5))
  vi.stubGlobal('requestIdleCallback', (task: IdleRequestCallback) => idle.push(task))
  begin()
  const turns: Seen[] = []
  while (idle.length > 0) {
    idle.shift()?.({ didTimeout: false, timeRemaining: () => 40 })
    turns.push(look())
  }
  return turns
}

/** What parts hold, in the order that the browser is asked for its place. */
const notePlaces = (): string[] => {
  const asked: string[] = []
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    asked.push(this.textContent?.trim() ?? '')
    return new DOMRect()
  })
  return asked
}

const shown = () => document.querySelectorAll('[data-shown]').length

beforeEach(() => setFlag('whole', false))
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('what was put off is laid out part by part, each in an idle moment, then shown, before the page counts as whole', () => {
  document.body.innerHTML = `<main>
    <div data-block="hero"><p>Hero</p></div>
    <div data-block="product_info"><p>Product</p></div>
    <div data-block="faq"><section data-far="column"><p>Questions</p></section></div>
  </main>`
  const asked = notePlaces()
  const turns = eachIdleMoment(layOutWhole, () => [asked.length, shown(), hasFlag('whole')])
  expect(asked.slice(0, 3)).toEqual(['Product', 'Questions', 'Questions'])
  // What there is to do, the styles of a part and then its place, the parts in frames of their own, then the page as a whole.
  expect(turns).toEqual([
    [0, 0, false],
    [0, 0, false],
    [1, 0, false],
    [1, 0, false],
    [2, 0, false],
    [2, 0, false],
    [3, 0, false],
    [4, 1, false],
    [5, 2, false],
    [6, 3, false],
    [6, 3, true],
  ])
})

test('however many parts there are, nine frames show them', () => {
  const tiles = Array.from({ length: 40 }, (_, at) => `<li data-far="tile"><p>${at}</p></li>`).join('')
  document.body.innerHTML = `<main><div data-block="shop_items"><ul>${tiles}</ul></div></main>`
  const counts = eachIdleMoment(layOutWhole, shown)
  expect(new Set(counts.filter((count) => count > 0)).size).toBeLessThanOrEqual(9)
  expect(counts.at(-1)).toBe(40)
})

test('the tiles of a list far down are parts of their own, those of one that is near are not', () => {
  const list = (name: string) => `<ul data-tiles="" id="${name}"><li><p>${name}</p></li></ul>`
  document.body.innerHTML = `<main>
    <div data-block="hero"></div>
    <div data-block="grid"><div>${list('near')}</div></div>
    <div data-block="grid"><div>${list('far')}</div></div>
  </main>`
  // jsdom lays nothing out, and has no such function.
  Element.prototype.checkVisibility = function (this: Element) {
    return this.parentElement?.id === 'near'
  }
  onTestFinished(() => void Reflect.deleteProperty(Element.prototype, 'checkVisibility'))
  const asked = notePlaces()
  eachIdleMoment(layOutWhole, shown)
  expect(asked.filter((text) => text === 'far').length).toBeGreaterThan(
    asked.filter((text) => text === 'near').length,
  )
  expect(document.querySelectorAll('#near [data-shown]')).toHaveLength(0)
  expect(document.querySelectorAll('#far [data-shown]')).toHaveLength(1)
  expect(hasFlag('whole')).toBe(true)
})
