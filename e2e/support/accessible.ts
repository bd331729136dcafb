import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'

declare global {
  interface Window {
    axe?: typeof axe
    /** Defines `window.axe`, in tabs that called {@link provideAxe}. */
    readAxe?: () => void
  }
}

const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

/**
 * Adds axe to every page of this tab as a function that defines it when it is needed. The browser compiles an init script once
 * for all pages: 15 ms a page instead of 200. Call it before the first page is opened.
 */
export const provideAxe = (page: Page) => page.addInitScript(`window.readAxe = () => { ${AXE} }`)

const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** In the page: waits until running animations, such as the bar's colours after a scroll, and those they cause have ended. */
const waitForAnimations = async () => {
  const FRAMES_WITHOUT_CHANGE = 3
  const isChanging = ({ playState, effect }: Animation) =>
    playState === 'running' && effect?.getComputedTiming().endTime !== Infinity
  for (let quiet = 0; quiet < FRAMES_WITHOUT_CHANGE; quiet += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve))
    if (document.getAnimations().some(isChanging)) quiet = 0
  }
}

/**
 * Axe finds no violation of WCAG 2.2 AA on the page in its present state. It is loaded once per page, skips frames, which all
 * belong to other sites, and reports violations only: a third of the time that its own Playwright package takes.
 * @param except names of rules that are checked elsewhere
 * @param within a selector of the part to check, where the rest is the same on every page
 */
export const expectAccessible = async (
  page: Page,
  { except = [], within }: { except?: string[]; within?: string } = {},
) => {
  const isRead = await page.evaluate(() => {
    if (!window.axe) window.readAxe?.()
    return window.axe !== undefined
  })
  if (!isRead) await page.evaluate(AXE)
  await page.evaluate(waitForAnimations)
  const options: axe.RunOptions = {
    iframes: false,
    resultTypes: ['violations'],
    runOnly: { type: 'tag', values: LEVELS },
    rules: Object.fromEntries(except.map((rule) => [rule, { enabled: false }])),
  }
  const found = await page.evaluate(
    async ({ place, asked }) => {
      if (!window.axe) throw new Error('axe is not in the page.')
      const { violations } = await window.axe.run(place, asked)
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
    },
    { place: within ?? 'html', asked: options },
  )
  expect(found).toEqual([])
}

/** Polling intervals in ms after the window has changed its width. */
export const SOON = [20, 50, 100]

/** The page does not scroll sideways. Polled, because the browser lays out with the old width for an instant. */
export const expectToFit = async (page: Page, width: number) => {
  if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: 800 })
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth), {
      message: `at ${width} px`,
      intervals: SOON,
    })
    .toBeLessThanOrEqual(width)
}

/** The page passes axe, and never scrolls sideways, also on the narrowest phone. */
export const expectGood = async (page: Page) => {
  await expectAccessible(page)
  for (const width of [320, page.viewportSize()?.width ?? 0]) await expectToFit(page, width)
}

/** The same from the narrowest phone to a wide screen, which may show other parts. The window stays wide afterwards. */
export const expectGoodAtAnyWidth = async (page: Page) => {
  await expectAccessible(page)
  for (const width of [page.viewportSize()?.width ?? 0, 320, 768, 1440]) await expectToFit(page, width)
  await expectAccessible(page)
}

/** In the page: finds targets and text that are too small, text links off their edge, and amounts in figures of different widths. */
const wrongSizes = (): string[] => {
  const TARGET = 44
  const TEXT = 13
  const { all, isShown, lineOf, middleOf, texts } = window.controls
  const lines = new Set<string>()

  /** A link within a sentence may be as small as its words (WCAG 2.5.5). */
  const isInSentence = (control: Element) => {
    const block = control.closest('p, li, dd, td, figcaption, label, small, blockquote')
    const words = (part: Element | null) => (part?.textContent ?? '').replace(/\s+/g, '').length
    return getComputedStyle(control).display === 'inline' && block && words(block) > words(control)
  }
  const withLabels = (control: HTMLElement) => [control, ...((control as HTMLInputElement).labels ?? [])]
  /** Whether a tap that far off its middle still hits it: the target may be larger than the element's box. */
  const meets = (control: HTMLElement, right: number, down: number) => {
    const { x, y } = middleOf(control)
    const met = document.elementFromPoint(x + right, y + down)
    return met !== null && withLabels(control).some((part) => part.contains(met))
  }
  const isLargeEnough = (control: HTMLElement, side: 'width' | 'height') => {
    if (withLabels(control).some((part) => part.getBoundingClientRect()[side] >= TARGET - 0.5)) return true
    const reach = TARGET / 2 - 1
    return [-reach, reach].every((off) =>
      side === 'width' ? meets(control, off, 0) : meets(control, 0, off),
    )
  }
  const lookAtTarget = (control: HTMLElement) => {
    control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    if (isInSentence(control)) return
    for (const side of ['width', 'height'] as const)
      if (!isLargeEnough(control, side)) lines.add(`${lineOf(control)} is under ${TARGET} px in ${side}`)
  }

  const lookAtEdge = (control: HTMLElement) => {
    const style = getComputedStyle(control)
    const isText =
      style.textDecorationLine === 'underline' &&
      style.backgroundColor === 'rgba(0, 0, 0, 0)' &&
      style.borderLeftWidth === '0px'
    // A negative margin compensates for the padding.
    const off = parseFloat(style.paddingLeft) + Math.min(0, parseFloat(style.marginLeft))
    if (isText && style.display !== 'inline' && Math.abs(off) > 1)
      lines.add(`${lineOf(control)} stands ${off} px off the edge of its text`)
  }

  const isAmount = (words: string) => /^[-−]?R\s?\d[\d,\s]*(\.\d\d)?$/.test(words)
  const lookAtText = (part: HTMLElement, words: string) => {
    const style = getComputedStyle(part)
    const { width, height } = part.getBoundingClientRect()
    if (width < 2 || height < 2 || !part.checkVisibility({ visibilityProperty: true })) return
    const size = parseFloat(style.fontSize)
    if (size < TEXT - 0.01) lines.add(`“${words.slice(0, 40)}” is set in ${size} px`)
    const isSteady =
      style.fontVariantNumeric.includes('tabular-nums') && !(parseFloat(style.letterSpacing) < 0)
    if (isAmount(words) && !isSteady) lines.add(`“${words}” is not set in figures`)
  }

  const controls = all().filter(isShown)
  controls.forEach(lookAtTarget)
  controls.forEach(lookAtEdge)
  for (const { data, parentElement } of texts())
    if (data.trim() && parentElement && !parentElement.closest('script, style, noscript, svg'))
      lookAtText(parentElement, data.trim())
  return [...lines]
}

/** Targets have 44 px and text 13 px at least, text links align with their text, and amounts use tabular figures. */
export const expectSizes = async (page: Page) => {
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await page.evaluate(wrongSizes)).toEqual([])
}
