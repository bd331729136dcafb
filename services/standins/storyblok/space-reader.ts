import { createHash } from 'node:crypto'
import { singleFlight } from '../../lib/concurrency'
import { createFileReader, createItemReader, type ItemReader, type KindItems, NO_ROWS } from './item-reader'
import { digestOf, type Item } from './items'
import { parseDatasource, parseStory } from './parse-files'
import { ContentError, type JsonObject, type Space, type Story } from './space'

/**
 * The space as the content delivery API answers it, from the files of the official Storyblok CLI
 * (`storyblok … pull`/`push --path content`, space 1) and what was changed in the space since:
 *
 * - `content/stories/1/<slug>_<uuid>.json`: one story as the management API shows it. Push finds stories by `uuid`,
 *   creates folders (`is_folder`) before what lies in them, and publishes those with `published` and without
 *   `unpublished_changes`.
 * - `content/datasources/1/*.json`: one datasource or a list of them, each with its `entries`; an entry's values in
 *   other dimensions are in `dimension_values`.
 * - `content/components/1/components.json` and `groups.json`: the content model, not needed to answer readers.
 * - `content/assets/1/<name>_<id>.<ext>` with `<name>_<id>.json` beside it, read by the image service.
 *
 * The management API knows a story's last draft only. So a story that is published and has `unpublished_changes` needs
 * its published form in `content/published/1/` under the same file name, a folder the CLI does not touch.
 */
export interface SpaceReader {
  /** The space as it is now. Throws a ContentError that names the faulty files. */
  read(): Promise<Space>
}

/** Builds the space anew only when something in it has changed since the last call. */
export function createSpaceReader(source: string | ItemReader): SpaceReader {
  const reader = typeof source === 'string' ? createItemReader(createFileReader(source), NO_ROWS) : source
  let known: { from: readonly KindItems[]; space: Space } | undefined
  const read = singleFlight(async () => {
    const from = await reader.read(['story', 'datasource'])
    const [stories, datasources] = from
    if (!stories || !datasources) throw new Error('The reader left out a kind.')
    if (!known || from.some((items, index) => items !== known?.from[index]))
      known = { from, space: buildSpace(stories, datasources) }
    return known.space
  })
  return { read }
}

/** Throws a ContentError that lists every problem: no story is left out silently. */
function buildSpace(stories: KindItems, others: KindItems): Space {
  const problems = [...stories.problems, ...others.problems]
  const drafts = stories.items.flatMap((item) => attempt(item, item.draft, parseStory, problems))
  problems.push(...duplicates(drafts))
  const published = drafts.flatMap((parsed) => {
    const { item, value } = parsed
    if (value.isFolder || item.live === item.draft) return [parsed]
    return item.live ? attempt(item, item.live, parseStory, problems) : []
  })
  const datasources = others.items.flatMap((item) => attempt(item, item.draft, parseDatasource, problems))
  if (problems.length > 0) throw new ContentError(problems)
  return {
    version: versionOfAll([...published, ...datasources].map(({ form }) => form)),
    draft: drafts.map(({ value }) => value),
    published: published.map(({ value }) => value),
    datasources: datasources.map(({ value }) => value),
  }
}

interface Parsed<Value> {
  item: Item
  form: JsonObject
  value: Value
}

function attempt<Value>(
  item: Item,
  form: JsonObject,
  parse: (form: JsonObject) => Value,
  problems: string[],
): Parsed<Value>[] {
  try {
    return [{ item, form, value: parse(form) }]
  } catch (error) {
    problems.push(`${item.label}: ${error instanceof Error ? error.message : String(error)}`)
    return []
  }
}

function duplicates(stories: readonly Parsed<Story>[]): string[] {
  const problems: string[] = []
  const owners = new Map<string, string>()
  for (const { item, value } of stories) {
    for (const key of [
      `id ${value.id}`,
      `uuid ${value.uuid}`,
      value.isFolder ? '' : `full_slug ${value.full_slug}`,
    ]) {
      const owner = owners.get(key)
      if (key && owner) problems.push(`${item.label}: has the same ${key} as ${owner}`)
      else owners.set(key, item.label)
    }
  }
  return problems
}

/** A whole 31-bit number of what visitors see; real spaces count seconds, readers only compare. */
function versionOfAll(forms: readonly JsonObject[]): number {
  const hash = createHash('sha256')
  for (const digest of forms.map(digestOf).sort()) hash.update(digest)
  return hash.digest().readUInt32BE(0) >>> 1
}
