import { expect, test } from 'vitest'
import type { BlockName } from './block-name'
import { EXAMPLES } from './examples.gen'
import { htmlOf } from './testing/html-of'

const isEmpty = (html: string) => /^<div[^>]*><\/div>$/.test(html)

test('a block about one item, fee or story renders nothing where that is not sold or published', () => {
  const names = Object.keys(EXAMPLES) as BlockName[]
  const empty = names.filter((name) =>
    Object.values<object>(EXAMPLES[name]).every((blok) => isEmpty(htmlOf(blok, { products: [] }))),
  )
  expect(empty).toEqual([
    'accessory_card',
    'blog_card',
    'case_study_card',
    'comparison_table',
    'fee_calculator_card',
    'fee_recommended_slider_card',
    'hero_product_half',
    'package_machine_benefit_card',
    'package_machine_bundle_card',
    'package_turnover_selector_card',
    'product_card',
    'product_cta_banner',
    'product_info',
    'rating_banner',
    'solution_info',
  ])
})
