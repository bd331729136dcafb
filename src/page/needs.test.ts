import { expect, test } from 'vitest'
import { BLOCK_METAS } from '../blocks/metas.gen'
import { contentModel } from './content-model'
import { pageNeeds } from './needs'

test('a page names its blocks, products, bundles and fees, however deep they stand', () => {
  const content = {
    component: 'page',
    body: [
      { component: 'hero_centre', title: 'Take the card.' },
      {
        component: 'grid',
        items: [
          { component: 'product_card', sku: 'khumo' },
          { component: 'product_card', sku: 'go', bundle_code: '' },
          { component: 'package_machine_bundle_card', bundle_code: 'starter-kit' },
          { component: 'fee_recommended_slider_card', fee_type: 'card-payments' },
        ],
      },
      { component: 'rating_banner', sku: 'khumo' },
    ],
  }
  expect(pageNeeds(content)).toEqual({
    blocks: [
      'page',
      'hero_centre',
      'grid',
      'product_card',
      'package_machine_bundle_card',
      'fee_recommended_slider_card',
      'rating_banner',
    ],
    skus: ['khumo', 'go'],
    bundleCodes: ['starter-kit'],
    feeTypes: ['card-payments'],
    lists: false,
  })
})

test('one field may name several products, and the parts of a block name others', () => {
  const card = { component: 'product_card', sku: 'khumo, sim-data,,' }
  const solution = { component: 'solution_info', items: [{ component: 'included_item', sku: 'go' }] }
  expect(pageNeeds([card, solution]).skus).toEqual(['khumo', 'sim-data', 'go'])
})

test.each(Object.entries(BLOCK_METAS))('what %s needs are fields that it has', (block, { needs }) => {
  if (needs === undefined || needs === 'catalogue') return
  const fieldOf = (component: string, [field = '', ...rest]: string[]): string[] => {
    const found = contentModel.get(component)?.[field]
    if (!found) return [`${component} has no ${field}`]
    return rest.length > 0 ? (found.component_whitelist ?? []).flatMap((part) => fieldOf(part, rest)) : []
  }
  for (const field of Object.values(needs).flat()) expect(fieldOf(block, field.split('.'))).toEqual([])
})

test('every field by which an editor names a product, a bundle or a fee is one that its block needs', () => {
  const NAMES = /^(\w+_)?(skus?|bundle_codes?|fee_types?)$/
  const needed = Object.entries(BLOCK_METAS).flatMap(([block, { needs = {} }]) =>
    needs === 'catalogue'
      ? []
      : Object.values(needs)
          .flat()
          .map((field) => `${block}.${field}`),
  )
  const lists = Object.entries(BLOCK_METAS).flatMap(([block, { needs }]) =>
    needs === 'catalogue' ? block : [],
  )
  const named = (component: string, path: string): string[] =>
    Object.entries(contentModel.get(component) ?? {}).flatMap(
      ([field, { component_whitelist: parts = [] }]) => {
        if (NAMES.test(field)) return [`${path}.${field}`]
        return parts
          .filter((part) => !(part in BLOCK_METAS))
          .flatMap((part) => named(part, `${path}.${field}`))
      },
    )
  const all = Object.keys(BLOCK_METAS)
    .filter((block) => !lists.includes(block))
    .flatMap((block) => named(block, block))
  expect(all.sort()).toEqual(needed.sort())
})

test.each(['shop_items', 'cart_overview', 'product_finder'])('%s needs the whole catalogue', (component) => {
  expect(pageNeeds({ component: 'page', body: [{ component }] }).lists).toBe(true)
})
