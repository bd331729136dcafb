import { wasUsedEarly } from '../../../islands'

/**
 * Tells once all that was pressed and typed in the parts within an element, before they answered, has been done again. Answers
 * how to stop waiting.
 */
export const whenEarlyUseDone = (element: Element, tell: () => void): (() => void) => {
  const parts = [...element.querySelectorAll('[data-hydrate]')].filter(wasUsedEarly)
  let timer: ReturnType<typeof setTimeout> | undefined
  const observer = new MutationObserver(() => {
    if (parts.some(wasUsedEarly)) return
    observer.disconnect()
    // It is done in the moments after the part is awake.
    timer = setTimeout(tell)
  })
  if (parts.length === 0) tell()
  else observer.observe(element, { subtree: true, attributeFilter: ['data-hydrated'] })
  return () => {
    observer.disconnect()
    clearTimeout(timer)
  }
}
