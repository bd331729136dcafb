import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { ImageFormat, Operations } from './operations'
import { renderImage } from './render-image'

export interface ImageCache {
  /** The path of the finished picture below the cache's folder; made on the first call, shared by concurrent ones. */
  get(source: string, operations: Operations, format: ImageFormat): Promise<string>
}

/** Keeps finished pictures in a folder, by what the source holds and what was done to it. */
export function createImageCache(folder: string): ImageCache {
  const underway = new Map<string, Promise<void>>()

  async function make(target: string, source: Buffer, operations: Operations, format: ImageFormat) {
    if (await exists(target)) return
    const picture = await renderImage(source, operations, format)
    await mkdir(path.dirname(target), { recursive: true })
    // In two containers that share the folder, two processes can have one number.
    const part = `${target}.${randomUUID()}.part`
    await writeFile(part, picture)
    await rename(part, target)
  }

  return {
    async get(source, operations, format) {
      const bytes = await readFile(source)
      const key = createHash('sha256')
        .update(bytes)
        .update(JSON.stringify([operations, format]))
        .digest('hex')
      const name = `${key.slice(0, 2)}/${key.slice(2, 34)}.${format}`
      const work = underway.get(key) ?? make(path.join(folder, name), bytes, operations, format)
      underway.set(key, work)
      try {
        await work
      } finally {
        underway.delete(key)
      }
      return name
    },
  }
}

async function exists(file: string): Promise<boolean> {
  try {
    return (await stat(file)).isFile()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false
    throw error
  }
}
