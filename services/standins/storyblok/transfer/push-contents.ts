import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { FILE_KINDS } from '../file-items'
import { assetFileName } from '../file-names'
import type { Kind } from '../items'
import type { JsonObject } from '../space'
import { comparePairs, type Difference, isLiveChanged, mergedEntries } from './compare'
import type { Contents, Entry } from './contents'
import { STAGED, writeManifests } from './manifests'
import type { Pairs } from './match'
import { CLI_KINDS, type CliKind, runCli } from './run-cli'
import { callSpace } from './space-api'
import type { TargetSpace } from './target'
import { forSpace } from './translate'

/** What is known of content/ and a space: the pairs as each side has them, and those with the numbers and uuids of content/. */
export interface Look {
  here: Contents
  raw: Pairs
  pairs: Pairs
}

interface PushRequest {
  contentDir: string
  space: TargetSpace
  /** Where what is pushed is laid out for the CLI. */
  storage: string
  deletes: boolean
  say(line: string): void
  look(): Promise<Look>
}

/** What is still to be pushed, and what the CLI said of it. */
interface Pushed {
  left: Difference[]
  problems: string[]
}

/**
 * The first push creates stories and publishes them; the second puts in what refers to stories that were new, and drafts of stories
 * that are published in another form. One more is for what the service has changed by then.
 */
const MOST_PUSHES = 3
const CLI_KIND_OF: Readonly<Record<Kind, CliKind>> = {
  component: 'components',
  component_group: 'components',
  preset: 'components',
  internal_tag: 'components',
  datasource: 'datasources',
  asset: 'assets',
  asset_folder: 'assets',
  story: 'stories',
}

/**
 * Pushes what differs to a space with the official CLI, and looks at the space again until nothing differs: the CLI does not say
 * reliably what has arrived. Nothing is deleted unless `deletes` is set.
 */
export async function pushContents(request: PushRequest, first: Look): Promise<Pushed> {
  const { space, storage, say, deletes, look } = request
  let now = first
  let left = toWrite(comparePairs(now.pairs, 'push'), deletes)
  const problems: string[] = []
  for (let push = 1; push <= MOST_PUSHES && left.length > 0; push += 1) {
    await stage(request, now, left)
    problems.length = 0
    for (const kind of CLI_KINDS) {
      const own = left.filter((difference) => CLI_KIND_OF[difference.kind] === kind && difference.source)
      if (own.length === 0) continue
      say(`Pushing ${kind}: ${own.length} …`)
      const { errors } = await runCli({ space, storage }, [kind, 'push', '--from', STAGED])
      problems.push(...errors)
    }
    await unpublish(space, now)
    if (deletes) await deleteOthers(space, now.raw)
    now = await look()
    left = toWrite(comparePairs(now.pairs, 'push'), deletes)
  }
  return { left, problems }
}

/** What only the target has is no reason to write, unless it is to go. */
export const toWrite = (differences: readonly Difference[], deletes: boolean): Difference[] =>
  differences.filter(
    ({ source, target, fields, onlyThere }) =>
      (source && (!target || fields.length > 0)) || (deletes && (!source || onlyThere.length > 0)),
  )

/** Lays out what differs, and what the CLI needs to push it. */
async function stage(
  { contentDir, storage, deletes }: PushRequest,
  { here, raw, pairs }: Look,
  left: readonly Difference[],
): Promise<void> {
  await rm(storage, { recursive: true, force: true })
  await writeManifests(storage, raw)
  const write = async (file: string, value: unknown) => {
    await mkdir(path.dirname(path.join(storage, file)), { recursive: true })
    await writeFile(path.join(storage, file), JSON.stringify(value, null, 2))
  }
  const formsOf = (entries: readonly Entry[]) => entries.map(({ draft }) => draft)
  const sourcesOf = (kind: Kind) =>
    left.flatMap((difference) => (difference.kind === kind && difference.source ? [difference] : []))

  const isOfKnown = ({ draft }: Entry) => here.component.some(({ id }) => id === draft.component_id)
  for (const kind of ['component', 'component_group', 'preset', 'internal_tag'] as const) {
    // The CLI deletes the presets that it is not given.
    const kept = kind === 'preset' && !deletes ? onlyThereOf(pairs, kind).filter(isOfKnown) : []
    await write(`components/${STAGED}/${FILE_KINDS[kind].list}`, formsOf([...here[kind], ...kept]))
  }
  await write(
    `datasources/${STAGED}/datasources.json`,
    sourcesOf('datasource').flatMap(({ source, target }) =>
      source ? [{ ...source.draft, entries: mergedEntries(source.draft, target?.draft, deletes) }] : [],
    ),
  )
  const [assets = ''] = FILE_KINDS.asset.folders
  for (const { draft, file } of here.asset_folder) await write(`assets/${STAGED}/folders/${file}`, draft)
  for (const { source } of sourcesOf('asset')) {
    if (!source) continue
    await write(`assets/${STAGED}/${source.file}`, source.draft)
    const name = assetFileName(source.draft)
    await copyFile(path.join(contentDir, assets, name), path.join(storage, 'assets', STAGED, name))
  }
  for (const { source, target } of sourcesOf('story'))
    if (source) await write(`stories/${STAGED}/${source.file}`, forSpace(nextForm(source, target), raw))
}

const onlyThereOf = (pairs: Pairs, kind: Kind): Entry[] =>
  pairs[kind].flatMap(({ here, there }) => (there && !here ? [there] : []))

/** A story that is published in another form than its draft is published first, and then gets its draft. */
const nextForm = (source: Entry, target: Entry | undefined): JsonObject =>
  source.live && (!target || isLiveChanged(source, target)) ? source.live : source.draft

/** Takes back what is published there and a draft here, which the CLI leaves published. */
async function unpublish(space: TargetSpace, { raw }: Look): Promise<void> {
  for (const { here, there } of raw.story) {
    if (!here || !there || here.draft.is_folder === true) continue
    if (here.live === null && there.live !== null)
      await callSpace(space, 'GET', `/stories/${there.id}/unpublish`)
  }
}

/** The kinds in the order in which they can be deleted, and their addresses. The CLI deletes entries and presets itself. */
const DELETED = [
  ['story', 'stories'],
  ['asset', 'assets'],
  ['asset_folder', 'asset_folders'],
  ['datasource', 'datasources'],
  ['component', 'components'],
  ['component_group', 'component_groups'],
  ['internal_tag', 'internal_tags'],
] as const

async function deleteOthers(space: TargetSpace, raw: Pairs): Promise<void> {
  for (const [kind, path] of DELETED) {
    // What is in a folder goes first: it cannot be found once the folder is gone.
    const others = onlyThereOf(raw, kind).sort((one, other) => depthOf(other) - depthOf(one))
    for (const { id } of others) await callSpace(space, 'DELETE', `/${path}/${id}`)
  }
}

const depthOf = ({ draft }: Entry): number =>
  String(draft.full_slug ?? '').split('/').length * 2 - (draft.is_folder === true ? 1 : 0)
