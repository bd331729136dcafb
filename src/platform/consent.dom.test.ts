import { beforeEach, expect, test, vi } from 'vitest'
import { consentFor, giveConsent, readConsent, subscribeToConsent, type ConsentRecord } from './consent'

const ANSWER: ConsentRecord = {
  version: '2026-11',
  at: '2026-11-01T08:00:00.000Z',
  purposes: { statistics: true, marketing: false },
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  localStorage.clear()
})

test('nobody has answered before they have; then each purpose has its own answer, with wording and time', () => {
  expect([consentFor('statistics'), readConsent()]).toEqual(['unknown', null])
  giveConsent(ANSWER)
  expect([consentFor('statistics'), consentFor('marketing')]).toEqual(['granted', 'denied'])
  expect(JSON.parse(localStorage.getItem('consent') ?? '')).toEqual(ANSWER)
})

test.each([
  ['a word', 'yes'],
  ['a purpose that is not a boolean', '{"version":"1","at":"x","purposes":{"statistics":"yes"}}'],
  ['an answer to nothing', '{"version":"1","at":"x"}'],
  ['no object', '[true]'],
])('%s in storage is no yes', (_what, stored) => {
  localStorage.setItem('consent', stored)
  expect(consentFor('statistics')).not.toBe('granted')
})

test('an answer is told to this tab, one of another tab too, until the listener stops', () => {
  const heard = vi.fn()
  const stop = subscribeToConsent(heard)
  giveConsent(ANSWER)
  expect(heard).toHaveBeenLastCalledWith(ANSWER)
  const other = { ...ANSWER, purposes: { statistics: false, marketing: false } }
  window.dispatchEvent(new StorageEvent('storage', { key: 'consent', newValue: JSON.stringify(other) }))
  expect(heard).toHaveBeenLastCalledWith(other)
  stop()
  giveConsent(ANSWER)
  expect(heard).toHaveBeenCalledTimes(2)
})
