/** On a control that was pressed before its code is here, until it answers: it looks pressed (src/theme/global-style.ts). */
export const PRESSED = 'data-pressed'

/** What such a button does it does without a script. */
export const WORKS_BY_ITSELF = '[popovertarget], [type="reset"]'

/** The button in which a press landed, if it needs code to answer. */
export const pressedIn = (target: EventTarget | null): HTMLButtonElement | undefined => {
  const button = target instanceof Element ? target.closest('button') : null
  return button && !button.matches(`${WORKS_BY_ITSELF}, [type="submit"]`) ? button : undefined
}
