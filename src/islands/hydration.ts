import { wasUsedEarly } from './early-use'
import type { Hydration } from './types'

/** How far below the fold a part is hydrated, so that it answers when it is reached. */
const MARGIN = '160px 0px'

/** Opens a gate. */
type Open = () => void

/** By the frame whose time must come first, the gate that it opens. One observer and one set of listeners serve all of them. */
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

const INTENTS = ['pointerdown', 'pointerover', 'touchstart', 'focusin', 'keydown'] as const

const onIntent = ({ target }: Event) => {
  const frame = target instanceof Element ? target.closest('[data-hydrate="intent"]') : null
  if (frame) openAt(frame)
}

const listen = (frame: Element) => {
  // On the window in the capture phase: React stops events that are aimed at a boundary that is not hydrated.
  INTENTS.forEach((type) => window.addEventListener(type, onIntent, { capture: true, passive: true }))
  // Its first touch may have come before this code.
  if (wasUsedEarly(frame)) openAt(frame)
}

/** Begins to watch a frame for what its kind waits for. A static one waits for nothing, and can only be asked for. */
const WATCH: Record<Hydration, (frame: Element) => void> = {
  load: openAt,
  visible: observe,
  intent: listen,
  static: () => undefined,
}

/** Opens a gate with the first of these frames whose time comes. Answers how to stop. */
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

/** Parts that are wanted from elsewhere, whether or not they have a gate yet. */
const wanted = new WeakSet<Element>()

/** Hydrates the part in which an element stands, and those around it, wherever they are: something else on the page asks for it. */
export const hydratePart = (element: Element): void => {
  const frame = element.closest('[data-hydrate]')
  if (!frame) return
  wanted.add(frame)
  if (frame.parentElement) hydratePart(frame.parentElement)
  openAt(frame)
}

/** Stands before the code of one part of one page: it opens once, and never after that part has left the page. */
export type Gate = {
  /** Resolves when the part may be hydrated, with its element where it waited for that. */
  opened: Promise<Element | undefined>
  /**
   * Waits for the part's time, or for that of the first part nested in it, since React hydrates from the outside in. Answers how to
   * stop, for when the part leaves the page.
   */
  watch: (frame: Element) => () => void
}

/** A gate for one part of the page, see {@link Gate}. On the server, which renders everything, it is open. */
export const createGate = (hydration: Hydration): Gate => {
  let open: (frame?: Element) => void = () => undefined
  const opened = new Promise<Element | undefined>((resolve) => {
    open = resolve
  })
  if (typeof window === 'undefined' || hydration === 'load') open()
  return {
    opened,
    watch: (frame) => {
      // Without HTML of the server's, as in development, there is nothing to leave alone.
      const isWaiting = hydration !== 'load' && frame.hasChildNodes() && !wanted.has(frame)
      if (isWaiting)
        return openWithFirst([frame, ...frame.querySelectorAll('[data-hydrate]')], () => open(frame))
      open()
      return () => undefined
    },
  }
}
