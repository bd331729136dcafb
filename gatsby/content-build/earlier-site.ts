import { copyFile, mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { unlessMissing } from '../../services/lib/files'
import { readKeptIndex } from '../../services/site/releases'
import { fileHash } from '../../services/site/site-index'
import { NeedsGatsby } from '../../services/build/needs-gatsby'

/** The files of the last release, by their paths in the address, such as `/za/index.html`. */
export interface EarlierSite {
  paths: ReadonlySet<string>
  /** Whether a file has exactly this text. */
  has(path: string, text: string): boolean
  /** Rejects with NeedsGatsby where there is no such file. */
  readJson<Value>(path: string): Promise<Value>
  /** Copies a file below another folder. Rejects with NeedsGatsby where there is no such file. */
  copy(path: string, folder: string): Promise<void>
}

/** @param folder of the release */
export const openEarlierSite = async (folder: string): Promise<EarlierSite> => {
  const index = await readKeptIndex(folder)
  if (!index) throw new NeedsGatsby('the last release has no list of its files.')
  const hashes = new Map(index.files.map(({ path: file, hash }) => [file, hash]))
  const orMissing = async <Value>(file: string, reading: Promise<Value>): Promise<NonNullable<Value>> => {
    const found = await unlessMissing(reading)
    if (found === undefined || found === null) throw new NeedsGatsby(`the last release has no ${file}.`)
    return found
  }
  return {
    paths: new Set(hashes.keys()),
    has: (file, text) => hashes.get(file) === fileHash(Buffer.from(text)),
    readJson: async <Value>(file: string) =>
      JSON.parse(await orMissing(file, readFile(path.join(folder, file), 'utf8'))) as Value,
    async copy(file, target) {
      const copy = path.join(target, file)
      await mkdir(path.dirname(copy), { recursive: true })
      await orMissing(
        file,
        copyFile(path.join(folder, file), copy).then(() => true),
      )
    },
  }
}
