import type { Operations } from './parse-image-path'

export interface Size {
  width: number
  height: number
}

interface Box extends Size {
  left: number
  top: number
}

/** How a picture gets its size: it is scaled, then cropped or put on a canvas. All in pixels. */
export interface SizePlan {
  scaled: Size
  /** The window that is cut out of the scaled picture; undefined: the renderer chooses the important part. */
  crop: Box | undefined
  /** The size of the result, canvas included. */
  result: Size
}

/** Decides the sizes for a picture of this upright size. */
export function planSize(upright: Size, { width, height, fitIn, smart, filters }: Operations): SizePlan {
  const onItsSide = filters.rotate === 90 || filters.rotate === 270
  const source = onItsSide ? { width: upright.height, height: upright.width } : upright
  const ratio = source.width / source.height
  const box = {
    width: width || (height ? round(height * ratio) : source.width),
    height: height || (width ? round(width / ratio) : source.height),
  }
  if (fitIn) return planFitIn(source, box, filters.fill !== undefined)

  const target = filters.noUpscale ? shrinkInto(box, source) : box
  const scale = Math.max(target.width / source.width, target.height / source.height)
  const scaled = {
    width: Math.max(target.width, round(source.width * scale)),
    height: Math.max(target.height, round(source.height * scale)),
  }
  const focus = filters.focal ?? { left: 0, top: 0, right: source.width, bottom: source.height }
  const crop = {
    left: centre(((focus.left + focus.right) / 2) * scale, target.width, scaled.width),
    top: centre(((focus.top + focus.bottom) / 2) * scale, target.height, scaled.height),
    ...target,
  }
  return { scaled, crop: smart && !filters.focal ? undefined : crop, result: target }
}

/** The whole picture inside the box, never larger than it is; a fill colour keeps the box's size. */
function planFitIn(source: Size, box: Size, keepBox: boolean): SizePlan {
  const scaled = shrinkInto(source, box)
  return { scaled, crop: { left: 0, top: 0, ...scaled }, result: keepBox ? box : scaled }
}

/** The largest size of the same ratio that fits and is no larger than the given one. */
function shrinkInto(size: Size, limit: Size): Size {
  const scale = Math.min(1, limit.width / size.width, limit.height / size.height)
  return { width: round(size.width * scale), height: round(size.height * scale) }
}

function centre(point: number, window: number, whole: number): number {
  return Math.max(0, Math.min(whole - window, Math.round(point - window / 2)))
}

function round(pixels: number): number {
  return Math.max(1, Math.round(pixels))
}
