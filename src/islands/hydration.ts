import { hasFlag, type PageFlag } from '../platform/page-flags'
import { wasUsedEarly } from './early-use'
import type { PartHydration } from './types'

/** How far below the fold a part is hydrated, so that it answers when it is reached. */
const MARGIN = '160px 0px'

/** Parts that are wanted from elsewhere, whether or not they have a gate yet. */
const wanted = new WeakSet<Element>()

const INTENTS = ['pointerdown', 'pointerover', 'touchstart', 'focusin', 'keydown'] as const

type Open = () => void
/** Watches an element and calls `open` when its time has come. Answers how to stop. */
type Trigger = (frame: Element, open: Open) => () => void

const never = () => () => undefined

/** What an element is watched for; one observer and one set of listeners serve all of them. */
const waiting = new Map<Element, Open>()

const openAt = (frame: Element) => {
  const open = waiting.get(frame)
  waiting.delete(frame)
  open?.()
}

let observer: IntersectionObserver | undefined

const nearViewport: Trigger = (frame, open) => {
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
  const own = observer
  waiting.set(frame, open)
  own.observe(frame)
  return () => {
    waiting.delete(frame)
    own.unobserve(frame)
  }
}

/** Parts that wait for a touch. */
const TOUCHED = '[data-hydrate="intent"], [data-hydrate="asked"]'

const onIntent = ({ target }: Event) => {
  const frame = target instanceof Element ? target.closest(TOUCHED) : null
  if (frame) openAt(frame)
}

// On the window in the capture phase: React stops events that are aimed at a boundary still asleep.
const atIntent: Trigger = (frame, open) => {
  INTENTS.forEach((type) => window.addEventListener(type, onIntent, { capture: true, passive: true }))
  waiting.set(frame, open)
  // Its first touch may have come before this code.
  if (wasUsedEarly(frame)) openAt(frame)
  return () => void waiting.delete(frame)
}

const atOnce: Trigger = (_frame, open) => {
  open()
  return () => undefined
}

const NESTED = ['visible', 'load', 'intent', 'asked'].map((kind) => `[data-hydrate="${kind}"]`).join()

/** With the first of the parts nested in it: what comes near, or is touched, opens this one, and then waits for itself. */
const withNested: Trigger = (frame, open) => {
  const stops: (() => void)[] = []
  const stop = () => stops.splice(0).forEach((stopOne) => stopOne())
  const openOnce = () => {
    stop()
    open()
  }
  for (const part of frame.querySelectorAll<HTMLElement>(NESTED))
    stops.push((part.matches(TOUCHED) ? atIntent : nearViewport)(part, openOnce))
  return stop
}

const TRIGGERS: Record<PartHydration, Trigger> = {
  load: atOnce,
  visible: nearViewport,
  nested: withNested,
  intent: atIntent,
  asked: atIntent,
  static: never,
}

/** A part whose HTML is not what the address asks for names the flag by which the page says so, and does not wait then. */
const isUrgent = (frame: Element) =>
  [...frame.querySelectorAll<HTMLElement>('[data-urgent]')].some(({ dataset }) =>
    hasFlag(dataset.urgent as PageFlag),
  )

/** Hydrates the part in which an element stands, and those around it, wherever they are: something else on the page asks for it. */
export const wakePart = (element: Element): void => {
  const frame = element.closest('[data-hydrate]')
  if (!frame) return
  wanted.add(frame)
  if (frame.parentElement) wakePart(frame.parentElement)
  openAt(frame)
}

/** Stands before the code of one part of one page: it opens once, and never after that part has left the page. */
export type Gate = {
  /** Resolves when the part may be hydrated. */
  opened: Promise<void>
  /** Waits for the part's trigger. Answers how to stop, for when the part leaves the page. */
  watch: (frame: Element) => () => void
}

/** A gate for one part of the page, see {@link Gate}. On the server, which renders everything, it is open. */
export const createGate = (hydration: PartHydration): Gate => {
  let open: Open = () => undefined
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  if (typeof window === 'undefined' || hydration === 'load') open()
  return {
    opened,
    watch: (frame) => {
      // Nothing of it stands in the page, as in development: there is nothing to leave alone.
      const isWanted = wanted.has(frame) || (hydration !== 'static' && isUrgent(frame))
      const isWaiting = frame.hasChildNodes() && !isWanted
      return TRIGGERS[isWaiting ? hydration : 'load'](frame, open)
    },
  }
}
