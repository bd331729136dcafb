import { vi } from 'vitest'
import type { StoredStory, StoryWords } from '../api'
import { exampleStored } from './stories'

type Call = { method: string; path: string; body: unknown }

const json = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', total: '1' } })

/**
 * Answers the editor's requests as the embedded space does, with one story. The real API is tested in services/standins/storyblok, and
 * the editor with it in e2e/content-editor.spec.ts.
 */
export const stubSpace = (story: StoredStory = exampleStored()) => {
  const calls: Call[] = []
  let stored = story
  let failure: (() => Response | Promise<Response>) | undefined
  const change = (fields: Partial<StoredStory>) => {
    stored = { ...stored, ...fields, current_version_id: stored.current_version_id + 1 }
    return stored
  }
  const update = (body: {
    story: StoryWords & { base_version_id?: number }
    force_update?: 1
    publish?: 1
  }) => {
    const { base_version_id: base, ...words } = body.story
    if (base !== undefined && base !== stored.current_version_id)
      return json({ error: 'This story was changed.', current_version_id: stored.current_version_id }, 409)
    return json({ story: change({ ...words, published: true, unpublished_changes: !body.publish }) })
  }
  const answer = ({ method, path, body }: Call): Response => {
    if (path.includes('/story_versions'))
      return json({
        story_versions: [
          {
            id: stored.current_version_id,
            created_at: stored.updated_at,
            status: 'draft',
            user: { friendly_name: 'Naledi' },
          },
        ],
      })
    if (path.endsWith('/publishing')) return json({ waiting: 0 })
    if (path.startsWith('/sandbox/')) return json({ preview: '/p', draft: '/d', status: '/s' })
    if (path.includes('/stories?')) return json({ stories: [stored] })
    if (method === 'PUT') return update(body as Parameters<typeof update>[0])
    if (path.includes('/restore_with')) return json({ story: change({ name: 'As it was' }) })
    return json({ story: stored })
  }
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    const call = { method, path, body: typeof body === 'string' ? (JSON.parse(body) as unknown) : undefined }
    calls.push(call)
    return failure?.() ?? answer(call)
  })
  return {
    calls,
    stored: () => stored,
    /** Somebody else saves the story. */
    saveElsewhere: (fields: Partial<StoredStory> = { name: 'Theirs' }) => void change(fields),
    /** Every further request fails so; undefined ends that. */
    fail: (how: typeof failure) => {
      failure = how
    },
  }
}
