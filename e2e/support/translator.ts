import type { Page } from '@playwright/test'

/**
 * In the page: goes on for as long as the page does, as a browser's own does, and replaces each text by an element within an element
 * with another text. Only a space at its end is new in it, which journeys do not see when they look for words.
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

/** Every page of this tab is translated from the first moment on. */
export const translatePages = async (page: Page): Promise<void> => {
  await page.addInitScript(translateAll)
}
