import { afterEach, expect, test, vi } from 'vitest'
import { randomId } from './random-id'

const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/

afterEach(() => {
  vi.unstubAllGlobals()
})

test('is a version 4 UUID also where the page is not on a secure origin', () => {
  const { getRandomValues } = crypto
  vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) })
  const ids = Array.from({ length: 100 }, randomId)
  for (const id of ids) expect(id).toMatch(UUID)
  expect(new Set(ids).size).toBe(100)
})
