import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { unlessMissing } from '../../lib/files'
import { createWorkQueue, type QueueLimits } from '../../lib/concurrency'
import type { ImageFormat, Operations } from './parse-image-path'
import type { PictureSource } from './picture-source'
import { renderImage } from './render-image'

/** The disk space of finished pictures: several times what the site's own pictures need. */
const MOST_BYTES = 256 * 2 ** 20

/** One processor is left to serving pages, which come first. */
const QUEUE: QueueLimits = {
  workers: Math.min(2, Math.max(1, availableParallelism() - 1)),
  // A page has some thirty pictures that may all be new.
  places: 100,
}

/** A requested picture: its file, and the operations on it. */
interface Wanted {
  file: string
  source: PictureSource
  operations: Operations
  format: ImageFormat
  /** Whether the site shows the picture in this form. */
  isOfSite: boolean
}

interface ImageCache {
  /** A name for the content of the picture. */
  keyOf(wanted: Wanted): string
  /**
   * The finished picture. It is made at its first request, unless the caller disconnects before.
   * Throws a QueueFullError when too many pictures wait to be made.
   */
  get(wanted: Wanted, caller: AbortSignal): Promise<Buffer>
}

/**
 * Makes pictures and stores them in a folder.
 * @param onProblem gets the error when the folder cannot be read or written; the caller gets the picture all the same
 */
export function createImageCache(
  folder: string,
  onProblem: (error: unknown) => void,
  limits = QUEUE,
): ImageCache {
  const store = createPictureStore(folder, MOST_BYTES)
  const queue = createWorkQueue<Buffer>(limits)

  const keyOf = ({ source, operations, format }: Wanted): string =>
    createHash('sha256')
      .update(JSON.stringify([source.digest, operations, format]))
      .digest('hex')
      .slice(0, 34)

  return {
    keyOf,
    async get(wanted, caller) {
      const key = keyOf(wanted)
      const name = `${key.slice(0, 2)}/${key.slice(2)}.${wanted.format}`
      const cached = await store.read(name).catch(onProblem)
      if (cached) return cached
      const line = wanted.isOfSite ? 'first' : 'second'
      return queue.add({ key, line, caller }, async (signal) => {
        const picture = await renderImage(wanted, signal)
        await store.keep(name, picture).catch(onProblem)
        return picture
      })
    },
  }
}

interface PictureStore {
  /** A stored picture; undefined when there is none of this name. */
  read(name: string): Promise<Buffer | undefined>
  /** Stores a picture, and deletes the least recently used ones while all together take too much space. */
  keep(name: string, picture: Buffer): Promise<void>
}

/**
 * Stores finished pictures in a folder, never more than `mostBytes`. It remembers the order of their last use; after a start it
 * takes that from the files' access times.
 */
export function createPictureStore(folder: string, mostBytes: number): PictureStore {
  /** Bytes by name, the most recently used one last. */
  let sizes: Promise<Map<string, number>> | undefined
  const known = () =>
    (sizes ??= readSizes(folder)
      .then(dropOldest)
      .catch((error: unknown) => {
        // The next call reads again: a process without free file handles may have some in a moment.
        sizes = undefined
        throw error
      }))

  async function dropOldest(cached: Map<string, number>): Promise<Map<string, number>> {
    let total = [...cached.values()].reduce((sum, bytes) => sum + bytes, 0)
    for (const [name, bytes] of cached) {
      if (total <= mostBytes) break
      cached.delete(name)
      total -= bytes
      await rm(path.join(folder, name), { force: true })
    }
    return cached
  }

  const noteUse = (cached: Map<string, number>, name: string, { length }: Buffer) => {
    cached.delete(name)
    cached.set(name, length)
  }

  return {
    async read(name) {
      const cached = await known()
      const picture = await unlessMissing(readFile(path.join(folder, name)))
      if (picture) noteUse(cached, name, picture)
      else cached.delete(name)
      return picture
    },
    async keep(name, picture) {
      const cached = await known()
      const target = path.join(folder, name)
      // Not by process id: two containers that share the folder can have the same one.
      const part = `${target}.${randomUUID()}.part`
      try {
        await mkdir(path.dirname(target), { recursive: true })
        await writeFile(part, picture)
        await rename(part, target)
      } catch (error) {
        await rm(part, { force: true })
        throw error
      }
      noteUse(cached, name, picture)
      await dropOldest(cached)
    },
  }
}

/** The files of the folder, least recently read first. Files that an ended process left half written are removed. */
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
