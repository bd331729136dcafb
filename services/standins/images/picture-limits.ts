import { ImageRefused } from './image-refused'
import type { Size, SizePlan } from './plan-size'

/** What is decoded at most, in pixels: a photograph of a good camera. */
export const MOST_INPUT_PIXELS = 40_000_000
const MOST_PIXELS = 4_000_000
/** So much is made of any original, for icons and for frames of a fixed size. */
const FREE_PIXELS = 1_000_000

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
