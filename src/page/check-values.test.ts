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
const problems = (content: object) =>
  checkCodes({ component: 'page', body: [content] }, catalogue).map(
    ({ block, field, message }) => `${block?.place ?? ''} › ${field ?? ''}: ${message}`,
  )

test.each([
  ['an existing product', { component: 'product_card', sku: 'khumo' }],
  ['an existing bundle', { component: 'product_card', bundle_code: 'starter-kit' }],
  ['an existing fee', { component: 'fee_recommended_slider_card', fee_type: 'card-payments' }],
  ['no code yet', { component: 'product_card', sku: '' }],
])('a block that names %s has no problem', (_what, block) => {
  expect(problems(block)).toEqual([])
})

test.each([
  ['a mistyped product', 'product_card', 'sku', 'khumoo', 'The shop sells no product'],
  ['a product of another storefront', 'product_card', 'sku', 'go', 'The shop sells no product'],
  ['an unknown bundle', 'product_card', 'bundle_code', 'kit', 'The shop sells no bundle'],
  ['an unknown fee', 'fee_recommended_slider_card', 'fee_type', 'x', 'There is no fee'],
])('%s is reported with its block and field', (_what, component, field, code, words) => {
  expect(problems({ component, [field]: code })).toEqual([
    `page › ${component} › ${field}: ${words} "${code}". Nothing is shown for it: correct the name, or take it out.`,
  ])
})

const settings = (banner: object) => ({
  _uid: '1',
  component: 'site_wide_banner_settings',
  content: [{ _uid: '2', component: 'banner', text: 'Closed on 16 December', ...banner }],
})

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
  expect(checkBanners(settings(banner))).toEqual([
    {
      rule: 'banner-times',
      block: { uid: '2', component, place: `site_wide_banner_settings › ${component}` },
      message: 'The banner ends before it begins, so it is never shown. Change one of its dates.',
    },
  ])
})

test.each([
  ['without dates', {}],
  ['with dates in order', { startDate: '2026-11-30 00:00', endDate: '2026-12-01 00:00' }],
])('a banner %s is not reported', (_what, banner) => {
  expect(checkBanners(settings(banner))).toEqual([])
})

test('settings without banners have no problem, and other content is not checked', () => {
  expect(checkBanners({ _uid: '1', component: 'site_wide_banner_settings' })).toEqual([])
  expect(checkBanners({ _uid: '1', component: 'page' })).toEqual([])
})
