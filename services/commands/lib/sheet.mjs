/** In pixels of the sheet. */
const GAP = 16
const PAGE_GAP = 36
const PAGES_PER_ROW = 3
/** Sheet pixels for one CSS pixel. */
const SCALE = 0.25
const PAPER = '#e8e7e1'

/**
 * Puts the pictures of all widths on one sheet: for each page its widths beside each other.
 * @param {{ name: string, picture: Buffer }[][]} byWidth for each width the same pages in the same order
 * @param {string} file where the sheet goes
 */
export async function composeSheet(byWidth, file) {
  const { default: sharp } = await import('sharp')
  const shrink = async ({ picture }) => {
    const { width } = await sharp(picture).metadata()
    const { data, info } = await sharp(picture)
      .resize(Math.round(width * SCALE))
      .png()
      .toBuffer({ resolveWithObject: true })
    return { input: data, width: info.width, height: info.height }
  }
  const pages = await Promise.all(
    byWidth[0].map((_page, index) => Promise.all(byWidth.map((pictures) => shrink(pictures[index])))),
  )
  const placed = []
  let top = GAP
  let right = 0
  for (let start = 0; start < pages.length; start += PAGES_PER_ROW) {
    const row = pages.slice(start, start + PAGES_PER_ROW)
    let left = GAP
    for (const page of row) {
      for (const { input, width } of page) {
        placed.push({ input, left, top })
        left += width + GAP
      }
      left += PAGE_GAP - GAP
    }
    right = Math.max(right, left)
    top += Math.max(...row.flat().map(({ height }) => height)) + PAGE_GAP
  }
  await sharp({ create: { width: right, height: top, channels: 3, background: PAPER } })
    .composite(placed)
    .webp({ quality: 78 })
    .toFile(file)
}
