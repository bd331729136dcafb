import { expect, test } from 'vitest'
import { exampleBundle, exampleEntry, exampleFee, exampleProduct } from '../catalogue/testing'
import { checkCodes, checkBanners } from './check-values'

const catalogue = {
  shop: {
    products: new Map([
      ['khumo', exampleProduct()],
      ['go', exampleProduct({ sku: 'go' })],
    ]),
    bundles: new Map([['starter-kit', exampleBundle()]]),
  },
  entries: {
    products: new Map([
      ['khumo', exampleEntry()],
      ['go', exampleEntry({ sku: 'go', storefront: 'pos' })],
    ]),
    bundles: new Map(),
    feeTypes: new Map([['card-payments', exampleFee()]]),
    priceItems: new Map([['rent', {}]]) as never,
    solutions: new Map([['two-stalls', {}]]) as never,
  },
  teasers: new Map([['uuid-of-an-article', {}]]),
}
const problems = (content: object) => checkCodes({ component: 'page', body: [content] }, 'home', catalogue)

test.each([
  ['an existing product', { component: 'product_card', sku: 'khumo' }],
  ['an existing bundle', { component: 'product_card', bundle_code: 'starter-kit' }],
  ['an existing fee', { component: 'fee_recommended_slider_card', fee_type: 'card-payments' }],
  ['no code yet', { component: 'product_card', sku: '' }],
])('a block that names %s has no problem', (_what, block) => {
  expect(problems(block)).toEqual([])
})

test.each([
  ['a mistyped product', 'product_card', 'sku', 'khumoo', 'the shop sells no product'],
  ['a product of another storefront', 'product_card', 'sku', 'go', 'the shop sells no product'],
  ['an unknown bundle', 'product_card', 'bundle_code', 'kit', 'the shop sells no bundle'],
  ['an unknown fee', 'fee_recommended_slider_card', 'fee_type', 'x', 'there is no fee'],
])('%s is reported with its block and field', (_what, component, field, code, words) => {
  expect(problems({ component, [field]: code })).toEqual([
    `home › ${component}: ${words} "${code}", which the field "${field}" names. Nothing is shown for it.`,
  ])
})

const settings = (banner: object) => ({
  _uid: '1',
  component: 'site_wide_banner_settings',
  content: [{ _uid: '2', component: 'banner', text: 'Closed on 16 December', ...banner }],
})
const sentence = (component: string) =>
  `settings/banner › site_wide_banner_settings › ${component}: it ends before it begins. It is never shown.`

test.each([
  ['its end before its start', { startDate: '2026-12-01 00:00', endDate: '2026-11-30 00:00' }, 'banner'],
  [
    'its countdown ending before its start',
    {
      component: 'countdown_banner',
      startDate: '2026-12-01 00:00',
      timerTargetDate: '2026-11-30 00:00',
      endDate: '2026-12-31 00:00',
    },
    'countdown_banner',
  ],
])('a banner with %s is reported', (_what, banner, component) => {
  expect(checkBanners(settings(banner), 'settings/banner')).toEqual([sentence(component)])
})

test.each([
  ['without dates', {}],
  ['with dates in order', { startDate: '2026-11-30 00:00', endDate: '2026-12-01 00:00' }],
])('a banner %s is not reported', (_what, banner) => {
  expect(checkBanners(settings(banner), 'settings/banner')).toEqual([])
})

test('settings without banners have no problem, and other content is not checked', () => {
  expect(checkBanners({ _uid: '1', component: 'site_wide_banner_settings' }, 'settings/banner')).toEqual([])
  expect(checkBanners({ _uid: '1', component: 'page' }, 'home')).toEqual([])
})
