import type { ListedStory, StoredStory } from '../api'

/** A story of a list. */
export const exampleListed = (fields: Partial<ListedStory> = {}): ListedStory => {
  const { id = 7, slug = `story-${id}` } = fields
  return {
    ...{ id, uuid: `uuid-${id}`, name: `Story ${id}`, slug, full_slug: slug, parent_id: 0, position: 0 },
    ...{ is_folder: false, is_startpage: false, published: true, unpublished_changes: false },
    ...{ updated_at: '2026-11-20T08:00:00.000Z', current_version_id: 100, content_type: 'page' },
    ...fields,
  }
}

/** A story with its content, as the management API answers it. */
export const exampleStored = (fields: Partial<StoredStory> = {}): StoredStory => ({
  ...exampleListed(fields),
  content: {
    ...{ _uid: 'p', component: 'page' },
    body: [{ _uid: 'h', component: 'hero_centre', title: 'Hello' }],
  },
  ...fields,
})
