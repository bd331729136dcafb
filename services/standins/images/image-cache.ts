import { createHash } from 'node:crypto'
import { availableParallelism } from 'node:os'
import type { ImageFormat, Operations } from './operations'
import type { PictureSource } from './picture-source'
import { createPictureStore } from './picture-store'
import { renderImage } from './render-image'
import { createWorkQueue, type QueueLimits } from '../../lib/concurrency'

/** What finished pictures may take of the disk: several times what all the site's own take. */
const MOST_BYTES = 256 * 2 ** 20

/** Pictures are made beside pages, and pages come first: one processor is left to them. */
const QUEUE: QueueLimits = {
  workers: Math.min(2, Math.max(1, availableParallelism() - 1)),
  // A page asks for some thirty pictures that nobody has asked for before.
  places: 100,
}

/** A picture that is wanted: of which file, and what is to be done to it. */
interface Wanted {
  file: string
  source: PictureSource
  operations: Operations
  format: ImageFormat
  /** Whether the site shows it in this form. */
  isOfSite: boolean
}

export interface ImageCache {
  /** A name for what the picture will hold. */
  keyOf(wanted: Wanted): string
  /**
   * The finished picture; made when nobody has asked for it before, and not when the caller goes away first.
   * Throws a QueueFullError when too many wait to be made.
   */
  get(wanted: Wanted, caller: AbortSignal): Promise<Buffer>
}

/**
 * Makes pictures and keeps them in a folder.
 * @param onProblem hears why the folder could not be read or written; whoever asked has the picture all the same
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
      const kept = await store.read(name).catch(onProblem)
      if (kept) return kept
      const line = wanted.isOfSite ? 'first' : 'second'
      return queue.add({ key, line, caller }, async (signal) => {
        const picture = await renderImage(wanted, signal)
        await store.keep(name, picture).catch(onProblem)
        return picture
      })
    },
  }
}
