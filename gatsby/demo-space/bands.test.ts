import { expect, test } from 'vitest'
import { contentModel } from '../../src/page'
import { publishedStories as stories, type StoredStory } from './testing/stories'

// How the bands of a page stand to each other (decision 031).

type Blok = {
  component: string
  title?: string
  sku?: string
  bundle_code?: string
  [field: string]: unknown
}
type Band = { block: string; colour: string; rhythm: string }

/** The value of a block's field, or the content model's default. */
const fieldOf = (blok: Blok, field: string): string =>
  String(blok[field] || contentModel.get(blok.component)?.[field]?.default_value || '')

const colourOfItem = (code: string | undefined) =>
  stories.find(
    ({ content }) => content.component.startsWith('catalogue_') && code === (content.sku ?? content.code),
  )?.content.background

const colourOf = (blok: Blok): string => {
  if (['hero_product_half', 'product_cta_banner'].includes(blok.component))
    return String(colourOfItem(blok.sku ?? blok.bundle_code))
  return blok.component === 'cart_overview' ? 'cream' : fieldOf(blok, 'background')
}

/** Running text and what stands in it, and the questions under the title that a hero brings, are one band. */
const continues = ({ component, title }: Blok): boolean =>
  ['image', 'rich_text', 'spacer'].includes(component) ||
  (['faq', 'product_finder'].includes(component) && !title)

const bandsOf = (bloks: readonly Blok[]): Band[] => {
  const bands: Band[] = []
  for (const blok of bloks) {
    const band = { block: blok.component, colour: colourOf(blok), rhythm: fieldOf(blok, 'rhythm') }
    if (!continues(blok) || band.colour !== bands.at(-1)?.colour) bands.push(band)
  }
  return bands
}

/** A page as each visitor may see it: of its experiments all show their control, or all their variant. */
const versionsOf = (body: readonly Blok[]): Blok[][] =>
  ['control', 'variant'].map((shown) =>
    body.flatMap((blok) => (blok.component === 'experiment' ? (blok[shown] as Blok[]) : [blok])),
  )

const pages = stories.filter(({ content }) => content.component === 'page')
const problemsOn = (rule: (bands: Band[], page: StoredStory) => string[]): string[] =>
  pages.flatMap((page) =>
    versionsOf(page.content.body as Blok[]).flatMap((body) =>
      rule(bandsOf(body), page).map((problem) => `${page.full_slug}: ${problem}`),
    ),
  )

test('neighbouring bands differ in colour', () => {
  const alike = problemsOn((bands) =>
    bands.flatMap(({ block, colour }, at) => {
      const next = bands[at + 1]
      return next?.colour === colour ? [`${block} and ${next.block} are both ${colour}`] : []
    }),
  )
  expect(alike).toEqual([])
})

test('a page has one loud band at most', () => {
  const tooLoud = problemsOn((bands) => {
    const loud = bands.filter(({ rhythm }) => rhythm === 'loud').map(({ block }) => block)
    return loud.length > 1 ? [loud.join(' and ')] : []
  })
  expect(tooLoud).toEqual([])
})

/** As dark as the charcoal footer, or so near to it that nobody sees the difference. */
const LIKE_THE_FOOTER = ['black', 'charcoal', 'coal']

test('no dark band stands on the footer', () => {
  const meeting = problemsOn((bands, { content }) => {
    const last = bands.at(-1)
    return last && !content.hide_footer && LIKE_THE_FOOTER.includes(last.colour)
      ? [`${last.block} is ${last.colour}`]
      : []
  })
  expect(meeting).toEqual([])
})

/** The sections of a page by block, and by the kinds of cards where one block has many shapes. */
const shapeOf = (body: readonly Blok[]): string =>
  body
    .map(({ component, items }) => {
      const cards = Array.isArray(items) ? new Set((items as Blok[]).map((item) => item.component)) : []
      return component === 'grid' ? `grid of ${[...cards].join(' and ')}` : component
    })
    .join(', ')

const folderOf = (slug: string): string => slug.replace(/[^/]*\/?$/, '')

test('no two pages of a folder are made of the same sections in the same order', () => {
  const seen = new Map<string, string>()
  const alike = pages
    // Legal texts are running text, and look alike on purpose.
    .filter(({ full_slug }) => !full_slug.startsWith('terms/'))
    .flatMap(({ full_slug, content }) => {
      const key = `${folderOf(full_slug)}: ${shapeOf(content.body as Blok[])}`
      const twin = seen.get(key)
      seen.set(key, full_slug)
      return twin ? [`${full_slug} is like ${twin}`] : []
    })
  expect(alike).toEqual([])
})
