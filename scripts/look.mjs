/**
 * `npm run look [part of an address…]`: takes every page of the gallery and of the demo space from its top to its end, at 390,
 * 768 and 1440 px, and combines the pictures into contact sheets. All files are in .data/look.
 */
import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { begin } from './lib/begin.mjs'
import { root } from './lib/paths.mjs'
import { takePages } from './lib/take-pages.mjs'

/** In pixels. A page is cut into strips of one height, which are placed side by side in rows. */
const SHEET = { width: 3000, strip: 1500, rows: 2, label: 34, gap: 24, background: '#e9e4d8' }
/** Pixels of a strip's width, by the width of the window. */
const STRIPS = { 390: 260, 768: 384, 1440: 576 }

await begin()
const { default: sharp } = await import('sharp')

const folder = path.join(root, '.data', 'look')
const taken = path.join(folder, 'pages')
await rm(folder, { recursive: true, force: true })
const isWhole = await takePages('look', taken, { LOOK_DIR: taken, LOOK_AT: process.argv.slice(2).join(' ') })
const sheets = await writeSheets()
console.log(
  `${sheets.length} sheets in ${path.relative(root, folder)}, and every page in its folder "pages".`,
)
if (!isWhole) {
  console.error('Not every page could be taken: see above.')
  process.exitCode = 1
}

/** A page as strips, from its top to its end. */
async function stripsOf(file, width) {
  const { data, info } = await sharp(path.join(taken, file))
    .resize({ width })
    .png()
    .toBuffer({ resolveWithObject: true })
  const tops = Array.from({ length: Math.ceil(info.height / SHEET.strip) }, (_, at) => at * SHEET.strip)
  return Promise.all(
    tops.map((top) => {
      const height = Math.min(SHEET.strip, info.height - top)
      return sharp(data).extract({ left: 0, top, width, height }).png().toBuffer()
    }),
  )
}

function labelOf(name, width) {
  const words = name.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${SHEET.label}"><text y="24" font-family="sans-serif" font-size="20" fill="#222">${words}</text></svg>`,
  )
}

/** Where each strip of each page stands: by sheet, from left to right and from the upper row to the lower. */
function place(pages, width) {
  const perRow = Math.floor((SHEET.width - SHEET.gap) / (width + SHEET.gap))
  const perSheet = perRow * SHEET.rows
  return pages
    .flatMap(({ name, strips }) => strips.map((input, at) => ({ input, label: at === 0 ? name : '' })))
    .map((strip, at) => ({
      ...strip,
      sheet: Math.floor(at / perSheet),
      left: SHEET.gap + (at % perRow) * (width + SHEET.gap),
      top: SHEET.gap + (Math.floor(at / perRow) % SHEET.rows) * (SHEET.label + SHEET.strip + SHEET.gap),
    }))
}

/** @returns the names of the sheets: `390 pages 1.webp` */
async function writeSheets() {
  const files = (await readdir(taken)).sort()
  const written = []
  for (const [window, width] of Object.entries(STRIPS)) {
    for (const kind of ['blocks', 'pages']) {
      const own = files.filter((file) => file.startsWith(`${window} ${kind} `))
      const pages = []
      for (const file of own)
        pages.push({
          name: file.slice(`${window} ${kind} `.length, -'.png'.length),
          strips: await stripsOf(file, width),
        })
      const placed = place(pages, width)
      const count = (placed.at(-1)?.sheet ?? -1) + 1
      for (let sheet = 0; sheet < count; sheet += 1)
        written.push(
          await writeSheet(
            `${window} ${kind} ${sheet + 1}`,
            placed.filter((strip) => strip.sheet === sheet),
            width,
          ),
        )
    }
  }
  return written
}

async function writeSheet(name, strips, width) {
  const rows = new Set(strips.map(({ top }) => top)).size
  const height = SHEET.gap + rows * (SHEET.label + SHEET.strip + SHEET.gap)
  const layers = strips.flatMap(({ input, label, left, top }) => [
    ...(label ? [{ input: labelOf(label, width), left, top }] : []),
    { input, left, top: top + SHEET.label },
  ])
  await sharp({ create: { width: SHEET.width, height, channels: 3, background: SHEET.background } })
    .composite(layers)
    .webp({ quality: 78 })
    .toFile(path.join(folder, `${name}.webp`))
  return name
}
