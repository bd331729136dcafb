import { expect, type Page } from '@playwright/test'

declare global {
  interface Window {
    /** The blocks as the server wrote them, each with every element in it. */
    blocksBefore: { frame: HTMLElement; parts: Element[] }[]
    /** What could have the focus then, in words. */
    focusBefore: Map<Element, string>
  }
}

/** Of a link that leads somewhere, a field, and whatever says so itself. */
const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]'

/** From the next page on, remembers every element of the server's HTML. Call it before the page is opened. */
export const rememberParts = (page: Page) =>
  page.addInitScript((focusable) => {
    // Of an experiment the site takes out what it does not show, at this moment too (src/experiments/mark-variants.ts).
    const stays = (part: Element) =>
      part.parentElement?.closest('[data-shown-with]')?.checkVisibility() ?? true
    document.addEventListener('DOMContentLoaded', () => {
      const frames = [...document.querySelectorAll<HTMLElement>('[data-block]')].filter(stays)
      const partsOf = (frame: HTMLElement) => [...frame.querySelectorAll('*')].filter(stays)
      window.blocksBefore = frames.map((frame) => ({ frame, parts: partsOf(frame) }))
      window.focusBefore = new Map(
        [...document.querySelectorAll(focusable)]
          .filter((part) => part.checkVisibility({ visibilityProperty: true }))
          .map((part) => [part, `${part.localName} "${(part.textContent ?? '').trim().slice(0, 40)}"`]),
      )
    })
  }, FOCUSABLE)

/** Blocks that still sleep hold the very elements that the server wrote, but for those that are expected not to. */
export const expectKept = (page: Page, expected: readonly string[] = []) => {
  const changed = () =>
    page.evaluate(() =>
      window.blocksBefore
        .filter(({ frame }) => !frame.hasAttribute('data-hydrated'))
        .filter(({ frame, parts }) => {
          const now = [...frame.querySelectorAll('*')]
          return (
            !frame.isConnected || now.length !== parts.length || now.some((part, at) => part !== parts[at])
          )
        })
        .map(({ frame }) => frame.dataset.block),
    )
  return expect.poll(changed, { message: 'blocks that slept and are not what they were' }).toEqual(expected)
}

/**
 * Whatever could have the focus before its code was here still can: who walks through the page by keyboard is not thrown back
 * to its beginning while it wakes.
 */
export const expectFocusKept = async (page: Page) => {
  const lost = await page.evaluate(
    (focusable) =>
      [...window.focusBefore]
        .filter(([part]) => !part.isConnected || !part.matches(focusable))
        .map(([, words]) => words),
    FOCUSABLE,
  )
  expect(lost, 'what loses the focus when its code comes').toEqual([])
}
