import { expect, test } from 'vitest'
import { PALETTE } from '../../src/theme'
import { contentModel } from '../../src/page'
import { publishedStories as stories } from './testing/stories'

// An item has one colour, wherever it is shown: the field of its catalogue entry (src/catalogue/rules/items.ts).

const entries = stories.filter(({ content }) =>
  ['catalogue_product', 'catalogue_bundle'].includes(content.component),
)

test('every catalogue entry names a colour of the palette', () => {
  const without = entries.filter(({ content }) => !Object.hasOwn(PALETTE, String(content.background)))
  expect(without.map(({ full_slug }) => full_slug)).toEqual([])
})

/** Bands, which stand around what they show of an item. */
const BANDS = ['product_info', 'rating_banner', 'hero_industry']

test('no block that shows one item has a colour of its own for it', () => {
  const fieldsOf = (block: string) => Object.keys(contentModel.get(block) ?? {})
  const showsItem = (block: string) => fieldsOf(block).some((field) => ['sku', 'bundle_code'].includes(field))
  const own = [...contentModel.keys()].filter(
    (block) =>
      showsItem(block) &&
      fieldsOf(block).includes('background') &&
      !block.startsWith('catalogue_') &&
      !BANDS.includes(block),
  )
  expect(own).toEqual([])
})
