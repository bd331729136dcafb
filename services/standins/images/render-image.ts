import { readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp, { type OverlayOptions, type Sharp } from 'sharp'
import { MOST_ORIGINAL_PIXELS } from '../../../src/content/images/asset'
import { ImageRefused } from './limits'
import type { Filters, ImageFormat, Operations } from './parse-image-path'
import { planSize, type Size, type SizePlan } from './plan-size'

const BY_EXTENSION: Record<string, ImageFormat> = {
  '.jpg': 'jpeg',
  '.jpeg': 'jpeg',
  '.png': 'png',
  '.gif': 'png',
  '.webp': 'webp',
  '.avif': 'avif',
}

/** Whether the service can change a file: SVG, films and documents are served as they are. */
export function isRaster(file: string): boolean {
  return path.extname(file).toLowerCase() in BY_EXTENSION
}

/** The format filter decides; without one, WebP for callers that accept it and the file's own format for the rest. */
export function chooseFormat(file: string, { filters }: Operations, accept = ''): ImageFormat {
  if (filters.format) return filters.format
  const own = BY_EXTENSION[path.extname(file).toLowerCase()] ?? 'jpeg'
  if (/\bimage\/webp\b/.test(accept)) return 'webp'
  return own === 'webp' || own === 'avif' ? 'jpeg' : own
}

/** The specification's default quality (spec 9). */
const DEFAULT_QUALITY = 80

/** Of 9. Two megapixels take 1 s; with 4, sharp's default, 7 s for a file as large. */
const AVIF_EFFORT = 2

/** The work stays on one processor, and no picture stays in memory, since the same process serves pages. */
sharp.concurrency(1)
sharp.cache(false)

interface Wanted {
  file: string
  /** The file's upright size. */
  source: Size
  operations: Operations
  format: ImageFormat
}

/**
 * Applies the operations to a picture and encodes it; between the two it checks whether `signal` was aborted. Throws an
 * ImageRefused when the file is incomplete or not a picture.
 */
export async function renderImage(
  { file, source, operations, format }: Wanted,
  signal: AbortSignal,
): Promise<Buffer> {
  signal.throwIfAborted()
  const { filters } = operations
  const opaque = format === 'jpeg'
  const plan = planSize(source, operations)
  const { data, info } = await scale(await readFile(file), plan, filters, opaque)
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch((cause: unknown) => {
      throw new ImageRefused(422, 'This file cannot be read as a picture to its end.', { cause })
    })
  signal.throwIfAborted()
  const { width, height, channels } = info
  const picture = extend(
    sharp(data, { raw: { width, height, channels } }),
    { width, height },
    plan.result,
    filters,
    opaque,
  )
  if (operations.flipHorizontally) picture.flop()
  if (operations.flipVertically) picture.flip()
  adjust(picture, filters)
  if (filters.roundCorner) roundCorners(picture, plan.result, filters.roundCorner, opaque)
  return encode(picture, format, filters.quality ?? DEFAULT_QUALITY)
}

function scale(
  source: Buffer,
  { scaled, crop, result }: SizePlan,
  { rotate }: Filters,
  opaque: boolean,
): Sharp {
  const picture = sharp(source, { limitInputPixels: MOST_ORIGINAL_PIXELS }).autoOrient()
  if (rotate) picture.rotate(360 - rotate)
  if (opaque) picture.flatten({ background: '#ffffff' })
  if (!crop)
    return picture.resize(result.width, result.height, { fit: 'cover', position: sharp.strategy.attention })
  return picture.resize(scaled.width, scaled.height, { fit: 'fill' }).extract(crop)
}

function extend(picture: Sharp, size: Size, canvas: Size, { fill }: Filters, opaque: boolean): Sharp {
  const [x, y] = [canvas.width - size.width, canvas.height - size.height]
  if (fill === undefined || (x <= 0 && y <= 0)) return picture
  const clear = opaque ? '#ffffff' : { r: 0, g: 0, b: 0, alpha: 0 }
  const [left, top] = [Math.floor(x / 2), Math.floor(y / 2)]
  return picture.extend({
    left,
    top,
    right: x - left,
    bottom: y - top,
    background: fill === 'transparent' ? clear : `#${fill}`,
  })
}

function adjust(picture: Sharp, { blur, brightness, grayscale }: Filters): void {
  if (blur) picture.blur(blur)
  if (brightness) picture.linear(1, brightness * 2.55)
  if (grayscale) picture.grayscale()
}

/** Cuts the corners away, or paints them over where the picture may not be transparent. */
function roundCorners(
  picture: Sharp,
  { width, height }: Size,
  { radius, red, green, blue, transparent }: NonNullable<Filters['roundCorner']>,
  opaque: boolean,
): void {
  const svg = (inner: string): Buffer =>
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${inner}</svg>`)
  const shape = `width="${width}" height="${height}"`
  const layer: OverlayOptions =
    transparent && !opaque
      ? { input: svg(`<rect ${shape} rx="${radius}"/>`), blend: 'dest-in' }
      : {
          input: svg(
            `<mask id="m"><rect ${shape} fill="white"/><rect ${shape} rx="${radius}"/></mask>` +
              `<rect ${shape} fill="rgb(${red},${green},${blue})" mask="url(#m)"/>`,
          ),
        }
  picture.ensureAlpha().composite([layer])
}

function encode(picture: Sharp, format: ImageFormat, quality: number): Promise<Buffer> {
  const level = Math.max(1, quality)
  switch (format) {
    case 'webp':
      return picture.webp({ quality: level }).toBuffer()
    case 'jpeg':
      return picture.jpeg({ quality: level, mozjpeg: true }).toBuffer()
    case 'png':
      return picture.png().toBuffer()
    case 'avif':
      return picture.avif({ quality: level, effort: AVIF_EFFORT }).toBuffer()
  }
}
