import type { EarlyUse } from '../early-use'

declare global {
  interface Window {
    /** What was pressed, typed, chosen and sent before the site's code was here, until keepEarlyUse() takes it over. */
    earlyUse?: EarlyUse[]
  }
}

const noteUse = (event: Event): void => {
  if (!window.earlyUse) return
  const { type, target } = event
  const { value = '', checked = false } = target as Partial<HTMLInputElement>
  const submitter = event instanceof SubmitEvent ? event.submitter : null
  // A form without an address is the site's own: sent by the browser, it would load this page anew.
  const isOurs = target instanceof HTMLFormElement && !target.hasAttribute('action')
  if (isOurs) event.preventDefault()
  window.earlyUse.push({ type: type as EarlyUse['type'], target, value, checked, submitter })
}

/** Notes what is done with the page before the site's code is here (early-use.ts). */
export const noteEarlyUse = (): void => {
  window.earlyUse = []
  for (const kind of ['click', 'input', 'focusin', 'submit']) window.addEventListener(kind, noteUse, true)
}
