import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { unlessMissing } from '../../../lib/files'
import { isJsonObject, type JsonObject } from '../space'
import type { Pair, Pairs, Remembered } from './match'

/** The name that the staged content has for the CLI: no number of a space, so that everything is mapped by the manifests. */
export const STAGED = 'content'

const [STORIES, ASSETS, FOLDERS] = [`stories/${STAGED}`, `assets/${STAGED}`, `assets/${STAGED}/folders`]
const FILE = 'manifest.jsonl'

/** Reads what the CLI and earlier pushes wrote down of the uuids and addresses in a space. */
export async function readManifests(storage: string): Promise<Remembered> {
  const [stories, assets] = await Promise.all([STORIES, ASSETS].map((folder) => readLines(storage, folder)))
  return new Map([
    ...(stories ?? []).map((line) => [line.old_id, line.new_id] as const),
    ...(assets ?? []).map((line) => [line.old_id, line.new_filename] as const),
  ])
}

async function readLines(storage: string, folder: string): Promise<JsonObject[]> {
  const text = await unlessMissing(readFile(path.join(storage, folder, FILE), 'utf8'))
  const lines: unknown[] = (text ?? '')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as unknown)
  return lines.filter(isJsonObject)
}

/**
 * Writes for the CLI which things of content/ a space has, and under which numbers, uuids and addresses. What is written is what
 * has been found in the space, so that a manifest of another space, or none, does no harm.
 */
export async function writeManifests(storage: string, pairs: Pairs): Promise<void> {
  const ids = ({ here, there }: Both) => ({ old_id: here.id, new_id: there.id })
  const uuids = ({ here, there }: Both) => ({ old_id: here.draft.uuid, new_id: there.draft.uuid })
  const files = (both: Both) => ({
    ...ids(both),
    old_filename: both.here.draft.filename,
    new_filename: both.there.draft.filename,
  })
  await writeLines(
    storage,
    STORIES,
    inBoth(pairs.story).flatMap((both) => [uuids(both), ids(both)]),
  )
  await writeLines(storage, ASSETS, inBoth(pairs.asset).map(files))
  await writeLines(storage, FOLDERS, inBoth(pairs.asset_folder).map(ids))
}

type Both = { [Side in keyof Pair]: NonNullable<Pair[Side]> }

const inBoth = (pairs: readonly Pair[]): Both[] =>
  pairs.flatMap(({ here, there }) => (here && there ? [{ here, there }] : []))

async function writeLines(storage: string, folder: string, lines: readonly object[]): Promise<void> {
  await mkdir(path.join(storage, folder), { recursive: true })
  const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('')
  await writeFile(path.join(storage, folder, FILE), text)
}
