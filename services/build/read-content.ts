import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { EXAMPLES } from '../../src/blocks/examples.gen'
import type { LibraryAsset } from '../../src/content-check'
import type { Story } from '../../src/page'
import type { FlagEntry } from '../../src/platform/flags'
import { type AnsweredStory, toStory } from '../lib/answered-story'
import { askService, CONTENT_API } from '../lib/ask-service'
import { unlessMissing } from '../lib/files'
import type { ContentSource } from './content-source'

/** The largest page of stories, and of entries of a datasource. */
const PER_PAGE = { stories: 100, datasource_entries: 1000, datasources: 1000 }

/** Every item of a list of the content API, page after page. */
async function readList<Item>(
  { endpoint, token }: Pick<ContentSource, 'endpoint' | 'token'>,
  list: keyof typeof PER_PAGE,
  query: Record<string, string> = {},
): Promise<Item[]> {
  const items: Item[] = []
  for (let page = 1; ; page += 1) {
    const url = new URL(`${endpoint}/cdn/${list}`)
    const common = { version: 'published', token, per_page: String(PER_PAGE[list]), page: String(page) }
    url.search = new URLSearchParams({ ...common, ...query }).toString()
    const response = await askService(CONTENT_API, url)
    const answered = ((await response.json()) as Partial<Record<string, Item[]>>)[list] ?? []
    items.push(...answered)
    if (answered.length === 0 || items.length >= Number(response.headers.get('total') ?? 0)) return items
  }
}

/**
 * The published stories of a space and its datasources, by their slugs. Rejects with a sentence when the content service does not
 * answer as it should.
 */
export async function readContent(
  source: Pick<ContentSource, 'endpoint' | 'token'>,
): Promise<{ stories: Story[]; datasources: Record<string, FlagEntry[]> }> {
  const stories = await readList<AnsweredStory>(source, 'stories', { sort_by: 'full_slug:asc' })
  const datasources: Record<string, FlagEntry[]> = {}
  for (const { slug } of await readList<{ slug: string }>(source, 'datasources'))
    datasources[slug] = await readList<FlagEntry>(source, 'datasource_entries', { datasource: slug })
  return { stories: stories.map(toStory), datasources }
}

const namesIn = async (folder: string): Promise<string[]> => (await unlessMissing(readdir(folder))) ?? []

/** The folders of the published form of a draft and of all stories, below that of the content. */
const STORIES = ['published/1', 'stories/1']

/** The files of the published stories by their uuids, as paths from the folder of the content. */
export async function readStoryFiles(contentDir: string): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>()
  for (const folder of STORIES)
    for (const name of await namesIn(path.join(contentDir, folder))) {
      const [, uuid] = /_([^_]+)\.json$/.exec(name) ?? []
      if (uuid && !files.has(uuid)) files.set(uuid, `${folder}/${name}`)
    }
  return files
}

/** The examples of the blocks, which the gallery shows. */
const GALLERY = JSON.stringify(EXAMPLES)

/**
 * The files of the library without those of the gallery. The content API does not list them, so only those in content/assets/ are
 * known.
 */
export async function readLibrary(contentDir: string): Promise<LibraryAsset[]> {
  const folder = path.join(contentDir, 'assets/1')
  const names = (await namesIn(folder)).filter((name) => name.endsWith('.json'))
  const assets = await Promise.all(
    names.map(async (name) => JSON.parse(await readFile(path.join(folder, name), 'utf8')) as LibraryAsset),
  )
  return assets.filter(({ filename }) => !GALLERY.includes(filename))
}
