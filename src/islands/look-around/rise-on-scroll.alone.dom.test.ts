import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { markHydrated } from '../../platform/readiness'
import { stubInView } from '../../platform/testing/in-view'
import { isBelowFold, riseOnScroll } from './rise-on-scroll'

/** A stand-in for the browser’s animations. */
type Played = { frames: unknown; timing: unknown; state: 'waits' | 'rises' | 'over'; end: () => void }

let played: Map<string, Played>
let view: ReturnType<typeof stubInView>

const TOPS: Record<string, number> = { first: 200, second: 1000, third: 2000, tile: 1500, last: 3990 }

const animate = function (this: Element, frames: unknown, timing: unknown) {
  let end = (): void => undefined
  const finished = new Promise<void>((resolve) => (end = resolve))
  const one: Played = { frames, timing, state: 'rises', end }
  played.set(this.id, one)
  return {
    finished,
    pause: () => (one.state = 'waits'),
    play: () => (one.state = 'rises'),
    finish: () => (one.state = 'over'),
  }
}

/** Whether the visitor prefers reduced motion, and whether lists of cards have styles for rising. */
const browse = ({ isCalm = false, hasOwnStyles = false } = {}) => {
  window.matchMedia = (query) => ({ matches: query.includes('no-preference') !== isCalm }) as MediaQueryList
  vi.stubGlobal('CSS', { supports: () => hasOwnStyles })
}

beforeEach(() => {
  played = new Map()
  browse()
  view = stubInView()
  Element.prototype.animate = animate as unknown as typeof Element.prototype.animate
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: 4000, configurable: true })
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(0, TOPS[this.id] ?? 0, 390, 80)
  })
  document.body.innerHTML = `
    <header id="bar"></header>
    <main>
      <div data-block="grid"><header id="first"></header></div>
      <div data-block="grid"><section>
        <header id="second"></header>
        <ul data-tiles=""><li id="tile"><header id="inside"></header></li></ul>
      </section></div>
      <div data-block="slider"><header id="third"></header></div>
      <div data-block="faq"><header id="last"></header></div>
    </main>`
})
afterEach(() => {
  played.forEach(({ end }) => end())
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(Element.prototype, 'animate')
  Reflect.deleteProperty(document.documentElement, 'scrollHeight')
})

const part = (id: string) => document.getElementById(id) as HTMLElement
const at = (id: string, isIntersecting: boolean, top = 600) => ({
  ...{ target: part(id), isIntersecting, boundingClientRect: new DOMRect(0, top, 390, 80) },
})
const reach = (...entries: ReturnType<typeof at>[]) =>
  view.report(entries.filter(({ target }) => view.watched.has(target)))
const states = () => Object.fromEntries([...played].map(([id, { state }]) => [id, state]))
const isReady = () => document.documentElement.hasAttribute('data-ready')

test('only headings and tiles below the fold start a little below their places', async () => {
  await riseOnScroll()
  expect(states()).toEqual({ second: 'waits', tile: 'waits', third: 'waits' })
  expect(played.get('second')?.frames).toEqual({ transform: ['translateY(16px)', 'none'] })
  expect(played.get('second')?.timing).toEqual({ duration: 500, easing: 'ease' })
})

test('cards are left to the styles of their list where it has some for rising', async () => {
  browse({ hasOwnStyles: true })
  await riseOnScroll()
  expect(Object.keys(states())).toEqual(['second', 'third'])
})

test('each rises once, when its top is 120 px above the foot of the screen', async () => {
  await riseOnScroll()
  expect(view.margin).toMatch(/ 0px -120px$/)
  reach(at('second', false), at('third', false))
  expect(states()).toMatchObject({ second: 'waits', third: 'waits' })
  reach(at('second', true))
  expect(states()).toMatchObject({ second: 'rises', third: 'waits' })
  expect(view.watched.has(part('second'))).toBe(false)
  expect(view.watched.has(part('third'))).toBe(true)
})

test('the page can be used during an animation', async () => {
  markHydrated()
  await vi.waitFor(() => expect(isReady()).toBe(true))
  await riseOnScroll()
  expect(isReady()).toBe(true)
  reach(at('second', true))
  expect(isReady()).toBe(false)
  played.get('second')?.end()
  await vi.waitFor(() => expect(isReady()).toBe(true))
})

test('parts that a jump passes are in their places at once', async () => {
  await riseOnScroll()
  reach(at('second', true, -900), at('third', true))
  expect(states()).toMatchObject({ second: 'over', third: 'rises' })
})

test('the next page ends all animations of the previous one', async () => {
  await riseOnScroll()
  const before = played.get('third')
  document.body.innerHTML = '<main><div data-block="faq"><header id="second"></header></div></main>'
  await riseOnScroll()
  expect(before?.state).toBe('over')
  expect(states()).toMatchObject({ second: 'waits' })
})

test('nothing moves for visitors who prefer reduced motion', async () => {
  browse({ isCalm: true })
  await riseOnScroll()
  expect(states()).toEqual({})
})

// A screen of 800 px; a page that ends 5000 px below its top.
test.each([
  ['in the first screen', 300, 5000, false],
  ['with its top at the fold', 799, 5000, false],
  ['just below the fold', 800, 5000, true],
  ['far down', 4000, 5000, true],
  ['so near the end that its top never comes far enough up', 4900, 5000, false],
])('a part %s waits to be reached: top %i of %i, %s', (_where, top, pageEnd, waits) => {
  expect(isBelowFold(top, 800, pageEnd)).toBe(waits)
})
