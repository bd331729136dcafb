import { beforeEach, expect, test, vi } from 'vitest'
import { resolveForcedList } from './resolve-forced'

const KNOWN = ['rent-hero', 'line'].map((name) => ({
  name,
  variants: ['control', 'variant'].map((variant) => ({ name: variant, weight: 1 })),
}))
const answer = (status: number) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json(KNOWN, { status })),
  )
const stored = () => localStorage.getItem('experiments')

beforeEach(() => {
  localStorage.clear()
  answer(200)
})

test.each([
  ['all', '["rent-hero","line"]'],
  ['none', '[]'],
  ['line,nobody-knows,rent-hero:nor-that', '["line"]'],
  ['draw', null],
  ['%zz', null],
])('of the list %s, the known entries are stored: %s', async (asked, list) => {
  window.history.replaceState(null, '', `/za/?testExperiments=${asked}`)
  await resolveForcedList()
  expect(stored()).toBe(list)
})

test('the list is stored unchanged when the site’s experiments cannot be fetched', async () => {
  answer(503)
  window.history.replaceState(null, '', '/za/?testExperiments=line,nobody-knows')
  await expect(resolveForcedList()).rejects.toThrow('/experiments.json answered 503.')
  expect(stored()).toBe('["line","nobody-knows"]')
})
