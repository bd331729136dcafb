import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { markHydrated } from '../../platform/readiness'
import { recordEvents } from '../../platform/record-events'
import { markPageHydrated } from '../early-use'
import { notePageShown, useDelayedPage } from './delayed-page'
import { followLinks } from './follow-links'
import { followElementInAddress } from './link-actions'

const navigate = vi.fn(() => Promise.resolve())
const prepare = vi.fn<(path: string) => Promise<unknown>>()
const prefetch = vi.fn<(path: string) => void>()
let stop: () => void

beforeAll(markPageHydrated)
beforeEach(() => {
  window.history.replaceState(null, '', '/za/')
  window.matchMedia = vi.fn(() => ({ matches: false }) as MediaQueryList)
  prepare.mockReset().mockResolvedValue(undefined)
  prefetch.mockReset()
  navigate.mockClear()
  stop = followLinks({ prepare, navigate, prefetch })
})

afterEach(() => {
  stop()
  notePageShown()
  vi.useRealTimers()
  document.body.innerHTML = ''
})

const show = (html: string) => {
  document.body.innerHTML = html
  return document.body.querySelector('a') as HTMLAnchorElement
}
const BLOCK = '<main><div data-hydrate="static"></div></main>'
const click = (element: Element) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true })
  element.dispatchEvent(event)
  return event
}

test('a link within the site shows its page once that page is prepared', async () => {
  let ready: () => void = () => undefined
  prepare.mockReturnValue(new Promise<void>((resolve) => (ready = resolve)))
  const event = click(show('<a href="/za/shop/"><span>Shop</span></a>').firstElementChild as Element)

  expect(event.defaultPrevented).toBe(true)
  expect(prepare).toHaveBeenCalledWith('/za/shop/')
  expect(navigate).not.toHaveBeenCalled()
  expect(document.documentElement).toHaveAttribute('data-travelling')

  ready()
  await vi.waitFor(() => expect(navigate).toHaveBeenCalledWith('/za/shop/'))
  expect(document.documentElement).not.toHaveAttribute('data-travelling')
})

test('the page in view is not ready again until the router has shown the next one', async () => {
  const root = document.documentElement
  markHydrated()
  click(show('<a href="/za/shop/">Shop</a>'))
  await vi.waitFor(() => expect(navigate).toHaveBeenCalled())
  expect(root).not.toHaveAttribute('data-ready')
  notePageShown()
  await vi.waitFor(() => expect(root).toHaveAttribute('data-ready'))
})

test.each([
  [
    '<header><a href="/za/shop/?tab=Overview"> Shop </a></header>',
    { text: 'Shop', path: '/za/shop/?tab=Overview', place: 'navigation', dialog: null },
  ],
  [
    '<header data-tracking-event="main_navigation_link" data-tracking-key="bar"><a href="/za/rent/">Rent</a></header>',
    {
      ...{ text: 'Rent', path: '/za/rent/', place: 'navigation', dialog: null },
      tracking: { event: 'main_navigation_link', key: 'bar', value: '' },
    },
  ],
  [
    '<div data-overlay="Menu"><a href="/za/about/">About</a></div>',
    { text: 'About', path: '/za/about/', place: 'navigation', dialog: 'Menu' },
  ],
  [
    '<div data-overlay="Cart"><a href="/za/checkout/">Checkout</a></div>',
    { text: 'Checkout', path: '/za/checkout/', place: 'content', dialog: 'Cart' },
  ],
  [
    '<footer><a href="https://help.example/">Help</a></footer>',
    { text: 'Help', path: 'https://help.example/', place: 'footer', dialog: null },
  ],
])('that a link is followed is told: %s', (html, event) => {
  const recorded = recordEvents('link/followed')
  // jsdom cannot navigate.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true })
  click(show(html))
  expect(recorded).toEqual([{ type: 'link/followed', ...event }])
})

test('a button that is a link without scripts is not followed', () => {
  const recorded = recordEvents('link/followed')
  click(show('<a role="button" href="#cart">Cart</a>'))
  expect(recorded).toEqual([])
})

test('waits three seconds at most for the next page', async () => {
  vi.useFakeTimers()
  prepare.mockReturnValue(new Promise(() => undefined))
  click(show('<a href="/za/shop/">Shop</a>'))
  await vi.advanceTimersByTimeAsync(2999)
  expect(navigate).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(navigate).toHaveBeenCalledWith('/za/shop/')
})

const isDelayed = () => useDelayedPage.getState().isDelayed

test('a late page is reported once, after a second, until it is shown', async () => {
  vi.useFakeTimers()
  const recorded = recordEvents('page/delayed')
  prepare.mockReturnValue(new Promise(() => undefined))
  click(show('<a href="/za/shop/?tab=Overview#fees">Shop</a>'))
  await vi.advanceTimersByTimeAsync(999)
  expect(recorded).toEqual([])
  expect(isDelayed()).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(recorded).toEqual([{ type: 'page/delayed', path: '/za/shop/' }])
  expect(isDelayed()).toBe(true)
  // The page is not yet shown when the router is called.
  await vi.advanceTimersByTimeAsync(5000)
  expect(navigate).toHaveBeenCalled()
  expect(isDelayed()).toBe(true)
  notePageShown()
  expect(isDelayed()).toBe(false)
  expect(recorded).toHaveLength(1)
})

test.each<[string, () => void]>([
  ['shows in time', notePageShown],
  ['is loaded whole', () => void window.dispatchEvent(new Event('pagehide'))],
])('a page that %s is not late', async (_what, arrive) => {
  vi.useFakeTimers()
  const recorded = recordEvents('page/delayed')
  click(show('<a href="/za/shop/">Shop</a>'))
  await vi.advanceTimersByTimeAsync(999)
  arrive()
  await vi.advanceTimersByTimeAsync(1000)
  expect(recorded).toEqual([])
  expect(isDelayed()).toBe(false)
})

test('after two clicks only the page of the last is reported as late, a second after it', async () => {
  vi.useFakeTimers()
  const recorded = recordEvents('page/delayed')
  prepare.mockReturnValue(new Promise(() => undefined))
  click(show('<a href="/za/shop/">Shop</a>'))
  await vi.advanceTimersByTimeAsync(900)
  click(show('<a href="/za/about/">About</a>'))
  await vi.advanceTimersByTimeAsync(999)
  expect(recorded).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(recorded).toEqual([{ type: 'page/delayed', path: '/za/about/' }])
})

test('a page that cannot be prepared is still opened', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  prepare.mockRejectedValue(new Error('offline'))
  click(show('<a href="/za/shop/">Shop</a>'))
  await vi.waitFor(() => expect(navigate).toHaveBeenCalledWith('/za/shop/'))
  expect(warn).toHaveBeenCalledOnce()
})

test('another query of this page is shown without the router, from the top', () => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  const event = click(show(`${BLOCK}<a href="/za/?type=accessory">Accessories</a>`))
  expect(event.defaultPrevented).toBe(true)
  expect(window.location.search).toBe('?type=accessory')
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' })
  expect(prepare).not.toHaveBeenCalled()
  expect(navigate).not.toHaveBeenCalled()
})

test('the router passes another query to a page that code renders', async () => {
  click(show('<a href="/za/?step=payment">Payment</a>'))
  await vi.waitFor(() => expect(navigate).toHaveBeenCalledWith('/za/?step=payment'))
})

test('another query with a fragment is shown there', () => {
  const anchor = show(
    `${BLOCK}<a href="/za/?type=accessory#list">Accessories</a><p id="list">Paper rolls</p>`,
  )
  const scrolled = vi.fn()
  ;(document.getElementById('list') as HTMLElement).scrollIntoView = scrolled
  click(anchor)
  expect(window.location.href).toMatch(/\?type=accessory#list$/)
  expect(scrolled).toHaveBeenCalledOnce()
})

test('the last of two clicks wins', async () => {
  let first: () => void = () => undefined
  prepare.mockReturnValueOnce(new Promise<void>((resolve) => (first = resolve)))
  click(show('<a href="/za/shop/">Shop</a>'))
  click(show('<a href="/za/about/">About</a>'))
  first()
  await vi.waitFor(() => expect(navigate).toHaveBeenCalledWith('/za/about/'))
  expect(navigate).toHaveBeenCalledOnce()
})

const inBlock = (attributes: string) =>
  show(`<div data-hydrate="visible" ${attributes}><a href="/za/shop/">Shop</a></div>`)

describe('where the block', () => {
  test('is not hydrated, the click is followed before React can stop it', async () => {
    const anchor = inBlock('')
    document.body.addEventListener('click', (event) => event.stopPropagation(), { capture: true, once: true })
    click(anchor)
    await vi.waitFor(() => expect(navigate).toHaveBeenCalledWith('/za/shop/'))
  })

  test('is hydrated and prevents a click, it is not followed', () => {
    const anchor = inBlock('data-hydrated')
    anchor.addEventListener('click', (event) => event.preventDefault())
    click(anchor)
    expect(prepare).not.toHaveBeenCalled()
  })

  test('is hydrated, any other click is followed', async () => {
    click(inBlock('data-hydrated'))
    await vi.waitFor(() => expect(navigate).toHaveBeenCalledWith('/za/shop/'))
  })
})

test('a link marked data-native is left to the browser', () => {
  const anchor = show('<p data-native><a href="/za/">Home</a></p>')
  let isLeft = false
  const leave = (event: Event) => {
    isLeft = !event.defaultPrevented
    // Keeps jsdom from trying to load it.
    event.preventDefault()
  }
  window.addEventListener('click', leave, { once: true })
  click(anchor)
  expect([isLeft, prepare.mock.calls]).toEqual([true, []])
})

test('the browser scrolls smoothly to a fragment of this page', () => {
  const event = click(show('<a href="#fees">Fees</a>'))
  expect(event.defaultPrevented).toBe(false)
  expect(document.documentElement.style.scrollBehavior).toBe('smooth')
  document.dispatchEvent(new Event('scrollend'))
  expect(document.documentElement.style.scrollBehavior).toBe('')
})

test('scrolling is not smooth for visitors who prefer reduced motion', () => {
  window.matchMedia = vi.fn(() => ({ matches: true }) as MediaQueryList)
  click(show('<a href="#fees">Fees</a>'))
  expect(document.documentElement.style.scrollBehavior).toBe('')
})

test('anchor@elementId clicks the named element', () => {
  const anchor = show('<a href="#fees@calculate">Calculate</a><button id="calculate">Go</button>')
  const pressed = vi.fn()
  document.getElementById('calculate')?.addEventListener('click', pressed)
  click(anchor)
  expect(pressed).toHaveBeenCalledOnce()
})

test.each([
  ['<button id="calculate" aria-expanded="false">Open</button>', 1],
  ['<button id="calculate" role="tab">Fees</button>', 1],
  ['<details><summary id="calculate">Fees</summary></details>', 1],
  ['<button id="calculate">Buy</button>', 0],
  ['<a id="calculate" href="/za/logout/">Log out</a>', 0],
  ['<input id="calculate" type="checkbox">', 0],
])('an address that ends in #fees@calculate presses only what shows something: %s', (html, times) => {
  window.history.replaceState(null, '', '/za/pricing/#fees@calculate')
  document.body.innerHTML = html
  const pressed = vi.fn((event: Event) => event.preventDefault())
  document.getElementById('calculate')?.addEventListener('click', pressed)
  followElementInAddress()
  expect(pressed).toHaveBeenCalledTimes(times)
})

test.each(['/za/signup/', '/za/signup/?buuid=7&v=b'])(
  '"Get started" to %s opens its dialog where there is one',
  (href) => {
    const anchor = show(`<a href="${href}">Get started</a><p id="get-started-modal" data-dialog-here></p>`)
    expect(click(anchor).defaultPrevented).toBe(true)
    expect(prepare).not.toHaveBeenCalled()
    expect(window.location.hash).toBe('#get-started-modal')
  },
)

test('a page is prefetched once when its link is hovered, touched or focused', () => {
  const anchor = show('<a href="/za/shop/?tab=Overview">Shop</a>')
  for (const type of ['mouseover', 'touchstart', 'focusin'])
    anchor.dispatchEvent(new Event(type, { bubbles: true }))
  expect(prefetch.mock.calls).toEqual([['/za/shop/']])
  show('<a href="/za/">Home</a>').dispatchEvent(new Event('mouseover', { bubbles: true }))
  expect(prefetch).toHaveBeenCalledOnce()
})
