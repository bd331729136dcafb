import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'
import { PATIENCE_MS } from './test-patience'
import { clearStyles } from './theme/testing/clear-styles'

// Not the one of fake timers.
const { setImmediate } = globalThis

configure(({ asyncWrapper }) => ({
  // Other tests run on the same processors: what is waited for may come late, and must not fail for that.
  asyncUtilTimeout: PATIENCE_MS,
  // What was waited for may have been committed this moment. React runs its effects, such as listening for the shopper to
  // come back, in a task of its own, which nobody who uses a page is ever ahead of.
  asyncWrapper: (callback) =>
    asyncWrapper(async () => {
      const found = await callback()
      await new Promise((resolve) => setImmediate(resolve))
      return found
    }),
}))

// No test has a network but the one it brings: what it left under way when it ended is offline from then on. That is an
// answer nobody has to hear, for the page that asked may be gone.
globalThis.fetch = () => {
  const answer = Promise.reject<Response>(new TypeError('Failed to fetch'))
  answer.catch(() => undefined)
  return answer
}

// What jsdom has not, a test adds. It is taken away again when its file is done.
const ADDED_TO = [window, document, Element.prototype, HTMLElement.prototype]
const names = ADDED_TO.map((place) => new Set(Object.getOwnPropertyNames(place)))

// Nothing is laid out here, so nothing ever changes its size.
window.ResizeObserver = class {
  observe = () => undefined
  unobserve = () => undefined
  disconnect = () => undefined
}

// Nor is anything in view, and no preference of a visitor's known.
window.IntersectionObserver = class {
  observe = () => undefined
  unobserve = () => undefined
  disconnect = () => undefined
} as unknown as typeof IntersectionObserver
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

// The next file finds the window as this one did.
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
