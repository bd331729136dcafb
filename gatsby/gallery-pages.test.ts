import { describe, expect, test } from 'vitest'
import components from '../content/components/1/components.json'
import { EXAMPLES } from '../src/blocks/examples.gen'
import { blockRegistry } from '../src/blocks/registry.gen'
import { exampleProduct } from '../src/catalogue/testing'
import { contentGroups, contentModel } from '../src/page'
import { checkBlok } from '../src/page/check-blok'
import { exampleSpace } from '../src/page/testing/space'
import { asStory, publishedStories } from './demo-space/testing/stories'
import { galleryPages } from './gallery-pages'
import { uidsIn } from './testing/filled-fields'

type Blok = { component: string; _uid: string; [field: string]: unknown }

const parts = contentGroups.find(({ name }) => name === 'Parts')?.components ?? []

const reach = (names: readonly string[], reached: Set<string>): Set<string> => {
  for (const name of names.filter((one) => !reached.has(one) && !parts.includes(one))) {
    reached.add(name)
    Object.values(contentModel.get(name) ?? {}).forEach((field) =>
      reach(field.component_whitelist ?? [], reached),
    )
  }
  return reached
}

/** The blocks that the content model allows on a page, or in a block on it. Parts of blocks do not count. */
const placeable = [...reach(contentModel.get('page')?.body?.component_whitelist ?? [], new Set())].sort()

const blocks = Object.entries(EXAMPLES) as unknown as [block: string, examples: Record<string, Blok>][]

/** A block shows a product or a bundle, never both: neither field is required, and no variant fills in both. */
const isChoice = (field: string) => field === 'sku' || field === 'bundle_code'
const isOwn = (field: string) => !isChoice(field)

const twice = (values: readonly string[]) => values.filter((value, at) => values.indexOf(value) !== at)

/** The demo space's pages are where the examples' links lead. */
const rules = { ...exampleSpace({ stories: publishedStories.map(asStory) }), model: contentModel }

const gallery = galleryPages(exampleSpace())
const blockPage = (block: string) => gallery.pages.find(({ context }) => context.name === block)

describe('the content model, the registry and the gallery hold the same blocks', () => {
  test('registry', () => {
    const mend = 'A block needs a folder, and its name in a `component_whitelist` of the content model.'
    expect(Object.keys(blockRegistry).sort(), mend).toEqual(placeable)
  })
  test('no id of a component is used twice', () => {
    expect(twice(components.map(({ id }) => String(id)))).toEqual([])
  })
  test('a page for each block, for each group, and for the kinds of controls', () => {
    const names = [
      'controls',
      ...placeable,
      ...gallery.index.context.groups.map(({ name }) => name.toLowerCase()),
    ]
    const paths = names.map((name) => `/za/internal/tests/${name}/`)
    expect(gallery.pages.map(({ path }) => path).sort()).toEqual(paths.sort())
    for (const { path, context } of gallery.pages) {
      expect(checkBlok({ ...context.content }, rules).found).toEqual([])
      const { body = [] } = context.content
      // Parts of different blocks may have one _uid.
      const ids = context.shown.length === 1 ? uidsIn(body) : body.map(({ _uid }) => _uid)
      expect(twice(ids), path).toEqual([])
    }
  })
  test('index and groups', () => {
    const { path: address, context } = gallery.index
    const { groups } = context
    expect(address).toBe('/za/internal/tests/')
    expect(groups.flatMap(({ blocks: entries }) => entries.map(({ name }) => name)).sort()).toEqual(placeable)
    for (const { name, path, blocks: entries } of groups) {
      const group = gallery.pages.find((page) => page.path === path)
      expect(group?.context.name).toBe(name)
      expect(group?.context.shown.map((block) => block.name)).toEqual(entries.map((entry) => entry.name))
      expect(group?.context.content.body).toHaveLength(
        entries.reduce((sum, entry) => sum + entry.variants, 0),
      )
      expect(entries.map((entry) => entry.path)).toEqual(entries.map((entry) => blockPage(entry.name)?.path))
    }
  })
})

test.each(blocks)(
  '%s is shown with every field that it has, and with its required fields only',
  (block, examples) => {
    const fields = Object.entries(contentModel.get(block) ?? {})
    const names = fields.map(([field]) => field)
    const filled = (blok: Blok | undefined) => names.filter((field) => blok?.[field] !== undefined)
    const used = new Set(Object.values(examples).flatMap(Object.keys))
    expect([...used].filter((field) => !['component', '_uid', ...names].includes(field))).toEqual([])

    const full = filled(examples.full)
    expect(full.filter(isChoice).length).toBeLessThanOrEqual(1)
    expect(full.filter(isOwn)).toEqual(names.filter(isOwn))

    const needed = fields.filter(([, { required }]) => required).map(([field]) => field)
    expect(filled(examples.required).filter(isOwn)).toEqual(needed.filter(isOwn))
    expect(filled(examples.required).filter(isChoice).length).toBe(Math.min(1, names.filter(isChoice).length))
  },
)

test('a page shows its variants in order, cards in a grid of their own', () => {
  const [hero, card] = ['hero_centre', 'benefit_card'].map((block) => blockPage(block)?.context)
  expect(hero?.shown.map(({ variants: names }) => names)).toEqual([Object.keys(EXAMPLES.hero_centre)])
  expect(hero?.content.body).toEqual(Object.values(EXAMPLES.hero_centre))
  expect(card?.content.body).toEqual(
    Object.values(EXAMPLES.benefit_card).map((blok) => ({
      component: 'grid',
      _uid: `grid-around-${blok._uid}`,
      items: [blok],
    })),
  )
})

test('a page is bare and holds the products its examples name', () => {
  const products = [exampleProduct(), exampleProduct({ sku: 'receipt-printer' })]
  const { pages } = galleryPages(exampleSpace({ products }))
  const page = pages.find(({ context }) => context.name === 'product_card')
  expect(page?.context).toMatchObject({ showsNavigation: false, showsBanners: false })
  expect(page?.context.catalogue.products.map(({ sku }) => sku)).toEqual(['khumo'])
})
