// What the browser does by itself, and what has to wait for the site's code. Part of the inline script of every page: no imports.

/** Marks a control that was pressed before its code was here, until it answers, so that it looks pressed (src/theme/global-style.ts). */
export const PRESSED = 'data-pressed'

/** Whether a button works without a script. Not every promised browser knows popovers. */
export const worksByItself = (button: Element): boolean =>
  button.matches('[type="reset"]') ||
  ('popover' in HTMLElement.prototype && button.matches('[popovertarget]'))

/** The pressed button, if it needs code to answer. */
export const pressedIn = (target: EventTarget | null): HTMLButtonElement | undefined => {
  const button = target instanceof Element ? target.closest('button') : null
  return button && !button.matches('[type="submit"]') && !worksByItself(button) ? button : undefined
}

/**
 * Whether the site's code sends this form. The browser sends a form with an address itself, unless the form is marked as waiting for
 * code, which adds something to it. A form without an address, or with only a fragment (Formik writes `#`, which makes iPhones show
 * "Go" on their keyboard), would merely reload the page.
 */
export const isOwnForm = (form: HTMLFormElement): boolean =>
  form.hasAttribute('data-awaits-code') || (form.getAttribute('action') ?? '#').startsWith('#')
