import { STORY_LISTS } from '../blocks/story-lists'
import type { Bloks, StoryTeaser } from '../content'
import { storyPath } from '../content/rules'
import { controlBlocks, type Story } from './story'
import type { PageNeeds } from './needs'

/** The folders of the pages that lists show. */
export const STORY_FOLDERS: readonly string[] = Object.values(STORY_LISTS).map(({ folder }) => folder)

type Hero = Partial<Omit<Bloks.HeroArticle, 'component'>>

/** The first block of a page, which is its hero. */
const heroOf = ({ content }: Story): Hero => {
  const [first] = controlBlocks(content.body)
  return first ?? {}
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The day of an editor's date, `2026-11-09 00:00`, or of the first publication. */
const dayOf = (hero: Hero, { publishedAt }: Story): string => (hero.date || publishedAt || '').slice(0, 10)

const teaserOf = (story: Story): StoryTeaser => {
  const hero = heroOf(story)
  const { filename, alt } = hero.image ?? {}
  return {
    uuid: story.uuid,
    slug: story.slug,
    path: storyPath(story.slug),
    title: hero.title || story.name,
    text: hero.text || text(story.content.seo_description),
    ...(filename ? { image: { filename, alt: alt ?? '' } } : {}),
    background: text(hero.background),
    category: text(hero.category),
    date: dayOf(hero, story),
    minutes: text(hero.reading_time),
    result: text(hero.result),
    resultLabel: text(hero.result_label),
  }
}

/** The teasers of all pages by the uuids of their stories, the newest first. */
export const teasersOf = (stories: readonly Story[]): ReadonlyMap<string, StoryTeaser> =>
  new Map(
    stories
      .filter(({ content }) => content.component === 'page')
      .map(teaserOf)
      .sort((one, other) => other.date.localeCompare(one.date) || one.slug.localeCompare(other.slug))
      .map((teaser) => [teaser.uuid, teaser]),
  )

/**
 * The teasers that a page shows, the newest first: those of the stories that it names and of the folders that it lists. It lists neither
 * itself nor the page at the folder's own address.
 */
export const pageTeasers = (
  { stories, lists }: PageNeeds,
  { uuid }: Pick<Story, 'uuid'>,
  teasers: ReadonlyMap<string, StoryTeaser>,
): StoryTeaser[] => {
  const listed = lists.flatMap(({ folder, limit }) =>
    [...teasers.values()]
      .filter((one) => one.slug.startsWith(folder) && one.slug !== folder && one.uuid !== uuid)
      .slice(0, limit),
  )
  const shown = new Set([...stories, ...listed.map((one) => one.uuid)])
  return [...teasers.values()].filter((one) => shown.has(one.uuid))
}
