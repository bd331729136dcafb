import { fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { noteEarlyUse } from './note-early-use'
import { startSite } from './start-site'

let readyState: DocumentReadyState
/** Milliseconds in which all turns of a start have come, with an idle moment before them where the clock's browser has such. */
const ALL_TURNS = 200
const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('body > script')].map(({ src }) => src)

const open = (state: DocumentReadyState = 'interactive') => {
  readyState = state
  noteEarlyUse()
  startSite()
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(document, 'readyState', 'get').mockImplementation(() => readyState)
  document.body.innerHTML =
    '<button>Buy Now</button><template data-scripts><script>window.ran = 1</script><script src="/app.js"></script></template>'
})
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('the code is loaded after the page’s load event', () => {
  open()
  expect(scripts()).toEqual([])
  fireEvent.load(window)
  vi.advanceTimersByTime(ALL_TURNS)
  expect(scripts()).toEqual(['', `${location.origin}/app.js`])
})

test('the code is loaded at once on a page that has loaded', () => {
  open('complete')
  vi.advanceTimersByTime(ALL_TURNS)
  expect(scripts()).toHaveLength(2)
})

test('a press while the page is loading starts the code as soon as its HTML is complete', () => {
  open('loading')
  fireEvent.pointerDown(document.querySelector('button') as Element)
  expect(scripts()).toEqual([])
  fireEvent(document, new Event('DOMContentLoaded'))
  expect(scripts()).toHaveLength(2)
})

describe('files that the code needs are preloaded with it', () => {
  const RESOURCES = [
    { href: '/page-data/za/page-data.json', as: 'fetch' },
    { href: '/commons.js', as: 'script' },
    { href: '/near.js', as: 'script', for: 'product_card' },
    { href: '/around-near.js', as: 'script', for: 'grid' },
    { href: '/far.js', as: 'script', for: 'faq' },
    { href: '/around-far.js', as: 'script', for: 'article_section' },
    { href: '/asleep.js', as: 'script', for: 'image' },
    { href: '/cart.js', as: 'script', for: 'press' },
  ]
  const preloads = () =>
    [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=preload]')].map(
      ({ href }) => new URL(href).pathname,
    )
  beforeEach(() => {
    document.head.replaceChildren()
    document.body.insertAdjacentHTML(
      'beforeend',
      `<div data-hydrate="static" data-block="grid"><article data-sku="khumo" data-hydrate="visible" data-block="product_card"><button>Add</button></article></div>
       <div data-hydrate="visible" data-block="faq"></div>
       <div data-hydrate="static" data-block="article_section"><div data-hydrate="visible" data-block="faq"></div></div>
       <div data-hydrate="static" data-block="image"></div>
       <script type="application/json" data-code>${JSON.stringify(RESOURCES)}</script>`,
    )
    const far = { top: 5000, bottom: 5400 } as DOMRect
    for (const block of document.querySelectorAll('[data-block=faq]'))
      vi.spyOn(block, 'getBoundingClientRect').mockReturnValue(far)
  })

  test('without a press, all but the cart’s code and code of distant blocks', () => {
    open('complete')
    vi.advanceTimersByTime(ALL_TURNS)
    expect(preloads()).toEqual([
      ...['/page-data/za/page-data.json', '/commons.js', '/near.js', '/around-near.js'],
    ])
  })

  test('data in the same task as the script that reads it, which cannot overtake it', () => {
    open('complete')
    while (!scripts().includes(`${location.origin}/app.js`)) {
      expect(preloads()).toEqual([])
      vi.advanceTimersToNextTimer()
    }
    expect(preloads()).toEqual(['/page-data/za/page-data.json'])
  })

  test('code one at a time, so that a press in between is answered', () => {
    const RESOURCE_COUNT = 8
    const many = Array.from({ length: RESOURCE_COUNT }, (_, at) => ({ href: `/${at}.js`, as: 'script' }))
    const code = document.querySelector('script[data-code]') as Element
    code.textContent = JSON.stringify(many)
    open('complete')
    const counts = new Set<number>()
    while (vi.getTimerCount() > 0 && preloads().length < RESOURCE_COUNT) {
      vi.advanceTimersToNextTimer()
      counts.add(preloads().length)
    }
    expect([...counts]).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8])
  })

  test.each([
    ['on something to buy, the cart’s too', '[data-sku] button', true],
    ['on anything else, not the cart’s', 'button', false],
  ])('after a press %s', (_what, pressed, isWithCart) => {
    open()
    fireEvent.pointerDown(document.querySelector(pressed) as Element)
    expect(preloads().includes('/cart.js')).toBe(isWithCart)
  })
})

test.each(['pointerDown', 'touchStart', 'keyDown', 'focusIn'] as const)(
  'it does not wait when someone means to use the page (%s), and comes once',
  (sign) => {
    open()
    const button = document.querySelector('button') as Element
    fireEvent[sign](button)
    expect(scripts()).toHaveLength(2)
    fireEvent[sign](button)
    fireEvent.load(window)
    vi.runAllTimers()
    expect(scripts()).toHaveLength(2)
  },
)

test('a file that never arrives delays the code by four seconds at most', () => {
  open()
  vi.advanceTimersByTime(3999)
  expect(scripts()).toEqual([])
  vi.advanceTimersByTime(1 + ALL_TURNS)
  expect(scripts()).toHaveLength(2)
})

test('uses are queued until the code takes them over', () => {
  open()
  const button = document.querySelector('button') as HTMLElement
  button.click()
  const press = { type: 'click', target: button, value: '', checked: false, submitter: null }
  expect(window.earlyUse).toContainEqual(press)
  delete window.earlyUse
  expect(() => button.click()).not.toThrow()
})

test('styled-components does not adopt the styles of the page', () => {
  document.body.insertAdjacentHTML('beforeend', '<div hidden><style data-styled="true">p{}</style></div>')
  open('complete')
  vi.advanceTimersByTime(ALL_TURNS)
  expect(document.querySelector('style[data-styled]')).toBeNull()
  expect(document.querySelector('style[data-page-styles]')?.textContent).toBe('p{}')
})

test('from then on the browser does not validate a form that waits for its code, which validates it instead', () => {
  document.body.insertAdjacentHTML(
    'beforeend',
    '<form data-awaits-code action="/crm"></form><form action="/search"></form>',
  )
  const refusing = () => [...document.forms].map(({ noValidate }) => !noValidate)
  open('complete')
  expect(refusing()).toEqual([true, true])
  vi.advanceTimersByTime(ALL_TURNS)
  expect(refusing()).toEqual([false, true])
})
