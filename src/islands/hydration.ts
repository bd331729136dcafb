import { wasUsedEarly } from './early-use'

/**
 * When a part of a page from the server is hydrated: never on that page, near the viewport, on the first use (pointer, focus, input) inside
 * it, or at once. A part that contains others is hydrated with the first of them at the latest, since React hydrates from the outside in.
 */
export type Hydration = 'static' | 'visible' | 'intent' | 'load'

/** How far outside the viewport a part is hydrated, so that it answers by the time it is reached. */
const MARGIN = '160px 0px'

type Open = () => void

/** Which gate each watched frame opens. One observer and one set of listeners serve all frames. */
const waiting = new Map<Element, Open>()

const openAt = (frame: Element) => {
  const open = waiting.get(frame)
  waiting.delete(frame)
  open?.()
}

let observer: IntersectionObserver | undefined

const observe = (frame: Element) => {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        observer?.unobserve(target)
        openAt(target)
      }
    },
    { rootMargin: MARGIN },
  )
  observer.observe(frame)
}

/** Dictation, pasting and assistive technology fill fields and press buttons without a key or a pointer. */
const INTENTS = ['pointerdown', 'pointerover', 'touchstart', 'focusin', 'keydown', 'input', 'click'] as const

const onIntent = ({ target }: Event) => {
  const frame = target instanceof Element ? target.closest('[data-hydrate="intent"]') : null
  if (frame) openAt(frame)
}

const listen = (frame: Element) => {
  // On the window, in the capture phase: React stops events on a boundary that is not hydrated.
  INTENTS.forEach((type) => window.addEventListener(type, onIntent, { capture: true, passive: true }))
  // The first touch may have come before this code, and the focus while it started.
  if (wasUsedEarly(frame) || frame.contains(document.activeElement)) openAt(frame)
}

/** Starts to watch a frame, by its hydration. Only {@link hydratePart} hydrates a static one. */
const WATCH: Record<Hydration, (frame: Element) => void> = {
  load: openAt,
  visible: observe,
  intent: listen,
  static: () => undefined,
}

/** Opens a gate when the first of these frames is due. Returns a function that stops watching. */
const openWithFirst = (frames: readonly Element[], open: Open): (() => void) => {
  const stop = () =>
    frames.forEach((frame) => {
      observer?.unobserve(frame)
      waiting.delete(frame)
    })
  const openOnce = () => {
    stop()
    open()
  }
  frames.forEach((frame) => waiting.set(frame, openOnce))
  frames.forEach((frame) => WATCH[(frame as HTMLElement).dataset.hydrate as Hydration](frame))
  return stop
}

/** Parts that other code wants hydrated. They may not have a gate yet. */
const wanted = new WeakSet<Element>()

/** Hydrates the part that contains an element, and the parts around it, because other code needs it. */
export const hydratePart = (element: Element): void => {
  const frame = element.closest('[data-hydrate]')
  if (!frame) return
  wanted.add(frame)
  if (frame.parentElement) hydratePart(frame.parentElement)
  openAt(frame)
}

/** Delays the code of one part of one page. It opens once, and never after that part has left the page. */
export type Gate = {
  /** Resolves when the part may be hydrated, with its element if it had to wait. */
  opened: Promise<Element | undefined>
  /** Opens the gate when the part, or the first part nested in it, is due. Returns a function that stops watching, for unmounting. */
  watch: (frame: Element) => () => void
}

/** The gate of one part of the page. On the server, which renders everything, it is open. */
export const createGate = (hydration: Hydration): Gate => {
  let open: (frame?: Element) => void = () => undefined
  const opened = new Promise<Element | undefined>((resolve) => {
    open = resolve
  })
  if (typeof window === 'undefined' || hydration === 'load') open()
  return {
    opened,
    watch: (frame) => {
      // Without HTML from the server, as in development, there is nothing to preserve.
      const isWaiting = hydration !== 'load' && frame.hasChildNodes() && !wanted.has(frame)
      if (isWaiting)
        return openWithFirst([frame, ...frame.querySelectorAll('[data-hydrate]')], () => open(frame))
      open()
      return () => undefined
    },
  }
}
