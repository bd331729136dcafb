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
const count = await writeSheets()
console.log(`${count} sheets in ${path.relative(root, folder)}, and every page in its folder "pages".`)
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

/** @returns their number */
async function writeSheets() {
  const files = (await readdir(taken)).sort()
  let written = 0
  for (const [window, width] of Object.entries(STRIPS)) {
    const perSheet = stripsPerRow(width) * SHEET.rows
    for (const kind of ['blocks', 'pages']) {
      const start = `${window} ${kind} `
      const strips = []
      for (const file of files.filter((name) => name.startsWith(start))) {
        const label = file.slice(start.length, -'.png'.length)
        const inputs = await stripsOf(file, width)
        strips.push(...inputs.map((input, at) => ({ input, label: at === 0 ? label : '' })))
      }
      for (let at = 0; at < strips.length; at += perSheet) {
        await writeSheet(`${start}${at / perSheet + 1}`, strips.slice(at, at + perSheet), width)
        written += 1
      }
    }
  }
  return written
}

const stripsPerRow = (width) => Math.floor((SHEET.width - SHEET.gap) / (width + SHEET.gap))

/** Places strips from left to right and from the upper row to the lower. */
async function writeSheet(name, strips, width) {
  const perRow = stripsPerRow(width)
  const rowHeight = SHEET.label + SHEET.strip + SHEET.gap
  const height = SHEET.gap + Math.ceil(strips.length / perRow) * rowHeight
  const layers = strips.flatMap(({ input, label }, at) => {
    const left = SHEET.gap + (at % perRow) * (width + SHEET.gap)
    const top = SHEET.gap + Math.floor(at / perRow) * rowHeight
    return [
      ...(label ? [{ input: labelOf(label, width), left, top }] : []),
      { input, left, top: top + SHEET.label },
    ]
  })
  await sharp({ create: { width: SHEET.width, height, channels: 3, background: SHEET.background } })
    .composite(layers)
    .webp({ quality: 78 })
    .toFile(path.join(folder, `${name}.webp`))
}
