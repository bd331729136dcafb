import type { Page } from '@playwright/test'

/** Functions in the page about its controls and texts. */
type Controls = {
  /** Every visible control that can be pressed, typed into or chosen from, in the page's order. */
  all: () => HTMLElement[]
  /** The visible controls with this line. */
  named: (line: string) => HTMLElement[]
  isShown: (control: HTMLElement) => boolean
  /** Whether it stays in its place while the page scrolls, by itself or in a bar as wide as the screen. */
  isFixed: (control: Element) => boolean
  /** `product_card › required › button "Buy Now Khumo"` */
  lineOf: (control: Element) => string
  /** The middle of its largest box, where a tap should hit it. */
  middleOf: (control: Element) => { x: number; y: number }
  /** Describes the element over its middle; undefined when that is itself or its own label. */
  coverOf: (control: HTMLElement) => string | undefined
  /** Every text of the page, or of a part of it. */
  texts: (part?: Node) => Text[]
  /** The matches of a pattern that a line break divides. */
  brokenIn: (text: Text, pattern: RegExp) => string[]
  /** Waits until sticky elements, observers and React have reacted to a scroll. */
  settled: () => Promise<void>
}

declare global {
  interface Window {
    controls: Controls
  }
}

/** Runs in the page before its own code, so it refers to nothing outside itself. */
const install = () => {
  const ROLES = ['button', 'link', 'tab', 'radio', 'checkbox', 'switch', 'spinbutton', 'option', 'menuitem']
  const KINDS = [
    ...['a[href]', 'button', 'input:not([type="hidden"])', 'select', 'textarea', 'summary'],
    ...ROLES.map((role) => `[role="${role}"]`),
  ].join()
  const TAGS: Partial<Record<string, string>> = { a: 'link', select: 'combobox', input: 'textbox' }
  const INPUTS: Partial<Record<string, string>> = {
    ...{ checkbox: 'checkbox', radio: 'radio', number: 'spinbutton', range: 'slider', search: 'searchbox' },
  }
  /** In square pixels. A smaller field is visually hidden, and its label is pressed instead. */
  const LEAST = 16
  /** In ms. A browser may skip frames for long, so waiting ends then and callers look again. */
  const FRAMES_LEFT_OUT = 1000

  const clean = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()
  const labelsOf = (control: Element) => [...((control as HTMLInputElement).labels ?? [])]
  const roleOf = (control: Element) =>
    control.getAttribute('role') ??
    INPUTS[control.getAttribute('type') ?? ''] ??
    TAGS[control.localName] ??
    control.localName
  const nameOf = (control: Element) => {
    const ids = control.getAttribute('aria-labelledby')?.split(' ') ?? []
    const named = ids.map((id) => document.getElementById(id)?.textContent).join(' ')
    const labels = labelsOf(control).map(({ textContent }) => textContent)
    return clean(control.getAttribute('aria-label') || named || labels.join(' ') || control.textContent)
  }

  const largest = (part: Element | undefined) => {
    const boxes = [...(part?.getClientRects() ?? [])]
    return boxes.sort((one, other) => other.width * other.height - one.width * one.height)[0] ?? new DOMRect()
  }
  const boxOf = (control: Element) => {
    const box = largest(control)
    return box.width * box.height < LEAST ? largest(labelsOf(control)[0]) : box
  }
  const middleOf = (control: Element) => {
    const { left, top, width, height } = boxOf(control)
    return { x: left + width / 2, y: top + height / 2 }
  }
  const isShown = (control: HTMLElement) => {
    const { width, height } = boxOf(control)
    const isUsable = !control.matches(':disabled') && !control.closest('[inert]')
    const isMeant = getComputedStyle(control).pointerEvents !== 'none'
    return (
      isUsable && isMeant && width * height >= LEAST && control.checkVisibility({ visibilityProperty: true })
    )
  }
  const isFixed = (control: Element) => {
    let isIt = false
    for (let part: Element | null = control; part; part = part.parentElement) {
      const { position, transform } = getComputedStyle(part)
      const isBar = position === 'sticky' && part.clientWidth >= document.documentElement.clientWidth * 0.95
      if (position === 'fixed' || isBar) isIt = true
      // A transformed ancestor makes fixed elements scroll with it.
      else if (transform !== 'none') isIt = false
    }
    return isIt
  }

  const placeOf = (part: Element) => {
    const block = part.closest<HTMLElement>('[data-block], [data-block-foot]')
    const variant = part.closest<HTMLElement>('[data-example]')?.dataset.example
    const fixed = [
      ...[part.closest('[data-signup-reminder]') ? 'reminder' : undefined],
      ...[part.closest('[aria-live="off"]') ? 'toast' : undefined],
      ...[part.closest('[data-foot]') ? 'foot' : undefined],
    ].find(Boolean)
    const landmark = block
      ? (block.dataset.block ?? block.dataset.blockFoot)
      : part.closest('header, footer')?.localName
    return [landmark, variant, fixed].filter(Boolean).join(' › ') || 'page'
  }
  const lineOf = (control: Element) => `${placeOf(control)} › ${roleOf(control)} "${nameOf(control)}"`
  const coverOf = (control: HTMLElement) => {
    const { x, y } = middleOf(control)
    const met = document.elementFromPoint(x, y)
    if (!met) return 'the edge of the screen'
    if (control.contains(met) || labelsOf(control).some((label) => label.contains(met))) return undefined
    const other = met.closest(KINDS)
    return other ? lineOf(other) : placeOf(met)
  }

  const texts = (part: Node = document.body) => {
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
    const found: Text[] = []
    while (walker.nextNode()) found.push(walker.currentNode as Text)
    return found
  }
  const brokenIn = (text: Text, pattern: RegExp) => {
    const range = document.createRange()
    const isBroken = ({ 0: match, index }: RegExpExecArray) => {
      range.setStart(text, index)
      range.setEnd(text, index + match.length)
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1
    }
    return [...text.data.matchAll(pattern)].filter(isBroken).map(([match]) => match)
  }

  const wait = (ms = 0) => new Promise<void>((resolve) => setTimeout(resolve, ms))
  const twoFrames = async () => {
    await new Promise(requestAnimationFrame)
    // This observer is called after all observers of the page.
    await new Promise<void>((resolve) =>
      new IntersectionObserver((_, observer) => {
        observer.disconnect()
        resolve()
      }).observe(document.documentElement),
    )
    await wait()
    await new Promise(requestAnimationFrame)
  }

  window.controls = {
    ...{ isShown, isFixed, lineOf, middleOf, coverOf, texts, brokenIn },
    all: () => [...document.querySelectorAll<HTMLElement>(KINDS)].filter(isShown),
    // Comparing text is faster than checking visibility, so it comes first.
    named: (line) =>
      [...document.querySelectorAll<HTMLElement>(KINDS)].filter(
        (one) => lineOf(one) === line && isShown(one),
      ),
    settled: () => Promise.race([twoFrames(), wait(FRAMES_LEFT_OUT)]),
  }
}

/** Defines `window.controls` in every page of this tab. Call it before the page is opened. */
export const installControls = (page: Page) => page.addInitScript(install)
