import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'
import { PATIENCE_MS } from './test-patience'
import { clearStyles } from './theme/testing/clear-styles'

// The real function, also while a test uses fake timers.
const { setImmediate } = globalThis

configure(({ asyncWrapper }) => ({
  // Other tests run on the same processors, so a wait may take long and must not fail for that.
  asyncUtilTimeout: PATIENCE_MS,
  // The element may have been committed only just now. React runs effects, such as adding listeners, in a later task, and a
  // person would never act before that.
  asyncWrapper: (callback) =>
    asyncWrapper(async () => {
      const found = await callback()
      await new Promise((resolve) => setImmediate(resolve))
      return found
    }),
}))

// Tests have no network unless they provide one, so requests that are still sent after a test fail. The rejection is marked as
// handled, because the page that sent the request may be gone.
globalThis.fetch = () => {
  const answer = Promise.reject<Response>(new TypeError('Failed to fetch'))
  answer.catch(() => undefined)
  return answer
}

// Tests add browser functions that jsdom lacks. They are removed at the end of the file.
const ADDED_TO = [window, document, Element.prototype, HTMLElement.prototype]
const names = ADDED_TO.map((place) => new Set(Object.getOwnPropertyNames(place)))

// jsdom has no layout, so nothing changes its size, nothing is in view, and no media query matches.
window.ResizeObserver = class {
  observe = () => undefined
  unobserve = () => undefined
  disconnect = () => undefined
}
window.IntersectionObserver = window.ResizeObserver as unknown as typeof IntersectionObserver
window.matchMedia = () =>
  ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }) as unknown as MediaQueryList

afterEach(() => {
  cleanup()
  window.localStorage.clear()
  window.sessionStorage.clear()
})

// Restores the window for the next file.
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  const { documentElement, head, body } = document
  for (const element of [documentElement, body])
    for (const { name } of [...element.attributes]) element.removeAttribute(name)
  head.replaceChildren()
  body.replaceChildren()
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; max-age=0`
  window.history.replaceState(null, '', '/')
  ADDED_TO.forEach((place, at) => {
    for (const name of Object.getOwnPropertyNames(place))
      if (!names[at]?.has(name)) Reflect.deleteProperty(place, name)
  })
  clearStyles()
})
