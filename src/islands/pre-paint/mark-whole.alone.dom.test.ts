import { afterEach, expect, test, vi } from 'vitest'
import { hasFlag, setFlag } from '../../platform/page-flags'
import { markWhole } from './mark-whole'

afterEach(() => {
  vi.unstubAllGlobals()
  setFlag('whole', false)
  window.location.hash = ''
})

test.each([
  ['opened at its top', 'navigate', '', false],
  ['opened at a part of it', 'navigate', '#questions', true],
  ['reloaded', 'reload', '', true],
  ['come back to', 'back_forward', '', true],
])('a page that is %s', (_what, type, hash, isWhole) => {
  // jsdom keeps no record of how a page was opened.
  vi.stubGlobal('performance', { getEntriesByType: () => [{ type }] })
  window.location.hash = hash
  markWhole()
  expect(hasFlag('whole')).toBe(isWhole)
})
