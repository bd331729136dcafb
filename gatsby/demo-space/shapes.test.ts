import { expect, test } from 'vitest'
import type { Blok } from '../../src/page'
import { publishedStories } from './testing/stories'

const pages = publishedStories.filter(({ content }) => content.component === 'page')

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
