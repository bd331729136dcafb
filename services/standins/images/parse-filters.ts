import type { Filters, ImageFormat } from './operations'
import { ImageRefused } from './image-refused'

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
export function parseFilters(text: string): Filters {
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
