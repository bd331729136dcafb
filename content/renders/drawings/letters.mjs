import { execFileSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import * as hb from 'harfbuzzjs'
import wawoff from 'wawoff2'

const require = createRequire(import.meta.url)
const packaged = async (file) =>
  wawoff.decompress(await readFile(require.resolve(`@fontsource-variable/${file}`)))
const installed = (pattern) =>
  readFile(execFileSync('fc-match', ['-f', '%{file}', pattern], { encoding: 'utf8' }))

const SOURCES = {
  figtree: () => packaged('figtree/files/figtree-latin-wght-normal.woff2'),
  'figtree-italic': () => packaged('figtree/files/figtree-latin-wght-italic.woff2'),
  bricolage: () => packaged('bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2'),
  'serif-bold': () => installed('Liberation Serif:style=Bold'),
  'serif-italic': () => installed('Liberation Serif:style=Bold Italic'),
  slab: () => installed('DejaVu Serif Condensed:style=Condensed Bold'),
}

const faces = Object.fromEntries(
  await Promise.all(
    Object.entries(SOURCES).map(async ([name, read]) => {
      const bytes = Uint8Array.from(await read())
      return [name, new hb.Face(new hb.Blob(bytes.buffer))]
    }),
  ),
)

/**
 * A line of text as one path, its first letter's ink at `x` and its baseline at `y`; and where its ink ends. `spacing` is
 * added between letters, `narrow` scales the width, `slant` leans the letters.
 */
export function letters(text, { face, axes = {}, size, x = 0, y = 0, spacing = 0, narrow = 1, slant = 0 }) {
  const font = new hb.Font(faces[face])
  font.setVariations(Object.entries(axes).map(([tag, value]) => new hb.Variation(tag, value)))
  const buffer = new hb.Buffer()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  hb.shape(font, buffer)
  const scale = size / faces[face].upem
  const positions = buffer.getGlyphPositions()
  const points = []
  let pen = 0
  buffer.getGlyphInfos().forEach(({ codepoint }, at) => {
    for (const [, command, numbers] of font.glyphToPath(codepoint).matchAll(/([MLQCZ])([^MLQCZ]*)/g)) {
      const values = numbers ? numbers.split(/[ ,]+/).filter(Boolean).map(Number) : []
      const pairs = []
      for (let i = 0; i < values.length; i += 2)
        pairs.push([
          (pen + values[i] * scale + values[i + 1] * scale * slant) * narrow,
          -values[i + 1] * scale,
        ])
      points.push([command, pairs])
    }
    pen += positions[at].xAdvance * scale + spacing
  })
  const all = points.flatMap(([, pairs]) => pairs)
  const left = Math.min(...all.map(([at]) => at))
  const short = (value) => String(Math.round(value * 100) / 100)
  const path = points
    .map(
      ([command, pairs]) =>
        command + pairs.map(([px, py]) => `${short(px - left + x)} ${short(py + y)}`).join(' '),
    )
    .join('')
  return { path, end: Math.max(...all.map(([at]) => at)) - left + x }
}
