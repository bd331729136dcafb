import sharp, { type OverlayOptions, type Sharp } from 'sharp'
import type { Filters, ImageFormat, Operations } from './operations'
import { planSize, type Size, type SizePlan } from './plan-size'

/** The specification's default quality (spec 9). */
const DEFAULT_QUALITY = 80

/** Applies the operations to a picture and encodes it. Throws sharp's error when the bytes are not a picture. */
export async function renderImage(
  source: Buffer,
  operations: Operations,
  format: ImageFormat,
): Promise<Buffer> {
  const { filters } = operations
  const opaque = format === 'jpeg'
  const plan = planSize(await measure(source, filters.rotate), operations)
  const { data, info } = await scale(source, plan, filters, opaque)
    .raw()
    .toBuffer({ resolveWithObject: true })
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

async function measure(source: Buffer, rotate: Filters['rotate']): Promise<Size> {
  const { autoOrient: upright } = await sharp(source).metadata()
  const onItsSide = rotate === 90 || rotate === 270
  return onItsSide ? { width: upright.height, height: upright.width } : upright
}

function scale(
  source: Buffer,
  { scaled, crop, result }: SizePlan,
  { rotate }: Filters,
  opaque: boolean,
): Sharp {
  const picture = sharp(source).autoOrient()
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

/** Cuts the corners away, or paints them over where nothing may shine through. */
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
      return picture.avif({ quality: level }).toBuffer()
  }
}
