import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerConsent, forgetVisitor } from './testing'
import { visitor } from './visitor'

const idsKept = () => ({
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

test('before an answer about cookies an id lies in the session alone, and stays the same', () => {
  const first = id()
  expect(first).toMatch(/^[\da-f-]{36}$/)
  expect(id()).toBe(first)
  expect(idsKept()).toEqual({ local: null, session: first })
})

test('with a yes it moves to where it stays', () => {
  const first = id()
  answerConsent('granted')
  expect(id()).toBe(first)
  expect(idsKept()).toEqual({ local: first, session: null })
})

test('with a no it is gone from everywhere, and none is made', () => {
  answerConsent('granted')
  id()
  answerConsent('denied')
  expect(visitor()).toEqual({ without: 'denied' })
  expect(idsKept()).toEqual({ local: null, session: null })
})

test('an answer that was taken back leaves it to the session', () => {
  answerConsent('granted')
  const first = id()
  answerConsent('unknown')
  expect(id()).toBe(first)
  expect(idsKept()).toEqual({ local: null, session: first })
})

test('a browser that keeps nothing has none, however often it is asked', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect([visitor(), visitor()]).toEqual([{ without: 'unavailable' }, { without: 'unavailable' }])
  vi.restoreAllMocks()
  forgetVisitor()
})
