import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { consentFor, readConsent } from '../../platform/consent'
import { hasFlag, setFlag } from '../../platform/page-flags'
import type { Bloks } from '../../content'
import ConsentBar from './consent-bar'

vi.mock('../../analytics', () => ({ measureIfAgreed: vi.fn() }))

const BLOK = {
  _uid: 'cookies',
  component: 'cookie_settings',
  isEnabled: true,
  version: '2026-11',
  text: 'May we count visits?',
  policyText: 'What we would keep',
  policyLink: { fieldtype: 'multilink', linktype: 'url', url: '/terms/cookies', cached_url: '', id: '' },
  acceptText: 'Yes, allow',
  rejectText: 'No, thanks',
  chooseText: 'Choose',
  saveText: 'Save my choice',
  statisticsTitle: 'Statistics',
  statisticsText: 'Counts.',
  marketingTitle: 'Advertising',
  marketingText: 'Adverts.',
  savedText: 'You can change it.',
} as unknown as Bloks.CookieSettings

const user = userEvent.setup()
const press = (name: string) => user.click(screen.getByRole('button', { name }))
const box = (name: RegExp) => screen.getByRole('checkbox', { name })
const show = () => render(<ConsentBar blok={BLOK} />)

beforeEach(() => {
  localStorage.clear()
  window.history.replaceState(null, '', '/za/')
  setFlag('asks-consent')
})

describe('the bar', () => {
  test('is a region with the question and a link to its explanation', () => {
    show()
    expect(screen.getByRole('region', { name: 'Cookies' })).toHaveTextContent('May we count visits?')
    expect(screen.getByRole('link', { name: 'What we would keep' })).toHaveAttribute(
      'href',
      '/za/terms/cookies/',
    )
  })

  test('gives both answers the same weight', () => {
    show()
    const [no, yes] = ['No, thanks', 'Yes, allow'].map((name) => screen.getByRole('button', { name }))
    expect(no?.className).toBe(yes?.className)
    expect(no?.dataset.variant).toBe(yes?.dataset.variant)
  })

  test.each([
    ['Yes, allow', 'granted'],
    ['No, thanks', 'denied'],
  ])(
    '%s is stored with the time and the version of the text, and the bar closes',
    async (button, consent) => {
      show()
      const before = Date.now()
      await press(button)
      expect([consentFor('statistics'), consentFor('marketing')]).toEqual([consent, consent])
      expect(readConsent()?.version).toBe('2026-11')
      expect(Date.parse(readConsent()?.at ?? '')).toBeGreaterThanOrEqual(before)
      expect(hasFlag('asks-consent')).toBe(false)
    },
  )

  test('offers each purpose, at first unticked, later as it was answered', async () => {
    const { unmount } = show()
    await press('Choose')
    expect(box(/^Statistics/)).not.toBeChecked()
    expect(box(/^Advertising/)).not.toBeChecked()
    await user.click(box(/^Statistics/))
    await press('Save my choice')
    expect([consentFor('statistics'), consentFor('marketing')]).toEqual(['granted', 'denied'])
    unmount()
    setFlag('asks-consent')
    show()
    await press('Choose')
    expect(box(/^Statistics/)).toBeChecked()
    expect(box(/^Advertising/)).not.toBeChecked()
  })

  test('is removed from the address too after a link has opened it', async () => {
    window.history.replaceState(null, '', '/za/?v=1#cookie-settings')
    show()
    await press('No, thanks')
    expect(window.location.href).toMatch(/\/za\/\?v=1$/)
  })
})
