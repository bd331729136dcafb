import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import shop from '../../content/catalogue/products.json'
import { exampleProduct } from '../../src/catalogue/testing'
import { contentModel } from '../../src/page'
import { readExampleSpace } from '../../src/page/testing/space'
import { PALETTE } from '../../src/theme'
import { asStory, publishedStories as stories, valuesIn, type StoredStory } from './testing/stories'

type Blok = { component: string; sku?: string; bundle_code?: string; items?: Blok[]; reading_time?: string }

const bodyOf = ({ content }: (typeof stories)[number]) => (content.body ?? []) as Blok[]
const namesOf = (found: typeof stories) => found.map(({ full_slug: slug }) => slug)

describe('an article', () => {
  const wordsIn = (body: unknown) =>
    valuesIn(body)
      .filter(({ type }) => type === 'text')
      .reduce((sum, { text }) => sum + String(text).split(/\s+/).length, 0)
  const articles = stories.flatMap((story) => {
    const hero = bodyOf(story).find(({ component }) => component === 'hero_article')
    return hero ? [{ slug: story.full_slug, hero, words: wordsIn(bodyOf(story)) }] : []
  })

  test.each(articles)('$slug says how long its words take to read', ({ hero, words }) => {
    expect(Number(hero.reading_time)).toBe(Math.round(words / 200))
  })
})

// An item has one colour, wherever it is shown: the field of its catalogue entry (src/catalogue/rules/items.ts).
describe('the colour of an item', () => {
  test('is one of the palette in every catalogue entry', () => {
    const entries = stories.filter(({ content }) => /^catalogue_(product|bundle)$/.test(content.component))
    const without = entries.filter(({ content }) => !Object.hasOwn(PALETTE, String(content.background)))
    expect(namesOf(without)).toEqual([])
  })

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

describe('the texts', () => {
  const texts = stories
    .filter(({ content }) => content.component !== 'catalogue_fee_type')
    .flatMap(({ full_slug: slug, content }) =>
      valuesIn(content)
        .flatMap(Object.values)
        .filter((value) => typeof value === 'string')
        .map((text) => `${slug}: ${text}`),
    )

  test('have no rating of their own, and ask for no figure that is unknown', () => {
    expect(texts.filter((text) => /\d reviews/.test(text))).toEqual([])
    const products = shop.map(({ sku }) => exampleProduct({ sku }))
    const { problems } = readExampleSpace({ stories: stories.map(asStory), products })
    expect(problems.filter((problem) => problem.includes('there is nothing for'))).toEqual([])
  })

  test('show one rating a page at most', () => {
    const shown = ({ content }: StoredStory) =>
      valuesIn(content).flatMap((value) => [
        ...(['rating_banner', 'hero_product_half'].includes(String(value.component))
          ? [value.component]
          : []),
        ...(value.component === 'social_proofing'
          ? String(value.skus ?? '')
              .split(',')
              .filter(Boolean)
          : []),
        ...Object.values(value).filter((text) => typeof text === 'string' && text.includes('{rating:')),
      ])
    expect(stories.filter((story) => shown(story).length > 1).map(({ full_slug }) => full_slug)).toEqual([])
  })

  test('say of a customer the trade, the town and since when', () => {
    const roles = stories.flatMap(({ content }) =>
      valuesIn(content).flatMap(({ component, role }) =>
        component === 'testimonial_card' ? [String(role)] : [],
      ),
    )
    expect(roles.filter((role) => !/^[^,]+, [^.]+\. With us since [A-Z][a-z]+ \d{4}$/.test(role))).toEqual([])
  })

  test('claim no single fee while the fees are ladders', () => {
    expect(texts.filter((text) => /\bone fee\b/i.test(text))).toEqual([])
  })
})

// The image service of a host without a sandbox crops a picture around the focal point of its asset alone (decision 006). A
// story has a copy, which does not change when the asset gets another focal point.
test('every picture in a story has the focal point of its asset', () => {
  const folder = path.resolve('content/assets/1')
  const assets = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as Record<string, unknown>)
  const focusOf = new Map(assets.map(({ filename, focus }) => [filename, focus ?? '']))
  const others = stories
    .flatMap(({ content }) => valuesIn(content))
    .filter(({ filename, focus }) => focusOf.has(filename) && focusOf.get(filename) !== (focus ?? ''))
  expect(others.map(({ filename }) => filename)).toEqual([])
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
