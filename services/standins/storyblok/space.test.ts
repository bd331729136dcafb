import { utimes } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { writeInto } from '../../testing/folder'
import { storyFile, storyFiles } from './testing/fixtures'
import { serveSpace } from './testing/serve-space'

const HOME = 'stories/1/home_uuid-1.json'
const FLAGS = {
  id: 9,
  name: 'Flags',
  slug: 'flags',
  dimensions: [{ id: 1, name: 'Zulu', entry_value: 'zu' }],
}
const DATASOURCES = [
  {
    ...FLAGS,
    entries: [{ id: 91, name: 'get-started-modal', value: 'on', dimension_values: { zu: 'vuliwe' } }],
  },
  { id: 10, name: 'Empty', slug: 'empty', dimensions: [], entries: [] },
]

/** One request to the space of these files, by the address after `/v2/cdn/`. */
const ask = async (files: Record<string, string | object>, address: string) =>
  (await serveSpace(files)).get(`/v2/cdn/${address}`)

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

  test('lists datasources and their entries, in a dimension on request', async () => {
    const { get } = await serveSpace({ 'datasources/1/datasources.json': DATASOURCES })
    const sources = (await get('/v2/cdn/datasources?token=demo&per_page=100')).json().datasources
    expect(sources[0]).toEqual(FLAGS)
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
    const answer = await ask(storyFiles([edited]), 'stories?token=demo')
    expect([answer.statusCode, answer.json().error]).toEqual([
      500,
      `content/${HOME}: has unpublished changes but no published form in content/published/1/`,
    ])
  })
})

describe('a file that cannot be served is named with its problem', () => {
  test.each([
    ['not JSON', '{', /^content\/stories\/1\/home_uuid-1\.json: line 1, column 2: Expected string in JSON/],
    ['no uuid', { ...storyFile(1, 'home'), uuid: '' }, /home_uuid-1\.json: "uuid" must be a text/],
    ['a text as id', { ...storyFile(1, 'home'), id: '1' }, /"id" must be a whole number/],
    ['no block', storyFile(1, 'home', { content: {} }), /"content" must be a block with a "component"/],
    ['a list', [], /must hold one story object/],
  ])('%s', async (_, file, message) => {
    const answer = await ask({ [HOME]: file }, 'stories?token=demo')
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

const SPACE = storyFiles([storyFile(1, 'home')])

const versionOf = async ({ get }: Awaited<ReturnType<typeof serveSpace>>): Promise<number> =>
  (await get('/v2/cdn/spaces/me?token=demo')).json().space.version

test.each([
  'stories?token=demo&filter_query[component][in]=page&starts_with=ho%26me',
  'stories?token=demo&cv=undefined&page=1',
  'stories?token=demo&cv=',
  'stories/home?token=demo',
  'links?token=demo',
  'tags?token=demo',
  'datasources?token=demo',
])('/v2/cdn/%s is redirected to the same address with the cache version', async (address) => {
  const served = await serveSpace(SPACE)
  const version = await versionOf(served)
  const requested = new URL(`/v2/cdn/${address}`, 'http://localhost')
  const answer = await served.app.inject({ url: `${requested.pathname}${requested.search}` })
  const to = new URL(String(answer.headers.location), requested)
  expect([answer.statusCode, to.pathname, to.searchParams.get('cv')]).toEqual([
    301,
    requested.pathname,
    String(version),
  ])
  expect(answer.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'cache-control': 'max-age=0, private, must-revalidate',
  })
  requested.searchParams.set('cv', String(version))
  expect([...to.searchParams]).toEqual([...requested.searchParams])
  expect((await served.app.inject({ url: to.pathname + to.search })).statusCode).toBe(200)
})

test.each([
  ['an older version', 'stories?token=demo&cv=1', 200],
  ['a draft', 'stories?token=demo-preview&version=draft', 200],
  ['the space, which says the version', 'spaces/me?token=demo', 200],
  ['a wrong token', 'stories?token=wrong', 401],
])('a request with %s is not redirected', async (_what, address, status) => {
  const { app } = await serveSpace(SPACE)
  expect((await app.inject({ url: `/v2/cdn/${address}` })).statusCode).toBe(status)
})

const FILES = { 'datasources/1/datasources.json': DATASOURCES }

test.each(['9', 'flags'])('one datasource is found by %s', async (key) => {
  const answer = await ask(FILES, `datasources/${key}?token=demo`)
  expect(answer.json()).toEqual({ datasource: FLAGS, cv: expect.any(Number) })
})

test.each(['11', 'colours', 'flags/entries'])('there is no datasource %s', async (key) => {
  const answer = await ask(FILES, `datasources/${key}?token=demo`)
  expect([answer.statusCode, answer.json()]).toEqual([404, ['This record could not be found']])
})
