import type { PictureLayout } from './layout-picture'
import { FAMILY } from './measure'

const loaded = (address: string): Promise<HTMLImageElement> =>
  new Promise((resolve, reject) => {
    const image = new Image()
    image.onload = () => resolve(image)
    image.onerror = () => reject(new Error('The drawing could not be read.'))
    image.src = address
  })

/** A drawing without its text, as an address: as an image it could not use the site's font. */
const withoutWords = (drawing: SVGSVGElement): string => {
  const copy = drawing.cloneNode(true) as SVGSVGElement
  copy.querySelectorAll('text').forEach((text) => text.remove())
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`
}

/** The picture as a file, made in the browser: the drawing, and on it the text in the font of the page. */
export const toPng = async (
  drawing: SVGSVGElement,
  { width, height, lines }: PictureLayout,
  ink: string,
): Promise<Blob> => {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser does not draw.')
  context.drawImage(await loaded(withoutWords(drawing)), 0, 0, width, height)
  context.fillStyle = ink
  for (const { text, x, y, size, weight } of lines) {
    context.font = `${weight} ${size}px ${FAMILY}`
    context.fillText(text, x, y)
  }
  const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!file) throw new Error('The picture is too large for this browser.')
  return file
}

/** Milliseconds after which every browser has started the download. */
const SAVED = 60_000

/** Has the browser save a file. */
export const save = (file: Blob, name: string): void => {
  const address = URL.createObjectURL(file)
  Object.assign(document.createElement('a'), { href: address, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(address), SAVED)
}
