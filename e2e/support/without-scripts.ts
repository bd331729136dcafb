import type { Page } from '@playwright/test'
import { expect } from './test'

/**
 * Headings that differ without scripts: links replace the questions of a tool, and an experiment shows its control
 * (e2e/without-script.spec.ts).
 */
const TOOL =
  '[data-block="product_finder"] h2, [data-block="product_finder"] h3, [data-block="experiment"] :is(h1, h2, h3)'

/** In the page: all visible text of the content, without spaces. */
const wordsShown = (): string =>
  window.controls
    .texts(document.querySelector('main') ?? document.body)
    .filter(({ parentElement }) => parentElement?.checkVisibility({ visibilityProperty: true }))
    .map(({ data }) => data)
    .join('')
    .replaceAll(/\s/g, '')

/** In the page: the visible headings, as screen readers read them. */
const headingsShown = (tool: string): string[] =>
  [...document.querySelectorAll('main :is(h1, h2, h3, h4)')]
    .filter((heading) => heading.checkVisibility({ visibilityProperty: true }) && !heading.matches(tool))
    .map((heading) => {
      const spoken = heading.cloneNode(true) as Element
      spoken.querySelectorAll('[aria-hidden="true"]').forEach((part) => part.remove())
      return (spoken.textContent ?? '').replaceAll(/\s/g, '')
    })

/** Opens a page without scripts, in the journey's window, because a second window slows down its frames. */
const openWithoutScripts = async (page: Page, path: string) => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setScriptExecutionDisabled', { value: true })
  const answer = await page.goto(path, { waitUntil: 'domcontentloaded' })
  expect(answer?.status(), path).toBe(200)
  await devtools.send('Emulation.setScriptExecutionDisabled', { value: false })
  await devtools.detach()
}

export const readWithoutScripts = async (page: Page, path: string): Promise<string> => {
  await openWithoutScripts(page, path)
  return page.evaluate(wordsShown)
}

/**
 * Without scripts the page shows all its headings, or says that it needs JavaScript.
 * @param page with all blocks hydrated
 * @param words of {@link readWithoutScripts}
 * @param needsScripts whether the page only works with scripts
 */
export const expectReadable = async (page: Page, words: string, needsScripts = false) => {
  if (needsScripts) return expect(words).toContain('needsJavaScript')
  const headings = await page.evaluate(headingsShown, TOOL)
  const missing = headings.filter((heading) => !words.includes(heading))
  expect(missing, 'headings that do not show without scripts').toEqual([])
}
