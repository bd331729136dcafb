import { utimes } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { writeInto } from '../../testing/folder'
import { storyFile, storyFiles } from './testing/fixtures'
import { serveSpace } from './testing/serve-space'

const HOME = 'stories/1/home_uuid-1.json'
const DATASOURCES = [
  {
    id: 9,
    name: 'Flags',
    slug: 'flags',
    dimensions: [{ id: 1, name: 'Zulu', entry_value: 'zu' }],
    entries: [{ id: 91, name: 'get-started-modal', value: 'on', dimension_values: { zu: 'vuliwe' } }],
  },
  { id: 10, name: 'Empty', slug: 'empty', dimensions: [], entries: [] },
]

describe('the space', () => {
  test('shows its version, which changes with a file and only then', async () => {
    const { get, contentDir } = await serveSpace(storyFiles([storyFile(1, 'home')]))
    const version = async () => (await get('/v2/cdn/spaces/me?token=demo')).json().space.version
    const first = await version()
    await utimes(path.join(contentDir, HOME), new Date(), new Date())
    expect(await version()).toBe(first)
    await writeInto(contentDir, HOME, storyFile(1, 'home', { name: 'New name' }))
    expect(await version()).not.toBe(first)
    expect((await get('/v2/cdn/stories/home?token=demo')).json().story.name).toBe('New name')
  })

  test('an empty space has no stories and no error', async () => {
    const { get } = await serveSpace({})
    expect((await get('/v2/cdn/stories?token=demo')).json().stories).toEqual([])
  })

  test('lists datasources and their entries, in a dimension when asked', async () => {
    const { get } = await serveSpace({ 'datasources/1/datasources.json': DATASOURCES })
    const sources = (await get('/v2/cdn/datasources?token=demo&per_page=100')).json().datasources
    expect(sources[0]).toEqual({
      id: 9,
      name: 'Flags',
      slug: 'flags',
      dimensions: DATASOURCES[0]?.dimensions,
    })
    const entries = async (query: string) =>
      (await get(`/v2/cdn/datasource_entries?token=demo&datasource=${query}`)).json().datasource_entries
    const entry = { id: 91, name: 'get-started-modal', value: 'on' }
    expect(await entries('flags')).toEqual([{ ...entry, dimension_value: null }])
    expect(await entries('flags&dimension=zu')).toEqual([{ ...entry, dimension_value: 'vuliwe' }])
    expect(await entries('empty')).toEqual([])
  })

  test('counts tags', async () => {
    const stories = [
      storyFile(1, 'a', { tag_list: ['news', 'tips'] }),
      storyFile(2, 'b', { tag_list: ['news'] }),
    ]
    const { get } = await serveSpace(storyFiles(stories))
    expect((await get('/v2/cdn/tags?token=demo')).json().tags).toEqual([
      { name: 'news', taggings_count: 2 },
      { name: 'tips', taggings_count: 1 },
    ])
  })
})

describe('a published story that was edited since', () => {
  const edited = storyFile(1, 'home', { name: 'Edited', unpublished_changes: true })

  test('shows visitors its published form and editors the draft', async () => {
    const files = {
      ...storyFiles([edited]),
      ...storyFiles([storyFile(1, 'home', { name: 'Live' })], 'published'),
    }
    const { get } = await serveSpace(files)
    expect((await get('/v2/cdn/stories/home?token=demo')).json().story.name).toBe('Live')
    const draft = await get('/v2/cdn/stories/home?token=demo-preview&version=draft')
    expect(draft.json().story.name).toBe('Edited')
  })

  test('without a published form is reported', async () => {
    const { get } = await serveSpace(storyFiles([edited]))
    const answer = await get('/v2/cdn/stories?token=demo')
    expect([answer.statusCode, answer.json().error]).toEqual([
      500,
      `content/${HOME}: has unpublished changes but no published form in content/published/1/`,
    ])
  })
})

describe('a file that cannot be served is named with its problem', () => {
  test.each([
    ['not JSON', '{', /home_uuid-1\.json: .*JSON/],
    ['no uuid', { ...storyFile(1, 'home'), uuid: '' }, /home_uuid-1\.json: "uuid" must be a text/],
    ['a text as id', { ...storyFile(1, 'home'), id: '1' }, /"id" must be a whole number/],
    ['no block', storyFile(1, 'home', { content: {} }), /"content" must be a block with a "component"/],
    ['a list', [], /must hold one story object/],
  ])('%s', async (_, file, message) => {
    const { get } = await serveSpace({ [HOME]: file })
    const answer = await get('/v2/cdn/stories?token=demo')
    expect(answer.statusCode).toBe(500)
    expect(answer.json().error).toMatch(message)
  })

  test('two stories at one address', async () => {
    const { get } = await serveSpace(storyFiles([storyFile(1, 'home'), storyFile(2, 'home')]))
    expect((await get('/v2/cdn/stories?token=demo')).json().error).toBe(
      'content/stories/1/home_uuid-2.json: has the same full_slug home as content/stories/1/home_uuid-1.json',
    )
  })
})
