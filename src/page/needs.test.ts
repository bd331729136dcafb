import { expect, test } from 'vitest'
import { BLOCK_METAS } from '../blocks/metas.gen'
import { contentModel } from './content-model'
import { namedCodes, pageNeeds } from './needs'

test('the needs of a page are its blocks, products, bundles and fees at any depth', () => {
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
      {
        component: 'rich_text',
        text: {
          type: 'doc',
          content: [{ type: 'blok', attrs: { body: [{ component: 'blog_card', article: 'a' }] } }],
        },
      },
    ],
  }
  expect(pageNeeds(content)).toMatchObject({
    blocks: [
      'hero_centre',
      'grid',
      'product_card',
      'package_machine_bundle_card',
      'fee_recommended_slider_card',
      'rating_banner',
      'rich_text',
      'blog_card',
    ],
    products: ['khumo', 'go'],
    bundles: ['starter-kit'],
    fees: ['card-payments'],
    stories: ['a'],
    catalogue: false,
  })
})

test('one field can name several products, and the parts of a block name others', () => {
  const card = { component: 'product_card', sku: 'khumo, sim-data,,' }
  const solution = { component: 'solution_info', items: [{ component: 'included_item', sku: 'go' }] }
  expect(pageNeeds([card, solution]).products).toEqual(['khumo', 'sim-data', 'go'])
})

test('the needs of a page include the dates at which its blocks end', () => {
  const banner = { component: 'promo_cta_counter_banner', title: 'Sale', timer_target_date: '2026-11-30' }
  expect(pageNeeds([banner, { component: 'product_card', sku: 'khumo' }]).until).toEqual(['2026-11-30'])
})

/** The fields by which an editor names something of the catalogue, or a story whose teaser is shown. */
const NAMES = /^(\w+_)?(skus?|bundle_codes?|fee_types?|price_items?|solution)$/

type Field = { type: string; source?: string; component_whitelist?: string[] }

const isNaming = (name: string, { source }: Field): boolean =>
  NAMES.test(name) || source === 'internal_stories'

/** A blok with a different text in every field that names something, in its parts too; and those texts. */
const naming = (component: string, path = component): { blok: Record<string, unknown>; marks: string[] } => {
  const marks: string[] = []
  const fields = Object.entries((contentModel.get(component) ?? {}) as Record<string, Field>).map(
    ([name, field]): [string, unknown] => {
      if (isNaming(name, field)) {
        marks.push(`${path}.${name}`)
        return [name, `${path}.${name}`]
      }
      if (field.type !== 'bloks') return [name, undefined]
      const parts = (field.component_whitelist ?? []).filter((part) => !(part in BLOCK_METAS))
      const inner = parts.map((part) => naming(part, `${path}.${name}`))
      marks.push(...inner.flatMap((one) => one.marks))
      return [name, inner.map(({ blok }) => blok)]
    },
  )
  return { blok: { ...Object.fromEntries(fields), component }, marks }
}

test.each(Object.keys(BLOCK_METAS))(
  '%s needs everything that its fields name, with the name of each field',
  (block) => {
    const { blok, marks } = naming(block)
    if (pageNeeds(blok).catalogue) return
    const own = namedCodes({ ...blok, component: block })
    expect(own.map(({ code }) => code).sort()).toEqual(marks.sort())
    expect(own.map(({ field, code }) => [`${block}.${field}`, code])).toEqual(
      own.map(({ code }) => [code, code]),
    )
  },
)

test.each(['shop_items', 'cart_overview', 'product_finder'])('%s needs the whole catalogue', (component) => {
  expect(pageNeeds({ component: 'page', body: [{ component }] }).catalogue).toBe(true)
})
