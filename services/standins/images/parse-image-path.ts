import { ImageRefused } from './image-refused'
import type { Operations } from './operations'
import { parseFilters } from './parse-filters'

export interface ImageRequest {
  /** `/f/{space}/{W}x{H}/{hash}/{file}`: the address of the original. */
  original: string
  hash: string
  file: string
  /** What follows `/m/`, without a slash at its end. */
  form: string
  /** Undefined asks for the original as it is. */
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
