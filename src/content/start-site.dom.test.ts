import { fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { START_SITE } from './start-site'

let readyState: DocumentReadyState
const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('body > script')].map(({ src }) => src)

/** Runs the inline script as a page does. */
const open = (state: DocumentReadyState = 'interactive') => {
  readyState = state

  new Function(START_SITE)()
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

test('the code waits for the page to stand', () => {
  open()
  expect(scripts()).toEqual([])
  fireEvent.load(window)
  vi.advanceTimersByTime(1)
  expect(scripts()).toEqual(['', `${location.origin}/app.js`])
})

test('it comes at once when the page stood before', () => {
  open('complete')
  vi.advanceTimersByTime(1)
  expect(scripts()).toHaveLength(2)
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

test('something on the page that never arrives holds it up for four seconds at most', () => {
  open()
  vi.advanceTimersByTime(3999)
  expect(scripts()).toEqual([])
  vi.advanceTimersByTime(1)
  expect(scripts()).toHaveLength(2)
})

test('what is done is kept until the code takes it over', () => {
  open()
  const button = document.querySelector('button') as HTMLElement
  button.click()
  expect(window.earlyUses).toContainEqual({ type: 'click', target: button, value: '', checked: false })
  delete window.earlyUses
  expect(() => button.click()).not.toThrow()
})

test('styled-components does not find the styles of the page', () => {
  document.body.insertAdjacentHTML('beforeend', '<div hidden><style data-styled="true">p{}</style></div>')
  open('complete')
  vi.advanceTimersByTime(1)
  expect(document.querySelector('style[data-styled]')).toBeNull()
  expect(document.querySelector('style[data-page-styles]')?.textContent).toBe('p{}')
})
