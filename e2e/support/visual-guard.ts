import type { Page } from '@playwright/test'
import { IS_FULL_RUN } from '../../services/testing/scale'
import { SOON } from './accessible'
import { expect } from './test'

/**
 * In the page: finds pictures that are broken or stretched, texts that overlap, words broken in two, and what reaches past its block:
 * without that, no block can cover its neighbour.
 * @param own whether the page has its own texts; replaced words may be broken
 */
const visualFaults = async (own: boolean): Promise<string[]> => {
  /** The allowed deviation of a picture's ratio, in hundredths. */
  const STRETCH = 2
  /** The share of the smaller of two lines that may overlap, as accents in tight headlines do. */
  const SHARED = 0.35
  /** The share of a line's height above and below that letters do not fill. */
  const AIR = 0.16
  /** The transparent margin of a product's picture, in px. */
  const TRANSPARENT = 13
  /** In letters. Longer words may be broken. */
  const LONG_WORD = 20
  const { settled, texts: textsOfPage, brokenIn } = window.controls
  const lines = new Set<string>()
  // The browser lays out with the old width for an instant.
  await settled()

  /** The block of the page, not one inside another, to which something belongs. */
  const blockOf = (part: Element | null): Element | undefined => {
    const block = part?.closest('main [data-block]')
    return block ? (blockOf(block.parentElement) ?? block) : undefined
  }
  /** Whether a part reaches above or below its block, where it would cover the block before or after. */
  const isPastBlock = (part: Element, { top, bottom }: Pick<DOMRect, 'top' | 'bottom'>, margin = 1) => {
    const block = blockOf(part)?.getBoundingClientRect()
    return block !== undefined && (top < block.top - margin || bottom > block.bottom + margin)
  }

  const lookAtPicture = async (picture: HTMLImageElement) => {
    picture.loading = 'eager'
    if (!picture.checkVisibility()) return
    const name = `the picture "${picture.alt}" (${picture.currentSrc.split('/').at(-1)})`
    // Not `decode()`, which takes a second for the pictures of a wide screen.
    if (!picture.complete)
      await new Promise((resolve) =>
        ['load', 'error'].forEach((type) => picture.addEventListener(type, resolve)),
      )
    const { naturalWidth, naturalHeight, clientWidth, clientHeight } = picture
    if (naturalWidth === 0) lines.add(`${name} is broken`)
    const shown = meet(cornersOf(picture.getBoundingClientRect()), placeOf(picture.parentElement).clip ?? ALL)
    if (isPastBlock(picture, shown, TRANSPARENT)) lines.add(`${name} reaches past its block`)
    const isWhole = naturalWidth > 0 && clientWidth > 0 && clientHeight > 0
    if (!isWhole || getComputedStyle(picture).objectFit !== 'fill') return
    const ratio = clientWidth / clientHeight / (naturalWidth / naturalHeight)
    // For an icon half a pixel is more than the allowed ratio.
    const isOff = Math.abs(clientWidth - (clientHeight * naturalWidth) / naturalHeight) > 1
    if (isOff && Math.abs(ratio - 1) > STRETCH / 100)
      lines.add(`${name} is stretched to ${clientWidth} by ${clientHeight}`)
  }

  type Box = { left: number; top: number; right: number; bottom: number }
  const meet = (one: Box, other: Box): Box => ({
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  })
  const cornersOf = ({ left, top, right, bottom }: DOMRect): Box => ({ left, top, right, bottom })
  const areaOf = ({ left, top, right, bottom }: Box) => Math.max(0, right - left) * Math.max(0, bottom - top)

  type Place = { clip: Box | undefined; isMeant: boolean }
  const ALL: Box = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity }
  const places = new Map<Element, Place>()
  /** The visible area of an element, and whether it is in the page's flow: fixed parts may cover text. */
  const placeOf = (element: Element | null): Place => {
    if (!element) return { clip: ALL, isMeant: true }
    const known = places.get(element)
    if (known) return known
    const above = placeOf(element.parentElement)
    const { overflowX, overflowY, position, opacity, clipPath } = getComputedStyle(element)
    const isCut = overflowX !== 'visible' || overflowY !== 'visible'
    const box = isCut && element !== document.documentElement ? element.getBoundingClientRect() : ALL
    const isHidden = Number(opacity) === 0 || clipPath !== 'none'
    const place = {
      clip: meet(above.clip ?? ALL, box),
      isMeant: above.isMeant && !isHidden && !['fixed', 'sticky'].includes(position),
    }
    places.set(element, place)
    return place
  }

  type Line = Box & { words: string; owner: Element }
  const texts: Line[] = []
  for (const text of textsOfPage()) {
    const owner = text.parentElement
    const words = text.data.trim()
    if (!words || !owner || owner.closest('script, style, noscript, svg, option, [aria-hidden="true"]'))
      continue
    if (!owner.checkVisibility({ visibilityProperty: true })) continue
    const { clip, isMeant } = placeOf(owner)
    if (!isMeant || !clip) continue
    if (own)
      for (const word of brokenIn(text, /-?R\d[\d,.]*\d|[\p{L}\d_]+/gu))
        if (word.length <= LONG_WORD) lines.add(`“${word}” is broken in two`)
    const range = document.createRange()
    range.selectNodeContents(text)
    for (const box of range.getClientRects()) {
      const air = box.height * AIR
      const shown = meet({ ...cornersOf(box), top: box.top + air, bottom: box.bottom - air }, clip)
      if (box.width > 2 && areaOf(shown) > 0.5 * box.width * box.height) {
        texts.push({ ...shown, words, owner })
        if (isPastBlock(owner, shown)) lines.add(`“${words.slice(0, 40)}” reaches past its block`)
      }
    }
  }
  texts.sort((one, other) => one.top - other.top)
  texts.forEach((line, at) => {
    for (let next = at + 1; next < texts.length; next += 1) {
      const other = texts[next]
      if (!other || other.top >= line.bottom) return
      if (other.owner === line.owner) continue
      const shared = areaOf(meet(line, other)) / Math.min(areaOf(line), areaOf(other))
      if (shared > SHARED) lines.add(`“${line.words.slice(0, 40)}” and “${other.words.slice(0, 40)}” overlap`)
    }
  })

  await Promise.all([...document.images].map(lookAtPicture))
  return [...lines]
}

/** No picture is broken or stretched, no texts overlap, nothing reaches past its block, and no word is broken in two. */
export const expectSound = (page: Page) =>
  expect
    .poll(() => page.evaluate(visualFaults, true), {
      message: `at ${page.viewportSize()?.width} px`,
      intervals: SOON,
    })
    .toEqual([])

/** In the page: replaces every text of the blocks. */
const rewrite = (how: 'three times' | 'one long word') => {
  const LONG_WORD = 'Aandeelhouersvergaderingsnotuleerderspos'
  for (const block of document.querySelectorAll('[data-block]'))
    for (const text of window.controls.texts(block)) {
      const words = text.data.trim()
      // The browser renders lists of options, and text without words, such as numbers, keeps its length.
      if (!/[a-z]{3}/i.test(words) || text.parentElement?.closest('script, style, option, svg')) continue
      text.data = how === 'three times' ? `${words} ${words} ${words}` : LONG_WORD
    }
}

/** In the page: the innermost elements that make it scroll sideways. */
const partsPastEdge = (): string[] => {
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth <= clientWidth) return []
  const isPast = (element: Element) => element.getBoundingClientRect().right > clientWidth + 1
  const parts = [...document.querySelectorAll('body *')].filter(isPast)
  const lowest = parts.filter((part) => ![...part.children].some(isPast))
  return lowest.map(({ outerHTML }) => outerHTML.slice(0, 160))
}

/** In the page: amounts that are broken over lines. */
const brokenAmounts = (): string[] =>
  window.controls
    .texts()
    .filter(({ parentElement }) => !parentElement?.closest('script, style, noscript, svg, option'))
    .flatMap((text) => window.controls.brokenIn(text, /-?R\d[\d,.]*\d/g))

/**
 * With text twice as large as usual, no amount is broken in two, and nothing makes the page scroll sideways, on the narrowest
 * phone, and in the full run also on a usual one.
 */
export const expectLargeText = async (page: Page) => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
  for (const width of IS_FULL_RUN ? [390, 320] : [320]) {
    await page.setViewportSize({ width, height: 800 })
    await page.evaluate(() => window.controls.settled())
    expect(await page.evaluate(partsPastEdge), `past the edge in large text at ${width} px`).toEqual([])
    expect(await page.evaluate(brokenAmounts), `amounts broken in two in large text at ${width} px`).toEqual(
      [],
    )
  }
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } })
  await devtools.detach()
}

/**
 * On the narrowest phone nothing breaks with texts three times as long, and with words of 40 letters. The page's texts are
 * replaced afterwards.
 */
export const expectRoomForWords = async (page: Page) => {
  for (const how of ['three times', 'one long word'] as const) {
    await page.evaluate(rewrite, how)
    expect(await page.evaluate(partsPastEdge), `past the edge with ${how}`).toEqual([])
    expect(await page.evaluate(visualFaults, false), `with ${how}`).toEqual([])
  }
}
