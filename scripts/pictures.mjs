/**
 * `npm run pictures [before]`: renews docs/contact-sheet.webp and docs/home.webp from the embedded site. With a folder of earlier
 * pictures, a copy of .data/pictures, docs/before-and-after.webp shows each page before and after.
 */
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { begin } from './lib/begin.mjs'
import { root } from './lib/paths.mjs'
import { takePages } from './lib/take-pages.mjs'

/** Pixels of the sheet: its width, the space between pictures, and the height of a picture by the width of its window. */
const SHEET = { width: 2960, gap: 20, background: '#e9e4d8' }
const HEIGHTS = { 390: 593, 768: 757, 1440: 355 }

await begin()
const { default: sharp } = await import('sharp')

const folder = path.join(root, '.data', 'pictures')
if (!(await takePages('pictures', folder, { PICTURES_DIR: folder })))
  throw new Error('Not every picture could be taken; the ones in docs/ are as they were.')
const before = process.argv[2] && path.resolve(root, process.argv[2])
await writeSheet()
if (before) await writeComparison(before)
await sharp(path.join(folder, '1-home-1440.png'))
  .resize(1200)
  .webp({ quality: 80 })
  .toFile(path.join(root, 'docs/home.webp'))
console.log('docs/contact-sheet.webp and docs/home.webp are new.')

/** Rows from the narrowest window to the widest; a full row continues in the next. */
async function writeSheet() {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.png')).sort()
  const placed = []
  let top = SHEET.gap
  for (const [width, height] of Object.entries(HEIGHTS)) {
    let left = SHEET.gap
    for (const file of files.filter((name) => name.endsWith(`-${width}.png`))) {
      const image = await sharp(path.join(folder, file))
        .resize({ height })
        .png()
        .toBuffer({ resolveWithObject: true })
      if (left + image.info.width + SHEET.gap > SHEET.width) {
        left = SHEET.gap
        top += height + SHEET.gap
      }
      placed.push({ input: image.data, left, top })
      left += image.info.width + SHEET.gap
    }
    top += height + SHEET.gap
  }
  const { width, background } = SHEET
  await sharp({ create: { width, height: top, channels: 3, background } })
    .composite(placed)
    .webp({ quality: 72 })
    .toFile(path.join(root, 'docs/contact-sheet.webp'))
}

/** A row for each page: before and after, from the narrowest window to the widest. @param {string} earlier folder */
async function writeComparison(earlier) {
  const height = 400
  const both = new Set(await readdir(earlier))
  const pages = (await readdir(folder))
    .filter((file) => both.has(file) && file.endsWith('-390.png'))
    .map((file) => file.replace('-390.png', ''))
    .sort()
  const placed = []
  let width = 0
  for (const [row, page] of pages.entries()) {
    let left = SHEET.gap
    for (const window of Object.keys(HEIGHTS))
      for (const from of [earlier, folder]) {
        const { data, info } = await sharp(path.join(from, `${page}-${window}.png`))
          .resize({ height })
          .png()
          .toBuffer({ resolveWithObject: true })
        placed.push({ input: data, left, top: SHEET.gap + row * (height + SHEET.gap) })
        left += info.width + (from === earlier ? SHEET.gap / 4 : SHEET.gap)
      }
    width = Math.max(width, left)
  }
  const size = { width, height: pages.length * (height + SHEET.gap) + SHEET.gap }
  await sharp({ create: { ...size, channels: 3, background: SHEET.background } })
    .composite(placed)
    .webp({ quality: 72 })
    .toFile(path.join(root, 'docs/before-and-after.webp'))
}
