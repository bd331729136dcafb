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

afterEach(() => {
  cleanup()
  window.localStorage.clear()
  window.sessionStorage.clear()
})
