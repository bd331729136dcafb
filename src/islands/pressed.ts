/** On a control that was pressed before its code is here, until it answers: it looks pressed (src/theme/global-style.ts). */
export const PRESSED = 'data-pressed'

/** Whether the browser does what a button is there for, without a script. Not every promised browser knows popovers. */
export const worksByItself = (button: Element): boolean =>
  button.matches('[type="reset"]') ||
  ('popover' in HTMLElement.prototype && button.matches('[popovertarget]'))

/** The button in which a press landed, if it needs code to answer. */
export const pressedIn = (target: EventTarget | null): HTMLButtonElement | undefined => {
  const button = target instanceof Element ? target.closest('button') : null
  return button && !button.matches('[type="submit"]') && !worksByItself(button) ? button : undefined
}
