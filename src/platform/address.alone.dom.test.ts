import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { keepStepInPage, showAddress, showQuery, subscribeToAddress } from './address'

const router = vi.fn()
const hear = vi.fn()
let stop: () => void

beforeAll(() => {
  window.addEventListener('popstate', keepStepInPage, true)
  window.addEventListener('popstate', router)
})
beforeEach(() => {
  window.history.replaceState({ key: 'one' }, '', '/za/shop/')
  stop = subscribeToAddress(hear)
})
afterEach(() => {
  stop()
  vi.clearAllMocks()
})

const goBack = () => {
  const gone = new Promise((resolve) =>
    window.addEventListener('popstate', resolve, { capture: true, once: true }),
  )
  const changed = new Promise((resolve) =>
    window.addEventListener('address-changed', resolve, { once: true }),
  )
  window.history.back()
  return Promise.race([gone, changed])
}

test('a step within the page is one that Back undoes, and the router hears nothing of either', async () => {
  showAddress('/za/shop/?type=accessory#list')
  expect(window.location.href).toMatch(/\/za\/shop\/\?type=accessory#list$/)
  expect(window.history.state).toEqual({ key: 'one' })
  expect(hear).toHaveBeenCalledOnce()
  await goBack()
  expect(window.location.search).toBe('')
  expect(hear).toHaveBeenCalledTimes(2)
  expect(router).not.toHaveBeenCalled()
})

test('a query that replaces the one before is no step of its own', () => {
  const steps = window.history.length
  showQuery('?search=khumo', { replaces: true })
  expect(window.location.search).toBe('?search=khumo')
  expect(window.history.length).toBe(steps)
})
