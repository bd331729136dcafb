import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerConsent, forgetVisitor } from './testing'
import { visitor } from './visitor'

const storedIds = () => ({
  local: localStorage.getItem('visitorId'),
  session: sessionStorage.getItem('visitorId'),
})
const id = () => {
  const found = visitor()
  return 'id' in found ? found.id : undefined
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => void vi.restoreAllMocks())

test('before an answer about cookies the id is only in the session storage, and does not change', () => {
  const first = id()
  expect(first).toMatch(/^[\da-f-]{36}$/)
  expect(id()).toBe(first)
  expect(storedIds()).toEqual({ local: null, session: first })
})

test('consent moves the id to the local storage', () => {
  const first = id()
  answerConsent('granted')
  expect(id()).toBe(first)
  expect(storedIds()).toEqual({ local: first, session: null })
})

test('a refusal deletes the id, and no new one is made', () => {
  answerConsent('granted')
  id()
  answerConsent('denied')
  expect(visitor()).toEqual({ without: 'denied' })
  expect(storedIds()).toEqual({ local: null, session: null })
})

test('a withdrawn answer moves the id back to the session storage', () => {
  answerConsent('granted')
  const first = id()
  answerConsent('unknown')
  expect(id()).toBe(first)
  expect(storedIds()).toEqual({ local: null, session: first })
})

test('without storage there is no id, however often it is requested', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect([visitor(), visitor()]).toEqual([{ without: 'unavailable' }, { without: 'unavailable' }])
  vi.restoreAllMocks()
  forgetVisitor()
})
