import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import sharp from 'sharp'
import { ImageRefused, limitBytes, limitOriginal } from './limits'
import type { Size } from './plan-size'

/** A picture's upright size in pixels, and a digest of its file. */
export interface PictureSource extends Size {
  digest: string
}

/** Reads a picture's file once, and again when it has changed. Throws an ImageRefused when it is too large or not a picture. */
export function createSourceReader(): (file: string) => Promise<PictureSource> {
  const known = new Map<string, { written: string; source: PictureSource }>()
  return async (file) => {
    const { mtimeMs, size } = await stat(file)
    const written = `${mtimeMs}:${size}`
    const found = known.get(file)
    if (found?.written === written) return found.source
    limitBytes(size)
    const source = await readSource(file)
    known.set(file, { written, source })
    return source
  }
}

/** The upright size of a picture or a drawing. Throws an ImageRefused for anything else. */
export async function measurePicture(bytes: Buffer): Promise<Size> {
  const read = sharp(bytes, { limitInputPixels: false }).metadata()
  const { autoOrient } = await read.catch((cause: unknown) => {
    throw new ImageRefused(422, 'This file cannot be read as a picture.', { cause })
  })
  return autoOrient
}

async function readSource(file: string): Promise<PictureSource> {
  const bytes = await readFile(file)
  const upright = await measurePicture(bytes)
  limitOriginal(upright)
  return { ...upright, digest: createHash('sha256').update(bytes).digest('hex') }
}
