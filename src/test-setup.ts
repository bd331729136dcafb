import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// Other tests run on the same processors: what is waited for may come late, and must not fail for that.
configure({ asyncUtilTimeout: 5000 })

// Nothing is laid out here, so nothing ever changes its size.
window.ResizeObserver ??= class {
  observe = () => undefined
  unobserve = () => undefined
  disconnect = () => undefined
}

// Nor is anything in view, and no preference of a visitor's known.
window.IntersectionObserver ??= class {
  observe = () => undefined
  unobserve = () => undefined
  disconnect = () => undefined
} as unknown as typeof IntersectionObserver
window.matchMedia ??= () =>
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
