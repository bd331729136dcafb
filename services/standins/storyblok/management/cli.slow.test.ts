import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { useTestDatabase } from '../../../database/testing/open'
import { writeFolder, writeInto } from '../../../testing/folder'
import { storyFile, storyFiles } from '../testing/fixtures'
import { runCli } from '../testing/run-cli'
import { serveEditableSpace } from '../testing/serve-editable-space'

const database = await useTestDatabase()

const NAMED = {
  description: '',
  created_at: '2026-11-01T08:00:00.000Z',
  updated_at: '2026-11-01T08:00:00.000Z',
}
const COMPONENT = {
  name: 'page',
  display_name: 'Page',
  ...NAMED,
  id: 1001,
  schema: { title: { type: 'text', pos: 0 }, body: { type: 'bloks', pos: 1 } },
  image: null,
  preview_field: null,
  is_root: true,
  preview_tmpl: null,
  is_nestable: false,
  all_presets: [],
  preset_id: null,
  real_name: 'page',
  component_group_uuid: 'a5b0c1de-0000-4000-8000-000000000001',
  color: null,
  icon: null,
  internal_tags_list: [],
  internal_tag_ids: [],
  content_type_asset_preview: null,
}
const DATASOURCE = {
  id: 9,
  name: 'Colours',
  slug: 'colours',
  dimensions: [{ id: 3, name: 'Zulu', entry_value: 'zu' }],
  entries: [
    { id: 91, name: 'Green', value: 'green', datasource_id: 9, dimension_values: { zu: 'luhlaza' } },
    { id: 92, name: 'Orange', value: 'orange', datasource_id: 9 },
  ],
}
const ASSET = {
  alt: 'A square',
  title: '',
  copyright: '',
  source: '',
  focus: '',
  meta_data: {},
  id: 77,
  filename: 'https://a.storyblok.com/f/1/4x4/0123456789/square.png',
  short_filename: 'square.png',
  asset_folder_id: null,
  is_private: false,
}

async function makeContent() {
  const png = await sharp({ create: { width: 4, height: 4, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  const folder = storyFile(2, 'shop', { is_folder: true, published: false, published_at: null, content: {} })
  const stories = [
    storyFile(1, 'home'),
    folder,
    storyFile(3, 'shop', { full_slug: 'shop/', is_startpage: true, parent_id: 2 }),
    storyFile(4, 'shop/khumo', { parent_id: 2, unpublished_changes: true, name: 'Draft' }),
    storyFile(5, 'shop/later', { parent_id: 2, published: false, published_at: null }),
  ]
  return writeFolder({
    ...storyFiles(stories),
    ...storyFiles([storyFile(4, 'shop/khumo', { parent_id: 2, name: 'Live' })], 'published'),
    'components/1/components.json': [COMPONENT],
    'components/1/groups.json': [
      { name: 'Pages', id: 500, uuid: COMPONENT.component_group_uuid, parent_id: null, parent_uuid: null },
    ],
    'datasources/1/datasources.json': [DATASOURCE],
    'assets/1/square_77.json': ASSET,
    'assets/1/square_77.png': png,
  })
}

const KINDS = ['components', 'datasources', 'assets', 'stories']

/** What the CLI has written of a space, by file. */
async function filesIn(folder: string): Promise<Record<string, string>> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = names
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((name) => !/^(logs|reports)\/|manifest/.test(name))
    .sort()
  return Object.fromEntries(
    await Promise.all(
      files.map(
        async (name) => [name, (await readFile(path.join(folder, name))).toString('latin1')] as const,
      ),
    ),
  )
}

test('the official CLI pulls the space, a push changes nothing, and a change that it pushes is delivered', async () => {
  const space = await serveEditableSpace(database, await makeContent())
  const [first, second] = [await writeFolder(), await writeFolder()]
  for (const kind of KINDS) await runCli(space.url, first, kind, 'pull')
  const pulled = await filesIn(first)
  expect(Object.keys(pulled)).toEqual([
    'assets/1/square_77.json',
    'assets/1/square_77.png',
    'components/1/components.json',
    'components/1/groups.json',
    'datasources/1/datasources.json',
    'stories/1/home_uuid-1.json',
    'stories/1/khumo_uuid-4.json',
    'stories/1/later_uuid-5.json',
    'stories/1/shop_uuid-2.json',
    'stories/1/shop_uuid-3.json',
  ])
  expect(JSON.parse(pulled['components/1/components.json'] ?? '')).toEqual([COMPONENT])
  expect(JSON.parse(pulled['datasources/1/datasources.json'] ?? '')).toEqual([DATASOURCE])

  const version = await space.version()
  for (const kind of KINDS) await runCli(space.url, first, kind, 'push')
  expect(await space.version()).toBe(version)
  for (const kind of KINDS) await runCli(space.url, second, kind, 'pull')
  expect(await filesIn(second)).toEqual(pulled)

  const home = path.join(first, 'stories/1/home_uuid-1.json')
  const content = { _uid: 'blok-1', component: 'page', title: 'From a file' }
  await writeInto(first, 'stories/1/home_uuid-1.json', {
    ...(JSON.parse(await readFile(home, 'utf8')) as object),
    content,
  })
  await runCli(space.url, first, 'stories', 'push')
  expect((await space.deliver('stories/home')).body.story).toMatchObject({ content })
  expect(await space.version()).not.toBe(version)
})
