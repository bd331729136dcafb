import { describe, expect, test } from 'vitest'
import { publishedStories } from './testing/stories'

type Blok = { component: string; sku?: string; bundle_code?: string; items?: Blok[] }

const pages = publishedStories
  .map(({ full_slug: slug, content }) => ({ slug, body: (content.body ?? []) as Blok[] }))
  .filter(({ body }) => body[0]?.component === 'hero_product_half')

const codeOf = (blok: Blok | undefined) => blok?.sku ?? blok?.bundle_code

/** Hero and product info say it already: the rating, and what goes well with the product. */
const REPEATS = ['rating_banner', 'product_card', 'accessory_card', 'package_machine_bundle_card']

// A page of a product grew to sixteen screens of a phone by saying things again.
describe.each(pages)('$slug', ({ body }) => {
  test('shows each thing once', () => {
    const shown = body.flatMap((blok) => [blok, ...(blok.items ?? [])]).map(({ component }) => component)
    expect(shown.filter((component) => REPEATS.includes(component))).toEqual([])
    const sections = body.map(({ component }) => component)
    expect(sections).toEqual([...new Set(sections)])
  })

  test('is about one product, and ends where that is bought', () => {
    const [hero] = body
    const named = body.flatMap((blok) => codeOf(blok) ?? [])
    expect(new Set(named)).toEqual(new Set([codeOf(hero)]))
    expect(body.at(-1)?.component).toBe('product_cta_banner')
    expect(codeOf(body.at(-1))).toBe(codeOf(hero))
  })
})
