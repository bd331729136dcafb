import type { EarlyUse } from '../early-use'
import { isOwnForm } from '../own-form'
import { PRESSED, pressedIn } from '../pressed'

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
  if (target instanceof HTMLFormElement && isOwnForm(target)) event.preventDefault()
  if (type === 'click') pressedIn(target)?.setAttribute(PRESSED, '')
  window.earlyUse.push({ type: type as EarlyUse['type'], target, value, checked, submitter })
}

/** Notes what is done with the page before the site's code is here (early-use.ts). */
export const noteEarlyUse = (): void => {
  window.earlyUse = []
  for (const kind of ['click', 'input', 'focusin', 'submit']) window.addEventListener(kind, noteUse, true)
}
