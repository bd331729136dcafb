import { expect, test } from 'vitest'
import { resolveLink, storyPath } from '../../src/content/rules'
import { exampleSpace } from '../../src/page/testing/space'
import { orderPages, signupPages } from '../own-pages'
import { whatsappOf } from '../search-index'
import { asStory, publishedStories as stories, valuesIn, type StoredStory } from './testing/stories'

/** A link field, or a link in running text. */
type Link = {
  linktype?: string
  id?: string
  uuid?: string | null
  url?: string
  href?: string
  cached_url?: string
  anchor?: string | null
}

const isPage = ({ content }: StoredStory) => ['page', 'checkout_page'].includes(content.component)
const pages = stories.filter(isPage)

/** Every address of the demo site that is no file. */
const ADDRESSES = new Set([
  ...pages.map(({ full_slug }) => storyPath(full_slug)),
  ...[signupPages, orderPages].flatMap((pagesOf) =>
    pagesOf(exampleSpace({ stories: stories.map(asStory) })).map((page) => page.path),
  ),
])

const linksIn = (content: unknown) => valuesIn(content).filter((value) => 'linktype' in value) as Link[]

/** The names at which a page can be reached below its address. */
const anchorsOf = (content: unknown) =>
  valuesIn(content)
    .filter((value) => !('linktype' in value))
    .flatMap(({ anchor }) => anchor ?? [])

const problemOf = (link: Link, from: StoredStory): string | undefined => {
  if (link.linktype === 'email') return undefined
  const written = link.url || link.href || link.cached_url || ''
  const uuid = link.uuid ?? link.id
  if (link.linktype === 'story' && (uuid || written)) {
    const target = uuid ? pages.find((page) => page.uuid === uuid) : from
    if (!target) return `${written} is no published page`
    if (link.cached_url && link.cached_url !== target.full_slug)
      return `${link.cached_url} has moved to ${target.full_slug}`
    return !link.anchor || anchorsOf(target.content).includes(link.anchor)
      ? undefined
      : `${target.full_slug} has no anchor ${link.anchor}`
  }
  const [address = ''] = resolveLink(written).split(/[?#]/)
  return address.startsWith('/za/') && !ADDRESSES.has(address) ? `${written} is no page` : undefined
}

test('every link in the demo content leads to a page, and to a place on it, that exists', () => {
  const problems = stories.flatMap((story) =>
    linksIn(story.content).flatMap((link) => {
      const problem = problemOf(link, story)
      return problem ? [`${story.full_slug}: ${problem}`] : []
    }),
  )
  expect(problems).toEqual([])
})

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
