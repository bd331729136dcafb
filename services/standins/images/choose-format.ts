import path from 'node:path'
import type { ImageFormat, Operations } from './operations'

const BY_EXTENSION: Record<string, ImageFormat> = {
  '.jpg': 'jpeg',
  '.jpeg': 'jpeg',
  '.png': 'png',
  '.gif': 'png',
  '.webp': 'webp',
  '.avif': 'avif',
}

/** Whether the service can work on a file: SVG, films and documents pass untouched. */
export function isRaster(file: string): boolean {
  return path.extname(file).toLowerCase() in BY_EXTENSION
}

/** The format filter decides; without one, WebP for those who accept it and the file's own format for the rest. */
export function chooseFormat(file: string, { filters }: Operations, accept = ''): ImageFormat {
  if (filters.format) return filters.format
  const own = BY_EXTENSION[path.extname(file).toLowerCase()] ?? 'jpeg'
  if (/\bimage\/webp\b/.test(accept)) return 'webp'
  return own === 'webp' || own === 'avif' ? 'jpeg' : own
}
