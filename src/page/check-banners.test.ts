import { expect, test } from 'vitest'
import { checkBanners } from './check-banners'

const settings = (banner: object) => ({
  _uid: '1',
  component: 'site_wide_banner_settings',
  content: [{ _uid: '2', component: 'banner', text: 'Closed on 16 December', ...banner }],
})
const SENTENCE = (component: string) =>
  `settings/banner › site_wide_banner_settings › ${component}: it ends before it begins. It is never shown.`

test.each([
  ['its end before its start', { startDate: '2026-12-01 00:00', endDate: '2026-11-30 00:00' }, 'banner'],
  [
    'its countdown over before its start',
    {
      component: 'countdown_banner',
      startDate: '2026-12-01 00:00',
      timerTargetDate: '2026-11-30 00:00',
      endDate: '2026-12-31 00:00',
    },
    'countdown_banner',
  ],
])('a banner with %s is named', (_what, banner, component) => {
  expect(checkBanners(settings(banner), 'settings/banner')).toEqual([SENTENCE(component)])
})

test.each([
  ['without dates', {}],
  ['in order', { startDate: '2026-11-30 00:00', endDate: '2026-12-01 00:00' }],
  ['that ended', { endDate: '2020-01-01 00:00' }],
])('one %s is not', (_what, banner) => {
  expect(checkBanners(settings(banner), 'settings/banner')).toEqual([])
})

test('settings without banners have no such problem, and no other content is asked', () => {
  expect(checkBanners({ _uid: '1', component: 'site_wide_banner_settings' }, 'settings/banner')).toEqual([])
  expect(checkBanners({ _uid: '1', component: 'page' }, 'home')).toEqual([])
})
