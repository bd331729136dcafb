import { beforeEach, describe, expect, test, vi } from 'vitest'
import { hasFlag, setFlag } from '../../platform/page-flags'
import { askConsent } from './ask-consent'

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  localStorage.clear()
  document.body.innerHTML = '<section id="cookie-settings" data-consent="2026-11"></section>'
})

describe('the bar that asks about cookies is shown', () => {
  const asks = (stored: string | null, hash = '') => {
    setFlag('asks-consent', false)
    if (stored !== null) localStorage.setItem('consent', stored)
    window.history.replaceState(null, '', `/za/${hash}`)
    askConsent()
    return hasFlag('asks-consent')
  }
  const answered = (version: string) => JSON.stringify({ version, at: 'x', purposes: { statistics: false } })

  test.each([
    ['to a visitor who has not answered', null, '', true],
    ['not to a visitor who has answered', answered('2026-11'), '', false],
    ['to a visitor who has answered another text', answered('2025-01'), '', true],
    ['when the stored value is invalid', '2026-11', '', true],
    ['when the address names it', answered('2026-11'), '#cookie-settings', true],
  ])('%s', (_who, stored, hash, shown) => {
    expect(asks(stored, hash)).toBe(shown)
  })

  test('not on a page without the bar', () => {
    document.body.innerHTML = ''
    expect(asks(null)).toBe(false)
  })

  test('not when storage is blocked, because no answer could be stored', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked')
    })
    expect(asks(null)).toBe(false)
    vi.restoreAllMocks()
  })
})
