import { readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { useTestDatabase } from '../../../database/testing/open'
import { writeInto } from '../../../testing/folder'
import { storyFile, storyFiles } from '../testing/fixtures'
import { serveEditableSpace } from '../testing/serve-editable-space'
import { pullContent } from './pull-content'

const database = await useTestDatabase()

const content = (title: string) => ({ _uid: 'b', component: 'page', title })
const rows = async () =>
  (
    (await database.execute(sql`select kind, id from standins.space_items order by kind, id`)) as unknown as {
      rows: { kind: string; id: number }[]
    }
  ).rows.map(({ kind, id }) => `${kind} ${id}`)
const clear = () => database.execute(sql`delete from standins.space_items`)

test('an edit counts until its file changes, and stays in the history', async () => {
  await clear()
  const file = storyFile(1, 'home', { content: content('file') })
  const space = await serveEditableSpace(database, storyFiles([file, storyFile(2, 'other')]))
  const title = async () =>
    ((await space.deliver('stories/home')).body.story as { content: { title: string } }).content.title
  expect(await rows()).toEqual([])
  await space.call('PUT', '/stories/1', { story: { content: content('edited') }, publish: 1 })
  expect([await title(), await rows()]).toEqual(['edited', ['story 1']])

  const again = await serveEditableSpace(database, space.contentDir)
  expect((await again.deliver('stories/home')).body.story).toMatchObject({ content: { title: 'edited' } })
  await writeInto(space.contentDir, 'stories/1/other_uuid-2.json', storyFile(2, 'other', { name: 'Other' }))
  expect(await title()).toBe('edited')

  await writeInto(space.contentDir, 'stories/1/home_uuid-1.json', { ...file, content: content('newer file') })
  expect([await title(), await rows()]).toEqual(['newer file', []])
  const versions = (await space.call('GET', '/story_versions?by_story_id=1&show_content=1')).body
  expect(JSON.stringify(versions)).toContain('edited')
  await writeInto(space.contentDir, 'stories/1/home_uuid-1.json', file)
  expect(await title()).toBe('file')
})

test('a host sees what another one on the same database has published', async () => {
  await clear()
  const one = await serveEditableSpace(database, storyFiles([storyFile(1, 'home')]))
  const other = await serveEditableSpace(database, one.contentDir)
  expect(await other.version()).toBe(await one.version())
  await one.call('POST', '/stories', {
    story: { name: 'New', slug: 'new', content: content('new') },
    publish: 1,
  })
  expect((await other.deliver('stories/new')).status).toBe(200)
  expect(await other.version()).toBe(await one.version())
})

test('a change that fails half-way leaves nothing behind', async () => {
  await clear()
  const { store, deliver, version, told } = await serveEditableSpace(
    database,
    storyFiles([storyFile(1, 'home'), storyFile(2, 'other')]),
  )
  const before = await version()
  const half = store.change(async (change) => {
    const story = (await change.read('story')).get(1)
    if (!story) throw new Error('no story')
    const draft = { ...story.draft, name: 'Half' }
    await change.put('story', [{ id: 1, draft, live: draft }])
    await change.keep('story', 1, draft, 'published')
    await change.tell('story.published', {})
    throw new Error('killed')
  })
  await expect(half).rejects.toThrow('killed')
  expect([await version(), await rows(), told]).toEqual([before, [], []])
  expect((await deliver('stories/home')).body.story?.name).toBe('Story 1')
})

const listing = async (folder: string) => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort()
}

test('content:pull writes what was edited to the files, after which the space is the same without a row', async () => {
  await clear()
  const { contentDir, ...space } = await serveEditableSpace(database, {
    ...storyFiles([
      storyFile(1, 'home'),
      storyFile(2, 'gone'),
      storyFile(3, 'renamed'),
      storyFile(4, 'kept'),
    ]),
    'components/1/components.json': [
      { id: 1, name: 'page', schema: {} },
      { id: 2, name: 'card', schema: {} },
    ],
    'datasources/1/datasources.json': [{ id: 9, name: 'Flags', slug: 'flags', dimensions: [], entries: [] }],
  })
  await space.call('PUT', '/stories/1', { story: { content: content('published') }, publish: 1 })
  await space.call('PUT', '/stories/1', { story: { content: content('draft') } })
  await space.call('DELETE', '/stories/2')
  await space.call('PUT', '/stories/3', { story: { slug: 'new-name' }, publish: 1 })
  const created = await space.call('POST', '/stories', {
    story: { name: 'New', slug: 'new', content: content('new') },
  })
  await space.call('PUT', '/components/2', { component: { display_name: 'A card' } })
  await space.call('POST', '/datasource_entries', {
    datasource_entry: { datasource_id: 9, name: 'cart', value: 'on' },
  })
  const version = await space.version()
  const stories = (await space.call('GET', '/stories')).body.stories
  const home = await space.deliver('stories/home')

  const { written, removed } = await pullContent(space.store)
  const uuid = String(created.body.story?.uuid)
  expect(written.sort()).toEqual([
    'content/components/1/components.json',
    'content/datasources/1/datasources.json',
    'content/published/1/home_uuid-1.json',
    'content/stories/1/home_uuid-1.json',
    `content/stories/1/new-name_uuid-3.json`,
    `content/stories/1/new_${uuid}.json`,
  ])
  expect(removed.sort()).toEqual([
    'content/stories/1/gone_uuid-2.json',
    'content/stories/1/renamed_uuid-3.json',
  ])
  expect((await listing(contentDir)).filter((name) => name.startsWith('stories'))).toEqual(
    [
      'stories/1/home_uuid-1.json',
      'stories/1/kept_uuid-4.json',
      'stories/1/new-name_uuid-3.json',
      `stories/1/new_${uuid}.json`,
    ].sort(),
  )
  const text = await readFile(path.join(contentDir, 'stories/1/home_uuid-1.json'), 'utf8')
  const story = JSON.parse(text) as object
  expect(text).toBe(`${JSON.stringify(story, null, 2)}\n`)
  expect(Object.keys(story)).toEqual(
    Object.keys(storyFile(1, 'home', { unpublished_changes: true })).sort(byFile(story)),
  )

  expect(await rows()).toEqual([])
  expect(await space.version()).toBe(version)
  expect((await space.call('GET', '/stories')).body.stories).toEqual(stories)
  expect(await space.deliver('stories/home')).toEqual(home)
  expect(await pullContent(space.store)).toEqual({ written: [], removed: [] })
  const plain = await serveEditableSpace(database, contentDir)
  expect(await plain.version()).toBe(version)
  await rm(path.join(contentDir, 'stories/1/kept_uuid-4.json'))
  expect(await plain.version()).not.toBe(version)
})

const byFile = (story: object) => {
  const keys = Object.keys(story)
  return (one: string, other: string) => keys.indexOf(one) - keys.indexOf(other)
}
