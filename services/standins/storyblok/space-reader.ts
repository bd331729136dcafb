import { createHash } from 'node:crypto'
import path from 'node:path'
import { singleFlight } from '../../lib/concurrency'
import { parseDatasources, parseStory } from './parse-files'
import { fingerprintFolders, readJsonFiles, type TextFile } from './read-files'
import { ContentError, type Space, type Story } from './space'

/**
 * Reads the space from the files of the official Storyblok CLI (`storyblok … pull`/`push --path content`, space 1):
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

const KINDS = ['stories', 'published', 'datasources'] as const
type SpaceFiles = Record<(typeof KINDS)[number], TextFile[]>

/** Reads the files of the space from the content folder. A missing folder counts as empty. */
async function readSpaceFiles(contentDir: string): Promise<SpaceFiles> {
  const read = async (kind: string) =>
    [kind, await readJsonFiles(path.join(contentDir, kind, '1'), `content/${kind}/1`)] as const
  return Object.fromEntries(await Promise.all(KINDS.map(read))) as SpaceFiles
}

/** Builds the space. Throws a ContentError that lists every faulty file: no story is left out silently. */
function buildSpace(files: SpaceFiles): Space {
  const problems: string[] = []
  const parsed = attempt(files.stories, parseStory, problems)
  const twins = new Map(
    attempt(files.published, parseStory, problems).map((twin) => [twin.file.name, twin.value]),
  )
  problems.push(...duplicates(parsed))

  const published: Story[] = []
  for (const { file, value: story } of parsed) {
    if (story.isFolder) published.push(story)
    if (story.isFolder || !story.isPublished) continue
    const live = story.hasChanges ? twins.get(file.name) : story
    if (live) published.push(live)
    else problems.push(`${file.label}: has unpublished changes but no published form in content/published/1/`)
  }
  const datasources = attempt(files.datasources, parseDatasources, problems).flatMap(({ value }) => value)
  if (problems.length > 0) throw new ContentError(problems)
  return { version: versionOf(files), draft: parsed.map(({ value }) => value), published, datasources }
}

interface Parsed<T> {
  file: TextFile
  value: T
}

function attempt<T>(files: TextFile[], parse: (text: string) => T, problems: string[]): Parsed<T>[] {
  return files.flatMap((file) => {
    try {
      return [{ file, value: parse(file.text) }]
    } catch (error) {
      problems.push(`${file.label}: ${error instanceof Error ? error.message : String(error)}`)
      return []
    }
  })
}

function duplicates(stories: Parsed<Story>[]): string[] {
  const problems: string[] = []
  const owners = new Map<string, string>()
  for (const { file, value } of stories) {
    for (const key of [
      `id ${value.id}`,
      `uuid ${value.uuid}`,
      value.isFolder ? '' : `full_slug ${value.full_slug}`,
    ]) {
      const owner = owners.get(key)
      if (key && owner) problems.push(`${file.label}: has the same ${key} as ${owner}`)
      else owners.set(key, file.label)
    }
  }
  return problems
}

/** A whole 31-bit number from the files' names and bytes; real spaces count seconds, readers only compare. */
function versionOf(files: SpaceFiles): number {
  const hash = createHash('sha256')
  for (const file of KINDS.flatMap((kind) => files[kind])) {
    hash.update(`${file.label}\0${file.text}\0`)
  }
  return hash.digest().readUInt32BE(0) >>> 1
}

export interface SpaceReader {
  /** The space as the files are now. Throws a ContentError that names the faulty files. */
  read(): Promise<Space>
}

/** Reads the space again only when a file has changed since the last call. */
export function createSpaceReader(contentDir: string): SpaceReader {
  const folders = KINDS.map((kind) => path.join(contentDir, kind, '1'))
  let known: { fingerprint: string; space: Space } | undefined
  const read = singleFlight(async () => {
    const fingerprint = await fingerprintFolders(folders)
    if (known?.fingerprint !== fingerprint) {
      known = { fingerprint, space: buildSpace(await readSpaceFiles(contentDir)) }
    }
    return known.space
  })
  return { read }
}
