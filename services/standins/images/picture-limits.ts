import { MOST_ORIGINAL_PIXELS } from '../../../src/content/rules'
import { ImageRefused } from './image-refused'
import type { Size, SizePlan } from './plan-size'

/** What is read of a file at most, in bytes. */
const MOST_BYTES = 64 * 2 ** 20
const MOST_PIXELS = 4_000_000
/** So much is made of any original, for icons and for frames of a fixed size. */
const FREE_PIXELS = 1_000_000

/** Refuses a file before it is read. Throws an ImageRefused. */
export function limitBytes(bytes: number): void {
  if (bytes <= MOST_BYTES) return
  const [has, most] = [bytes, MOST_BYTES].map((size) => Math.ceil(size / 2 ** 20))
  throw new ImageRefused(
    422,
    `This picture's file has ${has} MB, and pictures are made of ${most} MB at most.`,
  )
}

/** Refuses an original before it is decoded. Throws an ImageRefused. */
export function limitOriginal(original: Size): void {
  if (pixels(original) <= MOST_ORIGINAL_PIXELS) return
  const [has, most] = [pixels(original), MOST_ORIGINAL_PIXELS].map((count) => Math.ceil(count / 1e6))
  throw new ImageRefused(
    422,
    `This picture has ${has} megapixels, and pictures are made of ${most} megapixels at most.`,
  )
}

/**
 * Refuses to make a picture of more than four megapixels, or of more than its original has, on the way to its size
 * included. Throws an ImageRefused.
 */
export function limitPixels(source: Size, { scaled, result }: SizePlan): void {
  const most = Math.min(MOST_PIXELS, Math.max(FREE_PIXELS, pixels(source)))
  if (pixels(scaled) <= most && pixels(result) <= most) return
  throw new ImageRefused(400, `This picture can be made with at most ${most} pixels.`)
}

const pixels = ({ width, height }: Size): number => width * height
