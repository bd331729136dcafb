import path from 'node:path'
import { expect, test } from 'vitest'
import bundles from '../../content/catalogue/bundles.json'
import datasources from '../../content/datasources/1/datasources.json'
import products from '../../content/catalogue/products.json'
import { exampleBundle, exampleProduct } from '../../src/catalogue/testing'
import { checkSpace } from '../../src/content-check'
import { contentModel, findingLine, type Story } from '../../src/page'
import { readLibrary } from '../../services/build/read-content'
import { asStory, publishedStories, publishedTwins } from './testing/stories'

const assets = await readLibrary(path.resolve('content'))

const shop = products
  .filter(({ storefronts }) => storefronts.includes('shop'))
  .map(({ sku, name, short_name, type, price, promotion }) =>
    exampleProduct({
      ...{ sku, name, short_name, type: type as 'card_machine' },
      unit_price: promotion?.price ?? price,
      original_unit_price: promotion ? price : null,
    }),
  )
const kits = bundles.map(({ bundle_code, name, items }) => exampleBundle({ bundle_code, name, items }))

const entriesOf = (name: string) => datasources.find(({ slug }) => slug === name)?.entries ?? []

const linesOf = (stories: Story[]) =>
  checkSpace({
    ...{ stories, products: shop, bundles: kits, assets, model: contentModel },
    flagEntries: entriesOf('flags'),
    redirectEntries: entriesOf('redirects'),
    siteUrl: 'https://www.example.co.za',
    now: Date.parse('2026-11-20T12:00:00+02:00'),
  }).findings.map(findingLine)

test('nothing is found in the published demo space', () => {
  expect(linesOf(publishedTwins.map(asStory))).toEqual([])
})

test('nothing is found in its drafts', () => {
  expect(linesOf(publishedStories.map(asStory))).toEqual([])
})
