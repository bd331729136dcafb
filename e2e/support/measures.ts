import type { Page } from '@playwright/test'
import { expect } from './test'

/** In the page, as it is: what is too small to press or to read, what stands off its edge, and amounts that dance. */
const lookAtMeasures = (): string[] => {
  const TARGET = 44
  const TEXT = 13
  const { all, isShown, lineOf, middleOf } = window.controls
  const lines = new Set<string>()

  /** In a sentence a link is as large as its words (WCAG 2.5.5). */
  const isInSentence = (control: Element) => {
    const block = control.closest('p, li, dd, td, figcaption, label, small, blockquote')
    const words = (part: Element | null) => (part?.textContent ?? '').replace(/\s+/g, '').length
    return getComputedStyle(control).display === 'inline' && block && words(block) > words(control)
  }
  const boxesOf = (control: HTMLElement) =>
    [control, ...((control as HTMLInputElement).labels ?? [])].map((part) => part.getBoundingClientRect())
  /** Whether a finger that far off its middle still meets it: what it covers may be larger than its box. */
  const meets = (control: HTMLElement, right: number, down: number) => {
    const { x, y } = middleOf(control)
    const met = document.elementFromPoint(x + right, y + down)
    return (
      met !== null &&
      [control, ...((control as HTMLInputElement).labels ?? [])].some((part) => part.contains(met))
    )
  }
  const isLargeEnough = (control: HTMLElement, side: 'width' | 'height') => {
    if (boxesOf(control).some((box) => box[side] >= TARGET - 0.5)) return true
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
    // What makes room for it before other words is no offset of its own.
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
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const words = text.textContent?.trim() ?? ''
    if (words && text.parentElement && !text.parentElement.closest('script, style, noscript, svg'))
      lookAtText(text.parentElement, words)
  }
  return [...lines]
}

/** Targets of 44 px, text of 13 px and more, text links on the edge of their text, amounts in figures of one width. */
export const expectMeasures = async (page: Page) => {
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await page.evaluate(lookAtMeasures)).toEqual([])
}
