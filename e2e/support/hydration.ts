import { expect, type Page } from '@playwright/test'
import { expectReady } from './ready'

declare global {
  interface Window {
    /** Each block of the server's HTML with every element in it. */
    blocksBefore: { frame: HTMLElement; parts: Element[] }[]
    /** The elements that could be focused then, each with a description. */
    focusBefore: Map<Element, string>
  }
}

const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]'

/** Records every element of the server's HTML, from the next page on. Call it before the page is opened. */
export const rememberHtml = (page: Page) =>
  page.addInitScript((focusable) => {
    // At this moment the site also removes the variants of an experiment that it does not show (src/experiments/mark-variants.ts).
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

/** Blocks that are not yet hydrated still contain exactly the elements that the server wrote. */
export const expectUnchangedHtml = (page: Page) => {
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
  return expect.poll(changed, { message: 'blocks that changed before they were hydrated' }).toEqual([])
}

/**
 * Every element that could be focused before hydration still can, so that somebody who uses the keyboard is not thrown back
 * to the beginning of the page.
 */
export const expectFocusKept = async (page: Page) => {
  const lost = await page.evaluate(
    (focusable) =>
      [...window.focusBefore]
        .filter(([part]) => !part.isConnected || !part.matches(focusable))
        .map(([, words]) => words),
    FOCUSABLE,
  )
  expect(lost, 'elements that lose the focus during hydration').toEqual([])
}

/**
 * Scrolls past every block until all that hydrate by themselves are hydrated. Blocks inside another block follow after that
 * one. Each block has a timeout of its own, so that a long page does not fail on a slow machine.
 */
export const hydrateAll = async (page: Page) => {
  const notHydrated = page.locator(
    // Blocks inside a part that nobody has opened yet are hydrated with that part.
    'main [data-block]:is([data-hydrate="visible"], [data-hydrate="load"]):not([data-hydrated], [data-hydrate="asked"]:not([data-hydrated]) *)',
  )
  let left = await notHydrated.count()
  const scrollToNext = async () => {
    await notHydrated.evaluateAll(async ([next]) => {
      next?.scrollIntoView({ block: 'center', behavior: 'instant' })
      await window.controls.settled()
    })
    left = await notHydrated.count()
    return left
  }
  while (left > 0) {
    const before = left
    await expect
      .poll(scrollToNext, { message: 'blocks that are not hydrated', intervals: [50] })
      .toBeLessThan(before)
  }
  await expectReady(page)
}
