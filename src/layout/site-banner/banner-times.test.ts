import { expect, test } from 'vitest'
import type { Bloks } from '../../content'
import {
  bannersInBuild,
  isNeverShown,
  shownBanners,
  spanOf,
  timerEnd,
  type SiteBannerBlok,
} from './banner-times'

const MINUTE = 60_000
const NOW = Date.parse('2026-11-27T12:00:00Z')
const BEFORE = '2026-11-27 11:00'
const AFTER = '2026-11-27 13:00'
const LATER = '2026-11-27 14:00'

const banner = (dates: Partial<Bloks.Banner> = {}): SiteBannerBlok => ({
  _uid: 'a',
  component: 'banner',
  text: 'Closed on 16 December',
  ...dates,
})
const counting = (timerTargetDate: string, dates: Partial<Bloks.CountdownBanner> = {}): SiteBannerBlok => ({
  _uid: 'a',
  component: 'countdown_banner',
  text: 'Summer sale',
  timerTargetDate,
  ...dates,
})
const settings = (...content: SiteBannerBlok[]): Bloks.SiteWideBannerSettings => ({
  _uid: '1',
  component: 'site_wide_banner_settings',
  isEnabled: true,
  content,
})
const isShownAt = (one: SiteBannerBlok, moment: number) =>
  shownBanners(settings(one), Math.floor(moment / MINUTE), []).length === 1

const TABLE: [what: string, banner: SiteBannerBlok, shown: boolean, built: 'as it is' | 'begun' | 'gone'][] =
  [
    ['without dates', banner(), true, 'begun'],
    ['before its start', banner({ startDate: AFTER, endDate: LATER }), false, 'as it is'],
    ['between start and end', banner({ startDate: BEFORE, endDate: AFTER }), true, 'begun'],
    ['after its end', banner({ startDate: '2026-11-01 00:00', endDate: BEFORE }), false, 'gone'],
    ['with only a start, before it', banner({ startDate: AFTER }), false, 'as it is'],
    ['with only an end, after it', banner({ endDate: BEFORE }), false, 'gone'],
    ['whose end is before its start', banner({ startDate: LATER, endDate: AFTER }), false, 'gone'],
    ['whose end was before its start', banner({ startDate: BEFORE, endDate: '2026-11-01' }), false, 'gone'],
    ['that begins and ends at once', banner({ startDate: AFTER, endDate: AFTER }), false, 'gone'],
    ['with emptied dates', banner({ startDate: '', endDate: '' }), true, 'begun'],
    ['with invalid dates', banner({ startDate: 'soon', endDate: 'later' }), true, 'begun'],
    ['that counts', counting(AFTER), true, 'begun'],
    ['that counted', counting(BEFORE), false, 'gone'],
    ['whose countdown ends after its end', counting(AFTER, { endDate: BEFORE }), false, 'gone'],
    ['whose countdown ended before its end', counting(BEFORE, { endDate: AFTER }), false, 'gone'],
    ['whose countdown has an invalid date', counting('soon'), true, 'begun'],
  ]

test.each(TABLE)('a banner %s', (what, one, shown, built) => {
  expect(isShownAt(one, NOW)).toBe(shown)
  const left = { 'as it is': [one], begun: [{ ...one, startDate: undefined }], gone: [] }
  expect(bannersInBuild([one], NOW)).toEqual(left[built])
  expect(isNeverShown(one)).toBe(/whose end (is|was)|at once/.test(what))
})

test('a banner is shown from the minute of its start until the minute of its end', () => {
  const one = banner({ startDate: BEFORE, endDate: AFTER })
  const [start, end] = [Date.parse('2026-11-27T11:00:00Z'), Date.parse('2026-11-27T13:00:00Z')]
  expect([start - 1, start, end - 1, end].map((moment) => isShownAt(one, moment))).toEqual([
    false,
    true,
    true,
    false,
  ])
})

test.each([
  ['2026-11-27 11:30', '2026-11-27T11:30:00Z'],
  ['2026-11-27T11:30', '2026-11-27T11:30:00Z'],
  ['2026-11-27T11:30:00.000Z', '2026-11-27T11:30:00Z'],
  ['2026-11-27T13:30:00+02:00', '2026-11-27T11:30:00Z'],
  ['2026-11-27', '2026-11-27T00:00:00Z'],
])('%s is %s, rounded to the minute', (written, iso) => {
  expect(timerEnd(counting(written))).toBe(Date.parse(iso))
  expect(spanOf(banner({ startDate: written, endDate: written }))).toEqual({
    from: Date.parse(iso) / MINUTE,
    until: Date.parse(iso) / MINUTE,
  })
})

test('a banner without a countdown has no end of one', () => {
  expect(timerEnd(banner({ endDate: AFTER }))).toBeNaN()
})

test('the shown banners have the settings’ order, without dismissed ones; none while they are switched off', () => {
  const [one, two, three] = ['1', '2', '3'].map((_uid) => ({ ...banner(), _uid })) as [
    SiteBannerBlok,
    SiteBannerBlok,
    SiteBannerBlok,
  ]
  const all = settings(one, two, three)
  expect(shownBanners(all, 0, ['2'])).toEqual([one, three])
  expect(shownBanners({ ...all, isEnabled: false }, 0, [])).toEqual([])
  expect(shownBanners({ ...all, content: undefined }, 0, [])).toEqual([])
})

test('while the minute is unknown all are rendered, and the styles decide', () => {
  const all = settings(banner({ startDate: AFTER }), banner({ endDate: BEFORE }))
  expect(shownBanners(all, NaN, [])).toEqual(all.content)
})
