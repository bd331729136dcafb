import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { unlessMissing } from '../../lib/files'

export interface PictureStore {
  /** A picture that is kept, undefined when there is none of this name. */
  read(name: string): Promise<Buffer | undefined>
  /** Keeps a picture, and lets go of those that were not asked for longest once all take too much. */
  keep(name: string, picture: Buffer): Promise<void>
}

/**
 * Keeps finished pictures in a folder, never more than `mostBytes`. Which were asked for last it knows by itself; after a
 * start, from when their files were last read.
 */
export function createPictureStore(folder: string, mostBytes: number): PictureStore {
  /** Bytes by name, the one asked for last at the end. */
  let sizes: Promise<Map<string, number>> | undefined
  const known = () =>
    (sizes ??= readSizes(folder)
      .then(dropOldest)
      .catch((error: unknown) => {
        // Tried again: a process with no file left to open has some in a moment.
        sizes = undefined
        throw error
      }))

  async function dropOldest(kept: Map<string, number>): Promise<Map<string, number>> {
    let total = [...kept.values()].reduce((sum, bytes) => sum + bytes, 0)
    for (const [name, bytes] of kept) {
      if (total <= mostBytes) break
      kept.delete(name)
      total -= bytes
      await rm(path.join(folder, name), { force: true })
    }
    return kept
  }

  const noteUse = (kept: Map<string, number>, name: string, { length }: Buffer) => {
    kept.delete(name)
    kept.set(name, length)
  }

  return {
    async read(name) {
      const kept = await known()
      const picture = await unlessMissing(readFile(path.join(folder, name)))
      if (picture) noteUse(kept, name, picture)
      else kept.delete(name)
      return picture
    },
    async keep(name, picture) {
      const kept = await known()
      const target = path.join(folder, name)
      // In two containers that share the folder, two processes can have one number.
      const part = `${target}.${randomUUID()}.part`
      try {
        await mkdir(path.dirname(target), { recursive: true })
        await writeFile(part, picture)
        await rename(part, target)
      } catch (error) {
        await rm(part, { force: true })
        throw error
      }
      noteUse(kept, name, picture)
      await dropOldest(kept)
    },
  }
}

/** The files of the folder, least recently read first. What was being written when a process ended is removed. */
async function readSizes(folder: string): Promise<Map<string, number>> {
  const names = (await unlessMissing(readdir(folder, { recursive: true }))) ?? []
  const files: { name: string; size: number; atimeMs: number }[] = []
  for (const name of names) {
    const file = path.join(folder, name)
    const found = await unlessMissing(stat(file))
    if (name.endsWith('.part')) await rm(file, { force: true })
    else if (found?.isFile()) files.push({ name, size: found.size, atimeMs: found.atimeMs })
  }
  files.sort((a, b) => a.atimeMs - b.atimeMs)
  return new Map(files.map(({ name, size }) => [name, size]))
}
