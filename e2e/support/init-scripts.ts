import type { Page } from '@playwright/test'

/**
 * In the page: does what a browser's translator does. As long as the page is open it replaces each text node by two nested
 * elements with another text. The text only gains a space at its end, so journeys still find it.
 */
const translateAll = () => {
  const SAME = 'font, script, style, noscript, svg, textarea, option, [translate="no"]'
  const translate = (text: Node) => {
    if (!text.textContent?.trim() || text.parentElement?.closest(SAME)) return
    const outer = document.createElement('font')
    outer.appendChild(document.createElement('font')).append(`${text.textContent} `)
    text.parentNode?.replaceChild(outer, text)
  }
  const translateIn = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Node[] = []
    for (let text = walker.nextNode(); text; text = walker.nextNode()) texts.push(text)
    texts.forEach(translate)
  }
  new MutationObserver(() => document.body && translateIn(document.body)).observe(document, {
    childList: true,
    subtree: true,
    characterData: true,
  })
}

/** Translates every page of this tab from its first moment on. */
export const translatePages = (page: Page) => page.addInitScript(translateAll)

/** The shortest time that a toast is shown, in ms. */
const SHORTEST_TOAST_MS = 2000

/**
 * Keeps toasts until they are dismissed, on every page from the next one on. They would vanish after seconds, which a busy
 * machine may need to look at them.
 */
export const keepToasts = (page: Page) =>
  page.addInitScript((shortest) => {
    const original = window.setTimeout.bind(window)
    const onlyShort = (task: () => void, ms = 0) => (ms < shortest ? original(task, ms) : 0)
    window.setTimeout = onlyShort as typeof window.setTimeout
  }, SHORTEST_TOAST_MS)
