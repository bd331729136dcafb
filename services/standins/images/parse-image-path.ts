import { ImageRefused } from './limits'

export type ImageFormat = 'webp' | 'jpeg' | 'png' | 'avif'

/** The operations on a picture, in pixels and in the image service's own units. */
export interface Operations {
  /** 0 on one side keeps the ratio; 0 on both keeps the size. */
  width: number
  height: number
  flipHorizontally: boolean
  flipVertically: boolean
  /** Keeps the whole picture inside the box instead of cropping it to the box. */
  fitIn: boolean
  /** Crops to the important part instead of the middle. */
  smart: boolean
  filters: Filters
}

export interface Filters {
  /** 0 to 100. */
  quality?: number
  format?: ImageFormat
  /** Background of the box with fitIn: six hexadecimal digits or `transparent`. */
  fill?: string
  /** The area to keep, in pixels of the source. */
  focal?: { left: number; top: number; right: number; bottom: number }
  /** Strength of the blur, 0 to 100. */
  blur?: number
  /** -100 to 100. */
  brightness?: number
  /** Degrees, counterclockwise as the service counts them. */
  rotate?: 0 | 90 | 180 | 270
  grayscale?: true
  roundCorner?: { radius: number; red: number; green: number; blue: number; transparent: boolean }
  noUpscale?: true
}

interface ImageRequest {
  /** `/f/{space}/{W}x{H}/{hash}/{file}`: the address of the original. */
  original: string
  hash: string
  file: string
  /** The part after `/m/`, without a slash at its end. */
  form: string
  /** Undefined: the original as it is. */
  operations: Operations | undefined
}

/** The image service's largest side, in pixels. */
const MAX_SIDE = 4000

const ORIGINAL = /^\/f\/\d+\/(?:(?:\d+x\d+|x)\/)?([0-9a-z]+)\/([^/]+\.[0-9a-z]+)/i

/**
 * Reads an address of the image service:
 * `/f/{space}/{W}x{H}/{hash}/{file}[/m[/fit-in][/[-]{w}x[-]{h}][/smart][/filters:a(v):b(v)]][/]`.
 * Undefined when it is not the address of an asset at all; throws an ImageRefused when the operations make no sense.
 */
export function parseImagePath(path: string): ImageRequest | undefined {
  const [original, hash, file] = ORIGINAL.exec(path) ?? []
  if (!original || !hash || !file) return undefined
  const rest = path.slice(original.length).replace(/^\/|\/$/g, '')
  if (rest === '') return { original, hash, file, form: '', operations: undefined }
  const [mark, ...segments] = rest.split('/')
  if (mark !== 'm') return undefined
  return { original, hash, file, form: segments.join('/'), operations: parseOperations(segments) }
}

function parseOperations(segments: string[]): Operations {
  const queue = [...segments]
  const take = (pattern: RegExp) => {
    const match = pattern.exec(queue[0] ?? '')
    if (match) queue.shift()
    return match
  }
  const fitIn = take(/^fit-in$/) !== null
  const size = take(/^(-?)(\d+)x(-?)(\d+)$/)
  const smart = take(/^smart$/) !== null
  const filters = take(/^filters:(.+)$/)
  if (queue.length > 0) throw new ImageRefused(422, `"${queue[0]}" is not an operation, or not in its place`)
  const [, flipX, width, flipY, height] = size ?? []
  return {
    width: side(width),
    height: side(height),
    flipHorizontally: flipX === '-',
    flipVertically: flipY === '-',
    fitIn,
    smart,
    filters: filters ? parseFilters(filters[1] ?? '') : {},
  }
}

function side(text = '0'): number {
  const pixels = Number(text)
  if (pixels > MAX_SIDE) throw new ImageRefused(422, `a side is at most ${MAX_SIDE} pixels`)
  return pixels
}

type FilterParser = (operand: string) => Filters

const FORMATS = new Map<string, ImageFormat>([
  ['webp', 'webp'],
  ['jpeg', 'jpeg'],
  ['jpg', 'jpeg'],
  ['png', 'png'],
  ['avif', 'avif'],
])

const PARSERS: Record<string, FilterParser> = {
  quality: (operand) => ({ quality: whole('quality', operand, 0, 100) }),
  format: (operand) => {
    const format = FORMATS.get(operand)
    if (!format) throw new ImageRefused(422, 'format must be webp, jpeg, png or avif')
    return { format }
  },
  fill: (operand) => {
    if (!/^([0-9a-f]{6}|transparent)$/i.test(operand)) {
      throw new ImageRefused(422, 'fill must be six hexadecimal digits or transparent')
    }
    return { fill: operand.toLowerCase() }
  },
  focal: (operand) => {
    const [, left, top, right, bottom] = /^(\d+)x(\d+):(\d+)x(\d+)$/.exec(operand) ?? []
    const focal = { left: Number(left), top: Number(top), right: Number(right), bottom: Number(bottom) }
    if (!(focal.right >= focal.left && focal.bottom >= focal.top)) {
      throw new ImageRefused(422, 'focal must be an area such as 450x500:550x600')
    }
    return { focal }
  },
  blur: (operand) => {
    const [radius = '', sigma] = operand.split(',')
    const range = [0, 100] as const
    const strength = whole('blur', radius, ...range)
    return { blur: sigma === undefined ? strength : whole('blur', sigma, ...range) }
  },
  brightness: (operand) => ({ brightness: whole('brightness', operand, -100, 100) }),
  rotate: (operand) => {
    const degrees = whole('rotate', operand, 0, 360) % 360
    if (degrees !== 0 && degrees !== 90 && degrees !== 180 && degrees !== 270) {
      throw new ImageRefused(422, 'rotate must be 0, 90, 180 or 270')
    }
    return { rotate: degrees }
  },
  grayscale: (operand) => withoutOperand('grayscale', operand, { grayscale: true }),
  no_upscale: (operand) => withoutOperand('no_upscale', operand, { noUpscale: true }),
  round_corner: (operand) => {
    const [radius = '', red = '255', green = '255', blue = '255', transparent = '0'] = operand.split(',')
    const colour = (text: string) => whole('round_corner', text, 0, 255)
    return {
      roundCorner: {
        radius: whole('round_corner', radius.split('|')[0] ?? '', 0, 4000),
        red: colour(red),
        green: colour(green),
        blue: colour(blue),
        transparent: transparent === '1' || transparent === 'true',
      },
    }
  },
}

/** Reads `name(operand):name(operand)`. Throws an ImageRefused for a filter or value the service does not know. */
function parseFilters(text: string): Filters {
  if (!/^[a-z_]+\([^()]*\)(:[a-z_]+\([^()]*\))*$/.test(text)) {
    throw new ImageRefused(422, 'filters must read filters:name(value):name(value)')
  }
  const filters: Filters = {}
  for (const [, name = '', operand = ''] of text.matchAll(/([a-z_]+)\(([^()]*)\)/g)) {
    const parse = Object.hasOwn(PARSERS, name) ? PARSERS[name] : undefined
    if (!parse) throw new ImageRefused(422, `there is no filter ${name}`)
    Object.assign(filters, parse(operand))
  }
  return filters
}

function whole(filter: string, text: string, min: number, max: number): number {
  const value = Number(text)
  if (!/^-?\d+$/.test(text) || value < min || value > max) {
    throw new ImageRefused(422, `${filter} takes whole numbers from ${min} to ${max}`)
  }
  return value
}

function withoutOperand(name: string, operand: string, filters: Filters): Filters {
  if (operand !== '') throw new ImageRefused(422, `${name} takes no value`)
  return filters
}
