import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { useTestDatabase } from '../../../database/testing/open'
import type { JsonObject } from '../space'
import { storyFile, storyFiles } from '../testing/fixtures'
import { spaceEvents } from '../store/schema'
import { serveEditableSpace } from '../testing/serve-editable-space'

const database = await useTestDatabase()

const FOLDER = storyFile(2, 'shop', { is_folder: true, published: false, published_at: null, content: {} })
const FILES = storyFiles([
  storyFile(1, 'home'),
  FOLDER,
  storyFile(3, 'shop', { full_slug: 'shop/', is_startpage: true, parent_id: 2 }),
  storyFile(4, 'shop/khumo', { parent_id: 2 }),
  storyFile(5, 'shop/neo', { parent_id: 2 }),
])

/** Another space for each test: what it edits has other numbers than what earlier tests of this database have edited. */
let spaces = 0
const serve = () => {
  spaces += 1
  const files = JSON.parse(JSON.stringify(FILES).replaceAll('uuid-', `uuid-${spaces}-`)) as typeof FILES
  return serveEditableSpace(database, files)
}
type Space = Awaited<ReturnType<typeof serve>>

const content = (title: string) => ({ _uid: 'b', component: 'page', title })
const save = (space: Space, id: number, story: object, more: object = {}) =>
  space.call('PUT', `/stories/${id}`, { story, ...more })
const read = async (space: Space, id: number) => (await space.call('GET', `/stories/${id}`)).body.story ?? {}
const titleOf = (story: unknown) => ((story as JsonObject).content as JsonObject).title

test('of two editors at one story the second is told, and what they wrote is in the history', async () => {
  const space = await serve()
  const { current_version_id: base } = await read(space, 1)
  expect((await save(space, 1, { content: content('first'), base_version_id: base })).status).toBe(200)
  const second = await save(space, 1, { content: content('second'), base_version_id: base })
  expect([second.status, second.body]).toMatchObject([409, { error: expect.stringContaining('history') }])
  const current = await read(space, 1)
  expect([titleOf(current), current.current_version_id]).toEqual(['first', second.body.current_version_id])

  const restored = await space.call(
    'GET',
    `/stories/1/restore_with?version=${String(second.body.refused_version_id)}&versions_v2=true`,
  )
  expect(titleOf(restored.body.story)).toBe('second')
  const forced = { content: content('forced'), base_version_id: base }
  expect((await save(space, 1, forced, { force_update: '1' })).status).toBe(200)
})

test('the history has the form of the file and every form that was saved or published', async () => {
  const space = await serve()
  const list = async () =>
    (await space.call('GET', '/story_versions?by_story_id=4&show_content=true')).body
      .story_versions as unknown as { id: number; status: string; content: JsonObject }[]
  const before = await list()
  expect(before).toMatchObject([{ status: 'files', content: { component: 'page' } }])
  await save(space, 4, { content: content('one') })
  await save(space, 4, { content: content('two') }, { publish: 1 })
  await save(space, 4, { content: content('two') })
  const after = await list()
  expect(after.slice(0, 3).map(({ status, content: { title } }) => [status, title])).toEqual([
    ['published', 'two'],
    ['draft', 'one'],
    ['files', undefined],
  ])
  const file = after.find(({ id }) => id === before[0]?.id)
  await space.call('PUT', `/versions/${String(file?.id)}?model=stories&model_id=4`)
  expect(titleOf(await read(space, 4))).toBeUndefined()
  expect((await space.call('GET', '/stories/4/versions')).body.versions).toMatchObject([
    { is_draft: true, item_id: 4 },
    { is_draft: false },
    { is_draft: true },
    {},
  ])
})

test('the cache version changes with what visitors see, and not with drafts', async () => {
  const space = await serve()
  const versions = [await space.version()]
  const note = async () => versions.push(await space.version())
  await save(space, 5, { content: content('draft'), slug: 'neo-2' })
  await note()
  expect(versions[1]).toBe(versions[0])
  expect((await space.deliver('stories/shop/neo')).status).toBe(200)
  await space.call('GET', '/stories/5/publish')
  await note()
  expect((await space.deliver('stories/shop/neo')).status).toBe(404)
  expect((await space.deliver('stories/shop/neo-2')).body.story).toMatchObject({
    content: { title: 'draft' },
  })
  await save(space, 2, { slug: 'store' })
  await note()
  expect((await space.deliver('stories/store/')).body.story).toMatchObject({ id: 3, is_startpage: true })
  expect((await space.deliver('stories/store/neo-2')).status).toBe(200)
  await space.call('PUT', '/stories/5/move?after_id=3')
  await note()
  await save(space, 5, { parent_id: 0 })
  await note()
  expect((await space.deliver('stories/neo-2')).status).toBe(200)
  await space.call('GET', '/stories/5/unpublish')
  await note()
  expect((await space.deliver('stories/neo-2')).status).toBe(404)
  expect(new Set(versions.slice(1)).size).toBe(versions.length - 1)
  await expect.poll(() => space.told.length).toBe(5)
  expect(space.told.map(({ topic, event }) => [topic, event.story_id, event.full_slug])).toEqual([
    ['story.published', 5, 'shop/neo-2'],
    ['story.moved', 2, 'store'],
    ['story.moved', 5, 'store/neo-2'],
    ['story.moved', 5, 'neo-2'],
    ['story.unpublished', 5, 'neo-2'],
  ])
})

test('a story with blocks and rich text nested as deep as in content/ is stored', async () => {
  const space = await serve()
  const nest = (levels: number): object => (levels === 0 ? { text: 'deep' } : { content: [nest(levels - 1)] })
  const deep = { ...content('deep'), body: [nest(12)] }
  expect((await save(space, 1, { content: deep }, { publish: 1 })).status).toBe(200)
  expect((await space.deliver('stories/home')).body.story).toMatchObject({ content: deep })
  expect((await save(space, 1, { content: { ...deep, body: [nest(60)] } })).status).toBe(400)
})

test('a deleted folder takes along what is in it', async () => {
  const space = await serve()
  expect((await space.call('DELETE', '/stories/2')).body.story).toMatchObject({ id: 2, slug: 'shop' })
  expect((await space.call('GET', '/stories?starts_with=shop')).body.stories).toEqual([])
  expect((await space.deliver('stories/shop/khumo')).status).toBe(404)
  await expect.poll(() => space.told.map(({ event }) => event.story_id).sort()).toEqual([2, 3, 4, 5])
})

test('a list has the headers of pages, folders, and both stories at the address of a folder', async () => {
  const space = await serve()
  const list = async (query: string) => {
    const { headers, body } = await space.call('GET', `/stories?${query}`)
    const stories = body.stories as unknown as { id: number }[]
    return { ids: stories.map(({ id }) => id), total: headers.get('total'), perPage: headers.get('per-page') }
  }
  expect(await list('per_page=2&page=2&sort_by=id:asc')).toEqual({ ids: [3, 4], total: '5', perPage: '2' })
  expect((await list('by_slugs=shop')).ids).toEqual([2, 3])
  expect((await list('folder_only=1')).ids).toEqual([2])
  expect((await list('story_only=true&with_parent=2')).ids).toEqual([3, 4, 5])
  expect((await list('contain_component=page&search=KHUMO')).ids).toEqual([4])
  expect((await list('is_published=false')).ids).toEqual([2])
  expect((await list('in_trash=true')).ids).toEqual([])
})

test.each([
  [
    'a slug that is taken',
    'POST',
    '/stories',
    { story: { name: 'N', slug: 'home', content: content('x') } },
    { slug: ['has already been taken'] },
  ],
  [
    'a slug that is taken in a folder',
    'PUT',
    '/stories/4',
    { story: { slug: 'neo' } },
    { slug: ['has already been taken'] },
  ],
  [
    'no name',
    'POST',
    '/stories',
    { story: { slug: 'n', content: content('x') } },
    { name: ["can't be blank"] },
  ],
  [
    'no slug',
    'POST',
    '/stories',
    { story: { name: 'N', content: content('x') } },
    { slug: ["can't be blank"] },
  ],
  [
    'a path as slug',
    'POST',
    '/stories',
    { story: { name: 'N', slug: '../x', content: content('x') } },
    { slug: ['is invalid'] },
  ],
  [
    'no component',
    'POST',
    '/stories',
    { story: { name: 'N', slug: 'n', content: {} } },
    { content: ["can't be blank"] },
  ],
  ['a story as folder', 'PUT', '/stories/1', { story: { parent_id: 4 } }, { parent_id: ['is invalid'] }],
  ['itself as folder', 'PUT', '/stories/2', { story: { parent_id: 2 } }, { parent_id: ['is invalid'] }],
  ['a number as name', 'PUT', '/stories/1', { story: { name: 7 } }, { name: ['is invalid'] }],
  [
    'a stranger to go after',
    'PUT',
    '/stories/4/move?after_id=1',
    {},
    { after_id: ['is not in the same folder'] },
  ],
  [
    'versions of a component',
    'GET',
    '/versions?model=components&model_id=1',
    undefined,
    { model: ['is invalid'] },
  ],
  ['a page that is none', 'GET', '/stories?page=0', undefined, { error: expect.stringContaining('page') }],
])('%s is answered 422 with the field', async (_case, method, to, body, expected) => {
  const space = await serve()
  const before = await space.version()
  const answer = await space.call(method, to, body)
  expect([answer.status, answer.body]).toEqual([422, expected])
  expect(await space.version()).toBe(before)
})

test.each([
  ['GET', '/stories/99'],
  ['PUT', '/stories/99'],
  ['DELETE', '/stories/99'],
  ['GET', '/stories/home'],
  ['GET', '/stories/1/restore_with?version=1'],
  ['GET', '/nothing'],
])('%s %s is answered 404', async (method, to) => {
  const space = await serve()
  const { status, body } = await space.call(method, to, method === 'PUT' ? { story: {} } : undefined)
  expect([status, body]).toEqual([404, ['This record could not be found']])
})

test('a wrong token, another space, a missing object and a body that is no JSON are refused', async () => {
  const { url } = await serve()
  const ask = async (to: string, init: RequestInit = {}, token = 'demo-management') => {
    const headers = { authorization: token, 'content-type': 'application/json' }
    const response = await fetch(`${url}/v1${to}`, { ...init, headers })
    return [response.status, await response.json()]
  }
  expect(await ask('/spaces/1/stories', {}, 'demo')).toEqual([401, { error: 'Unauthorized' }])
  expect(await ask('/spaces/1/stories', {}, '')).toEqual([401, { error: 'Unauthorized' }])
  expect(await ask('/spaces/2/stories')).toEqual([404, ['This record could not be found']])
  expect(await ask('/spaces/1/stories', { method: 'POST', body: '{}' })).toEqual([
    400,
    { error: 'param is missing or the value is empty: story' },
  ])
  expect((await ask('/spaces/1/stories', { method: 'POST', body: '{' }))[0]).toBe(400)
  expect(await ask('/users/me')).toMatchObject([200, { user: { friendly_name: 'Demo editor' } }])
  expect(await ask('/spaces/1')).toMatchObject([200, { space: { id: 1, first_token: 'demo-preview' } }])
})

test('without a receiver nothing is sent and nothing warns: what there is to tell waits in the database', async () => {
  const files = JSON.parse(JSON.stringify(FILES).replaceAll('uuid-', 'uuid-alone-')) as typeof FILES
  const space = await serveEditableSpace(database, files, { hasWebhook: false })
  expect((await save(space, 1, { name: 'Published' }, { publish: 1 })).status).toBe(200)
  const waiting = database.select().from(spaceEvents).where(eq(spaceEvents.attempts, 0))
  expect((await waiting).map(({ topic }) => topic)).toContain('story.published')
  expect((await space.deliver('stories/home')).body.story).toMatchObject({ name: 'Published' })
  expect(space.told).toEqual([])
})
