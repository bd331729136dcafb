import type { EarlyUse } from '../early-use'
import { isOwnForm, PRESSED, pressedIn } from '../needs-code'

declare global {
  interface Window {
    /** What was pressed, typed, chosen and sent before the site's code was loaded, until queueEarlyUse() takes it over. */
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

/** Records what a visitor does before the site's code is loaded (early-use.ts). */
export const noteEarlyUse = (): void => {
  window.earlyUse = []
  for (const kind of ['click', 'input', 'focusin', 'submit']) window.addEventListener(kind, noteUse, true)
}
