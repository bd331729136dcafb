import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { unlessMissing } from '../../../lib/files'
import { FILE_KINDS, readFileItems } from '../file-items'
import { DEMO_SPACE_ID, isJsonObject } from '../space'
import { type Contents, readContents } from './contents'
import { CLI_KINDS, runCli } from './run-cli'
import { callSpace, readPublished } from './space-api'
import type { TargetSpace } from './target'

interface ReadRequest {
  space: TargetSpace
  /** Is emptied, and holds what the CLI pulls. */
  folder: string
}

/** The CLI counts as an error that a space has none of a kind. */
const NONE = /No (components|datasources) found in the space/

/**
 * Pulls everything of a space with the official CLI into a folder of the form of content/. Published forms that are not the draft,
 * which the CLI does not know, come from the delivery API. Rejects with the sentence to show.
 */
export async function readSpace({ space, folder }: ReadRequest): Promise<Contents> {
  const { space: about } = await callSpace(space, 'GET', '')
  const previewToken = isJsonObject(about) ? String(about.first_token) : ''
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  for (const kind of CLI_KINDS) {
    const args = [kind, 'pull', ...(kind === 'assets' ? ['--target', 'space'] : [])]
    const { output, errors } = await runCli({ space, storage: folder }, args)
    if (errors.length > 0 && !NONE.test(output))
      throw new Error([`The ${kind} of the space could not all be read.`, ...errors].join('\n'))
    // The files here are those of space 1, whatever space they come from.
    if (space.spaceId !== DEMO_SPACE_ID)
      await unlessMissing(
        rename(path.join(folder, kind, space.spaceId), path.join(folder, kind, DEMO_SPACE_ID)),
      )
  }
  await writePublished(space, previewToken, folder)
  return readContents(folder)
}

/** Writes the published forms of the stories that have changes since. */
async function writePublished(space: TargetSpace, previewToken: string, folder: string): Promise<void> {
  const [, twins = ''] = FILE_KINDS.story.folders
  await mkdir(path.join(folder, twins), { recursive: true })
  const { items } = await readFileItems(folder, 'story')
  for (const { draft, file } of items) {
    if (draft.published !== true || draft.unpublished_changes !== true) continue
    const { name, slug, full_slug, content, published_at } = await readPublished(
      space,
      previewToken,
      String(draft.uuid),
    )
    const form = { ...draft, name, slug, full_slug, content, published_at, unpublished_changes: false }
    await writeFile(path.join(folder, twins, file), JSON.stringify(form))
  }
}
