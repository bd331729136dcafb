const waiting = new WeakMap<Element, HTMLElement>()

const sleepingFrame = (control: HTMLElement | null | undefined) => {
  const frame = control?.closest<HTMLElement>('[data-block]:not([data-awake])')
  return frame?.dataset.wakes === 'static' ? undefined : frame
}

const keep = (target: EventTarget | null) => {
  const control = target instanceof Element ? target.closest<HTMLElement>('button') : null
  const frame = sleepingFrame(control)
  if (control && frame) waiting.set(frame, control)
}

/**
 * Remembers a press on a button whose block still sleeps, for {@link replayClick}; those from before the site's code was
 * here as well (start-site.ts). Listens on the window in the capture phase, since React swallows events aimed at a
 * sleeping boundary. Links and summaries need no help.
 */
export const keepEarlyClicks = (): void => {
  window.earlyClicks?.forEach(keep)
  delete window.earlyClicks
  window.addEventListener('click', ({ target }) => keep(target), true)
}

/** Presses the button again that was pressed while this block slept; the last one, if there were several. */
export const replayClick = (frame: Element): void => {
  const control = waiting.get(frame)
  waiting.delete(frame)
  if (control?.isConnected) control.click()
}
