import { PALETTE } from '../../../shared/palette'
import { MOST_ORIGINAL_PIXELS } from '../../../src/content/images/asset'
import { resizedForm, shareForm, THUMBNAILS, WIDTHS } from '../../../src/content/images/forms'
import { PLACES } from '../../../src/content/images/places'
import type { Size, SizePlan } from './plan-size'

/** A picture that the service does not make. The status and the message, a sentence for the caller, become the answer. */
export class ImageRefused extends Error {
  constructor(
    readonly status: 400 | 422,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options)
    this.name = 'ImageRefused'
  }
}

/** The largest file that is read, in bytes. */
const MOST_BYTES = 64 * 2 ** 20
const MOST_PIXELS = 4_000_000
/** Any original may become a picture of so many pixels, for icons and for frames of a fixed size. */
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
 * Refuses a picture with more than four megapixels or more than its original has, also as an intermediate result. Throws an
 * ImageRefused.
 */
export function limitPixels(source: Size, { scaled, result }: SizePlan): void {
  const most = Math.min(MOST_PIXELS, Math.max(FREE_PIXELS, pixels(source)))
  if (pixels(scaled) <= most && pixels(result) <= most) return
  throw new ImageRefused(400, `This picture can be made with at most ${most} pixels.`)
}

const pixels = ({ width, height }: Size): number => width * height

const FORMS: ReadonlySet<string> = new Set([
  ...[WIDTHS, ...Object.values(PLACES).map(({ widths }) => widths)].flat().map((width) => resizedForm(width)),
  ...Object.values(THUMBNAILS).map(({ width, height }) => resizedForm(width, height)),
  shareForm({}),
  ...Object.values(PALETTE).map((colour) => shareForm({ colour })),
])

/** An original's width in pixels, and the focal point that its editor set, as Storyblok writes it. */
type Original = { width: number; focus: string }

/**
 * Whether the site requests a picture in this form, the part of its address after `/m/`. The site also shows a picture at its own
 * width, and crops it around its focal point alone: with any point, anybody could have any number of pictures made.
 */
export const isSiteForm = (form: string, { width, focus }: Original): boolean =>
  FORMS.has(form) || form === resizedForm(width) || form === shareForm({ focus })
