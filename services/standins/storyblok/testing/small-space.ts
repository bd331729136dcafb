import sharp from 'sharp'
import { writeFolder } from '../../../testing/folder'
import { storyFile, storyFiles } from './fixtures'

const NAMED = {
  description: '',
  created_at: '2026-11-01T08:00:00.000Z',
  updated_at: '2026-11-01T08:00:00.000Z',
}
export const COMPONENT = {
  name: 'page',
  display_name: 'Page',
  ...NAMED,
  id: 1001,
  schema: {
    title: { type: 'text', pos: 0 },
    body: { type: 'bloks', pos: 1 },
    related: { type: 'option', source: 'internal_stories', pos: 2 },
  },
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
export const DATASOURCE = {
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

/** A folder of the form of content/ with something of every kind that the official CLI moves. */
export async function smallSpace(): Promise<string> {
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
