import { matchesPattern } from '../filter-query'
import { listParam, paginate, param, type RawQuery } from '../query'
import { selectEntries } from '../select-stories'
import type { Answer } from '../send-answer'
import type { Story } from '../space'
import type { SpaceStore } from '../store/space-store'
import { presentListed } from './present'

type Test = (story: Story) => boolean

const isYes = (text: string): boolean => ['1', 'true'].includes(text)

/** The parameters that only the management API has; those that both have are in select-stories.ts. */
const TESTS: Readonly<Record<string, (text: string, items: readonly string[]) => Test>> = {
  search: (text) => (story) => `${story.name} ${story.full_slug}`.toLowerCase().includes(text.toLowerCase()),
  text_search: (text) => (story) =>
    JSON.stringify([story.name, story.content]).toLowerCase().includes(text.toLowerCase()),
  // Without the slash at the end, a slug names a folder and the page at its address.
  by_slugs: (_, slugs) => (story) =>
    [story.full_slug, story.full_slug.replace(/\/$/, '')].some((own) =>
      slugs.some((slug) => matchesPattern(own, slug)),
    ),
  with_slug: (text) => (story) => story.full_slug === text,
  folder_only: (text) => (story) => !isYes(text) || story.isFolder,
  story_only: (text) => (story) => !isYes(text) || !story.isFolder,
  root_folders_only: (text) => (story) => !isYes(text) || (story.isFolder && !story.parent_id),
  is_published: (text) => (story) => story.isPublished === isYes(text),
  contain_component: (_, names) => (story) => {
    const content = JSON.stringify(story.content)
    return names.some((name) => content.includes(`"component":${JSON.stringify(name)}`))
  },
  with_parent: (text) => (story) => String(story.parent_id ?? 0) === text,
  in_trash: (text) => () => !isYes(text),
}

/** A page of the stories and folders that a request selects, in their latest form and without content. */
export async function listStories(store: SpaceStore, query: RawQuery): Promise<Answer> {
  const [space, [found]] = await Promise.all([store.read(), store.items.read(['story'])])
  const items = new Map(found?.items.map((item) => [item.id, item]))
  const tests = Object.entries(TESTS).flatMap(([name, make]) => {
    const text = param(query, name)
    return text === undefined ? [] : [make(text, listParam(query, name) ?? [])]
  })
  const common = Object.fromEntries(Object.entries(query).filter(([name]) => !(name in TESTS)))
  const stories = selectEntries(space.draft, common).filter((story) => tests.every((test) => test(story)))
  const page = paginate(stories, query, 100)
  const listed = page.items.flatMap(({ id }) => items.get(id) ?? [])
  return { page, body: { stories: listed.map(presentListed) } }
}
