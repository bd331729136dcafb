import type { EarlyUse } from './blocks/early-uses'

declare global {
  interface Window {
    /** What was pressed, typed and chosen before the site's code was here, until keepEarlyUses() takes it over. */
    earlyUses?: EarlyUse[]
  }
}

/** Milliseconds after which the code is fetched although something on the page is still on its way. */
const PATIENCE = 4000

/**
 * Fetches the site's code once the page stands, or at the first sign that someone means to use it: on a slow network
 * words, fonts and the first picture are not held up by code that nobody needs yet. Runs inline in the page, so it refers
 * to nothing outside itself; the scripts wait in a template, which browsers neither run nor fetch from.
 */
const startSite = (patience: number) => {
  const signs = ['pointerdown', 'touchstart', 'keydown', 'focusin']
  window.earlyUses = []
  let started = false
  const start = () => {
    if (started) return
    started = true
    signs.forEach((sign) => window.removeEventListener(sign, start, true))
    // Under this name styled-components does not find the server's rules, and leaves them alone (page-styles.ts).
    document.querySelectorAll('style[data-styled]').forEach((style) => {
      style.removeAttribute('data-styled')
      style.setAttribute('data-page-styles', '')
    })
    const template = document.querySelector<HTMLTemplateElement>('template[data-scripts]')
    template?.content.querySelectorAll('script').forEach((waiting) => {
      const script = document.createElement('script')
      if (waiting.src) script.src = waiting.src
      else script.text = waiting.text
      script.async = false
      document.body.append(script)
    })
  }
  const note = ({ type, target }: Event) => {
    const { value = '', checked = false } = target as Partial<HTMLInputElement>
    window.earlyUses?.push({ type, target, value, checked })
  }
  window.addEventListener('click', note, true)
  window.addEventListener('input', note, true)
  signs.forEach((sign) => window.addEventListener(sign, start, { capture: true, passive: true }))
  const whenIdle = window.requestIdleCallback ?? window.setTimeout
  if (document.readyState === 'complete') whenIdle(start)
  else window.addEventListener('load', () => whenIdle(start))
  window.setTimeout(start, patience)
}

/** The inline script of every page. */
export const START_SITE = `(${startSite.toString()})(${PATIENCE})`
