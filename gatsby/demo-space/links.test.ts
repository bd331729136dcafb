import { expect, test } from 'vitest'
import { resolveLink, storyPath } from '../../src/content/rules'
import { exampleSpace } from '../../src/page/testing/space'
import { whatsappOf } from '../search-index'
import { asStory, publishedStories as stories, valuesIn } from './testing/stories'

/** A link field, or a link in running text. */
type Link = { url?: string; cached_url?: string }

const linksIn = (content: unknown) => valuesIn(content).filter((value) => 'linktype' in value) as Link[]

/** Labels that stand in several places. */
const DESTINATIONS: Readonly<Record<string, string>> = {
  'Get started': '/za/signup/',
  'Sign up': '/za/signup/',
  'Help me choose': '/za/product-finder/',
  'Shop card machines': '/za/shop/card-machines/',
}

test('each label leads to the one place it names', () => {
  const wrong = stories.flatMap(({ full_slug, content }) =>
    valuesIn(content).flatMap((value) =>
      Object.entries(value).flatMap(([field, label]) => {
        if (typeof label !== 'string' || !DESTINATIONS[label]) return []
        const link = value[field.endsWith('Text') ? field.replace('Text', 'Link') : 'link'] as
          | Link
          | undefined
        if (!link) return []
        const leads = resolveLink(link.cached_url || link.url || '')
        return leads === DESTINATIONS[label] ? [] : [`${full_slug}: ${label} → ${leads}`]
      }),
    ),
  )
  expect(wrong).toEqual([])
})

test('every link to the finder has its one name', () => {
  const wrong = stories.flatMap(({ full_slug, content }) =>
    valuesIn(content)
      .filter((value) =>
        [value.link, value.ctaLink].some(
          (link) => storyPath((link as Link | undefined)?.cached_url || 'none') === '/za/product-finder/',
        ),
      )
      .filter((value) => !Object.values(value).includes('Help me choose'))
      .map(({ component }) => `${full_slug}: ${String(component)}`),
  )
  expect(wrong).toEqual([])
})

test('every chat leads to the number in the footer', () => {
  const chats = stories.flatMap(({ content }) => linksIn(content).flatMap(({ url }) => url ?? []))
  const numbers = new Set(chats.filter((url) => url.startsWith('https://wa.me/')))
  expect([...numbers]).toEqual([whatsappOf(exampleSpace({ stories: stories.map(asStory) }))?.link.href])
})
