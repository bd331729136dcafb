import { afterEach, expect, test, vi } from 'vitest'
import { EditorProblem, listStories, readStory, saveStory } from './api'

afterEach(() => void vi.unstubAllGlobals())

const answer = (status: number, body: unknown = {}) =>
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status }))

test.each([
  ['a session that ended', 401, {}, 'closed', /session at this sandbox has ended/],
  ['a sandbox that is closed', 403, {}, 'closed', /then try again here\.$/],
  ['a story that is gone', 404, ['This record could not be found'], 'gone', /somebody has deleted it/],
  [
    'a taken slug',
    422,
    { slug: ['has already been taken'] },
    'refused',
    /^The slug has already been taken\.$/,
  ],
  [
    'two fields',
    422,
    { name: ["can't be blank"], parent_id: ['is invalid'] },
    'refused',
    /^The name can't be blank\. The folder is invalid\.$/,
  ],
  [
    'another editor’s version',
    409,
    { error: 'This story was changed.' },
    'conflict',
    /^This story was changed\.$/,
  ],
  [
    'a request without a story',
    400,
    { error: 'param is missing: story' },
    'refused',
    /^param is missing: story$/,
  ],
  ['too many requests', 429, {}, 'failed', /Try again in a moment/],
  ['a failure', 500, 'boom', 'failed', /its log says why/],
])('%s is a sentence for the editor', async (_what, status, body, kind, message) => {
  answer(status, body)
  const problem = await readStory(7).catch((error: unknown) => error)
  expect(problem).toBeInstanceOf(EditorProblem)
  expect(problem).toMatchObject({ kind, message: expect.stringMatching(message) as string })
})

test('a host that does not answer is unreachable', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')))
  await expect(readStory(7)).rejects.toMatchObject({ kind: 'unreachable' })
})

test('all pages of a list are read', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    const items = Array.from({ length: asked.length === 1 ? 100 : 20 }, (_, id) => ({ id }))
    return new Response(JSON.stringify({ stories: items }), { headers: { total: '120' } })
  })
  expect(await listStories()).toHaveLength(120)
  expect(asked).toEqual([
    '/v1/spaces/1/stories?per_page=100&page=1',
    '/v1/spaces/1/stories?per_page=100&page=2',
  ])
})

test('a save names the version that it is based on, and one that overrules others names none', async () => {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (_path: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body))
    return new Response('{"story":{}}')
  })
  const words = { name: 'Home', slug: 'home', parent_id: 0, content: { _uid: 'p', component: 'page' } }
  await saveStory(7, words, { baseVersion: 5, publish: false })
  await saveStory(7, words, { baseVersion: undefined, publish: true })
  expect(sent).toEqual([
    { story: { ...words, base_version_id: 5 } },
    { story: words, publish: 1, force_update: 1 },
  ])
})
