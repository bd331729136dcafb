import { expect, test } from 'vitest'
import { exampleBundle, exampleEntry, exampleFee, exampleProduct } from '../catalogue/testing'
import { checkCodes } from './check-codes'

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
  ['a product', { component: 'product_card', sku: 'khumo' }],
  ['a bundle', { component: 'product_card', bundle_code: 'starter-kit' }],
  ['a fee', { component: 'fee_recommended_slider_card', fee_type: 'card-payments' }],
  ['nothing yet', { component: 'product_card', sku: '' }],
])('a block that names %s that is there has no problem', (_what, block) => {
  expect(problems(block)).toEqual([])
})

test.each([
  ['mistyped', { component: 'product_card', sku: 'khumoo' }, 'the shop sells no product "khumoo"', 'sku'],
  [
    'sold in another storefront',
    { component: 'product_card', sku: 'go' },
    'the shop sells no product "go"',
    'sku',
  ],
  [
    'no bundle',
    { component: 'product_card', bundle_code: 'kit' },
    'the shop sells no bundle "kit"',
    'bundle_code',
  ],
  ['no fee', { component: 'fee_recommended_slider_card', fee_type: 'x' }, 'there is no fee "x"', 'fee_type'],
])('a code that is %s is named with its block and field', (_what, block, words, field) => {
  expect(problems(block)).toEqual([
    `home › ${block.component}: ${words}, which the field "${field}" names. Nothing is shown for it.`,
  ])
})
