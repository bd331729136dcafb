import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import sharp from 'sharp'
import type { Size } from './plan-size'

/** A picture's upright size in pixels, and a digest of what its file holds. */
export interface PictureSource extends Size {
  digest: string
}

/** Looks into a picture's file once, and again when the file has changed. Throws sharp's error when it is no picture. */
export function createSourceReader(): (file: string) => Promise<PictureSource> {
  const known = new Map<string, { written: string; source: PictureSource }>()
  return async (file) => {
    const { mtimeMs, size } = await stat(file)
    const written = `${mtimeMs}:${size}`
    const found = known.get(file)
    if (found?.written === written) return found.source
    const source = await readSource(file)
    known.set(file, { written, source })
    return source
  }
}

async function readSource(file: string): Promise<PictureSource> {
  const bytes = await readFile(file)
  const { autoOrient } = await sharp(bytes).metadata()
  return { ...autoOrient, digest: createHash('sha256').update(bytes).digest('hex') }
}
