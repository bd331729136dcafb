import { describe, expect, test } from 'vitest'
import { contentModel } from '../../src/page'
import { publishedStories as stories, valuesIn } from './testing/stories'

type Blok = { component: string; sku?: string; bundle_code?: string; items?: Blok[] }

const bodyOf = ({ content }: (typeof stories)[number]) => (content.body ?? []) as Blok[]

// An item has one colour, wherever it is shown: the field of its catalogue entry (src/catalogue/rules/items.ts).
describe('the colour of an item', () => {
  test('is no field of a block that shows one item', () => {
    // The bands around an item have a colour of their own.
    const bands = ['product_info', 'rating_banner', 'hero_industry']
    const fieldsOf = (block: string) => Object.keys(contentModel.get(block) ?? {})
    const own = [...contentModel.keys()].filter(
      (block) =>
        fieldsOf(block).some((field) => ['sku', 'bundle_code'].includes(field)) &&
        fieldsOf(block).includes('background') &&
        !block.startsWith('catalogue_') &&
        !bands.includes(block),
    )
    expect(own).toEqual([])
  })
})

test('testimonials say of a customer the trade, the town and since when', () => {
  const roles = stories.flatMap(({ content }) =>
    valuesIn(content).flatMap(({ component, role }) =>
      component === 'testimonial_card' ? [String(role)] : [],
    ),
  )
  expect(roles.filter((role) => !/^[^,]+, [^.]+\. With us since [A-Z][a-z]+ \d{4}$/.test(role))).toEqual([])
})

// A page of a product had grown to sixteen screens of a phone by repeating things.
describe.each(
  stories
    .map((story) => ({ slug: story.full_slug, body: bodyOf(story) }))
    .filter(({ body }) => body[0]?.component === 'hero_product_half'),
)('$slug', ({ body }) => {
  /** The hero and the product info already show the rating, and the products that go well with it. */
  const repeats = ['rating_banner', 'product_card', 'accessory_card', 'package_machine_bundle_card']
  const codeOf = (blok: Blok | undefined) => blok?.sku ?? blok?.bundle_code

  test('shows each thing once', () => {
    const shown = body.flatMap((blok) => [blok, ...(blok.items ?? [])]).map(({ component }) => component)
    expect(shown.filter((component) => repeats.includes(component))).toEqual([])
    const sections = body.map(({ component }) => component)
    expect(sections).toEqual([...new Set(sections)])
  })

  test('is about one product, and ends where that is bought', () => {
    expect(new Set(body.flatMap((blok) => codeOf(blok) ?? []))).toEqual(new Set([codeOf(body[0])]))
    expect(body.at(-1)?.component).toBe('product_cta_banner')
    expect(codeOf(body.at(-1))).toBe(codeOf(body[0]))
  })
})

test.each(['terms/', 'terms/website-terms'])('%s names the same seller as the footer', (slug) => {
  const footer = stories.find(({ content }) => content.component === 'footer')?.content
  const page = JSON.stringify(stories.find(({ full_slug }) => full_slug === slug)?.content)
  for (const fact of ['legalName', 'registrationNumber', 'vatNumber', 'address', 'phone', 'email']) {
    expect(footer?.[fact], fact).toBeTruthy()
    expect(page, fact).toContain(footer?.[fact])
  }
})
