import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type SiteBannerBlok, timeStyles } from './banner-times'
import { markViewMinute, viewMinute } from './view-minute'

const HIDES = '{display:none}'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  delete document.documentElement.dataset.minute
})

const banner = (dates: Pick<SiteBannerBlok, 'startDate' | 'endDate'>): SiteBannerBlok => ({
  _uid: '413f8304-6df6-4f2f',
  component: 'banner',
  text: 'Closed on 16 December',
  ...dates,
})
const show = () => {
  const strip = document.createElement('aside')
  strip.dataset.siteBanner = '413f8304-6df6-4f2f'
  document.body.replaceChildren(strip)
}
/** Whether a rule of the style hides the banner in a view that begins at this moment; undefined means without scripts. */
const isHidden = (one: SiteBannerBlok, moment: number | undefined) => {
  show()
  delete document.documentElement.dataset.minute
  if (moment !== undefined) {
    vi.setSystemTime(moment)
    markViewMinute()
  }
  return timeStyles([one])
    .split(HIDES)
    .some((selector) => selector !== '' && document.querySelector(selector) !== null)
}

const at = (time: string) => Date.parse(`2026-11-27T${time}Z`)

test.each([
  ['no dates', {}, false, [false, false, false]],
  ['a start', { startDate: '2026-11-27 11:00' }, true, [true, false, false]],
  ['an end', { endDate: '2026-11-27 13:00' }, false, [false, false, true]],
  ['both', { startDate: '2026-11-27 11:00', endDate: '2026-11-27 13:00' }, true, [true, false, true]],
])('%s: hidden without scripts %s; before, between, after %j', (_what, dates, plain, expected) => {
  const one = banner(dates)
  expect(isHidden(one, undefined)).toBe(plain)
  expect([at('10:59:59'), at('11:00:00'), at('13:00:00')].map((moment) => isHidden(one, moment))).toEqual(
    expected,
  )
})

// From 2025 to 2097, when the minute has one more digit.
const anyMinute = fc.integer({ min: 2 ** 24 + 12_000_000, max: 2 ** 26 - 1 })
const startOf = (minute: number) => banner({ startDate: new Date(minute * 60_000).toISOString() })

test('the style compares any two minutes as numbers', () => {
  fc.assert(
    fc.property(anyMinute, anyMinute, fc.integer({ min: -2, max: 2 }), (start, other, near) => {
      const next = Math.min(start + near, 2 ** 26 - 1)
      for (const minute of [other, next])
        expect(isHidden(startOf(start), minute * 60_000)).toBe(minute < start)
    }),
    { numRuns: 40 },
  )
})

test('the marked minute is read back', () => {
  vi.setSystemTime(at('12:34:56'))
  markViewMinute()
  expect(viewMinute()).toBe(at('12:34:00') / 60_000)
})
