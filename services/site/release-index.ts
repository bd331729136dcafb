import { readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { unlessMissing } from '../lib/unless-missing'
import { compressFiles } from './compress'
import { listSiteFiles, toIndexedFile, toSiteFile, type IndexedFile } from './site-index'

/** Of the file's shape: what another version has written is read anew from the files themselves. */
const VERSION = 3

interface KeptIndex {
  version: number
  files: readonly IndexedFile[]
}

const indexFile = (folder: string) => path.join(folder, '.index.json')

/**
 * Makes a release ready to be served: its texts compressed, and what the host must know of its files in one file beside them.
 * @param earlier folders of releases whose compressed forms of the same content are taken over
 */
export async function finishRelease(
  folder: string,
  files: readonly IndexedFile[],
  earlier: readonly string[],
): Promise<void> {
  await compressFiles(
    files.map((file) => toSiteFile(folder, file)),
    earlier,
  )
  const kept: KeptIndex = { version: VERSION, files }
  const part = `${indexFile(folder)}.${process.pid}.part`
  await writeFile(part, JSON.stringify(kept))
  await rename(part, indexFile(folder))
}

/** What the host must know of a release's files. One that was published without it is finished first. */
export async function readIndex(folder: string, earlier: readonly string[]): Promise<readonly IndexedFile[]> {
  const kept = await readKeptIndex(folder)
  if (kept) return kept
  const files: IndexedFile[] = []
  for (const { path: sitePath, file } of await listSiteFiles(folder))
    files.push(toIndexedFile(sitePath, await readFile(file)))
  await finishRelease(folder, files, earlier)
  return files
}

/** The same where it is there, and of this version. */
export async function readKeptIndex(folder: string): Promise<readonly IndexedFile[] | undefined> {
  const text = await unlessMissing(readFile(indexFile(folder), 'utf8'))
  if (text === undefined) return undefined
  const { version, files } = JSON.parse(text) as KeptIndex
  return version === VERSION ? files : undefined
}
