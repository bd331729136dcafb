import type { Page } from '@playwright/test'
import { expect } from './test'

declare global {
  interface Window {
    /** The blocks as the server wrote them, each with every element in it. */
    blocksBefore: { frame: HTMLElement; parts: Element[] }[]
  }
}

/** From the next page on, remembers every element of the server's HTML. Call it before the page is opened. */
export const rememberParts = (page: Page) =>
  page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const frames = [...document.querySelectorAll<HTMLElement>('[data-block]')]
      window.blocksBefore = frames.map((frame) => ({ frame, parts: [...frame.querySelectorAll('*')] }))
    })
  })

/** Blocks that still sleep hold the very elements that the server wrote, but for those that are expected not to. */
export const expectKept = (page: Page, expected: readonly string[] = []) => {
  const changed = () =>
    page.evaluate(() =>
      window.blocksBefore
        .filter(({ frame }) => !frame.hasAttribute('data-awake'))
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
