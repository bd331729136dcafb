/** Small files of a content space for tests, in the official CLI's format. */
interface StoryFixture {
  id: number
  uuid: string
  slug: string
  [field: string]: unknown
}

/** A published story file; `fields` replace what a test is about. */
export function storyFile(id: number, slug: string, fields: Record<string, unknown> = {}): StoryFixture {
  return {
    id,
    uuid: `uuid-${id}`,
    name: `Story ${id}`,
    slug: slug.split('/').at(-1) ?? slug,
    full_slug: slug,
    created_at: '2026-11-01T08:00:00.000Z',
    updated_at: '2026-11-02T08:00:00.000Z',
    published: true,
    published_at: '2026-11-02T08:00:00.000Z',
    first_published_at: '2026-11-01T09:00:00.000Z',
    position: id,
    tag_list: [],
    is_folder: false,
    is_startpage: false,
    parent_id: 0,
    group_id: `group-${id}`,
    content: { _uid: `blok-${id}`, component: 'page' },
    ...fields,
  }
}

/** The files of a space's stories by their paths in content/. */
export function storyFiles(stories: readonly StoryFixture[], folder = 'stories'): Record<string, object> {
  return Object.fromEntries(stories.map((story) => [`${folder}/1/${story.slug}_${story.uuid}.json`, story]))
}
