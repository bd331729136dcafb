import type { Page } from '@playwright/test'
import { expect } from './test'

/**
 * Without scripts the questions of a tool are not asked, and links stand in their place; of an experiment the control is shown
 * (e2e/without-script.spec.ts).
 */
const TOOL =
  '[data-block="product_finder"] h2, [data-block="product_finder"] h3, [data-block="experiment"] :is(h1, h2, h3)'

/** In the page: every word of the content that is on show, without spaces. */
const wordsShown = (): string => {
  const words: string[] = []
  const walker = document.createTreeWalker(
    document.querySelector('main') ?? document.body,
    NodeFilter.SHOW_TEXT,
  )
  for (let text = walker.nextNode(); text; text = walker.nextNode())
    if (text.parentElement?.checkVisibility({ visibilityProperty: true })) words.push(text.textContent ?? '')
  return words.join('').replaceAll(/\s/g, '')
}

/** In the page: its headings on show, as they are read out. */
const headingsShown = (tool: string): string[] =>
  [...document.querySelectorAll('main :is(h1, h2, h3, h4)')]
    .filter((heading) => heading.checkVisibility({ visibilityProperty: true }) && !heading.matches(tool))
    .map((heading) => {
      const spoken = heading.cloneNode(true) as Element
      spoken.querySelectorAll('[aria-hidden="true"]').forEach((part) => part.remove())
      return (spoken.textContent ?? '').replaceAll(/\s/g, '')
    })

/** A page where scripts never come. In the window of the journey: a second one makes it wait for its frames. */
export const openWithoutScripts = async (page: Page, path: string) => {
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
 * Without scripts the page says all that its headings say with them, or that it cannot do without.
 * @param page awake
 * @param words of {@link readWithoutScripts}
 * @param needsScripts whether all that the page is for has to be done by code
 */
export const expectReadable = async (page: Page, words: string, needsScripts = false) => {
  if (needsScripts) return expect(words).toContain('needsJavaScript')
  const headings = await page.evaluate(headingsShown, TOOL)
  const missing = headings.filter((heading) => !words.includes(heading))
  expect(missing, 'headings that do not show without scripts').toEqual([])
}
