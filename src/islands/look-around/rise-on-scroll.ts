import { whileWorking } from '../../platform/readiness'

// Spec 9: "Scroll animation: once, offset 120, duration 500, easing ease". CSS pixels and milliseconds.
const OFFSET = 120
const DURATION = 500
const EASING = 'ease'

/** CSS pixels, as cards do (src/blocks/shared/motion.ts): a press on a control that still rises meets it. */
const RISE = 16

/** Further up than any page is long: what a jump passed by counts as reached. */
const ABOVE = 1_000_000

/** What stands over a section. Never a whole one: what is stuck to the screen in it would be stuck to the section instead. */
const HEADS = 'main > [data-block] header:not(li *, article *)'

/** Cards, where the styles of their lists do not do it already. */
const TILES = 'main [data-tiles] > *'

const partsThatRise = () => {
  const hasOwnStyles = CSS.supports('animation-trigger', '--rise play-once')
  return [...document.querySelectorAll(hasOwnStyles ? HEADS : `${HEADS}, ${TILES}`)]
}

/**
 * Whether a part waits to be reached: it is wholly below the fold, and the page goes on far enough under its top for it ever
 * to be. All in CSS pixels from the top of the screen.
 */
export const isWaiting = (top: number, fold: number, pageEnd: number): boolean =>
  top >= fold && pageEnd - top >= OFFSET + RISE

/** Only moves, never fades: whoever prints, searches or captures the page has all of it. Leaves no style behind. */
const hold = (part: Element): Animation => {
  const animation = part.animate(
    { transform: [`translateY(${RISE}px)`, 'none'] },
    { duration: DURATION, easing: EASING },
  )
  animation.pause()
  return animation
}

const rise = (animation: Animation): Promise<unknown> => {
  animation.play()
  return animation.finished
}

let stopLast = (): void => undefined

/**
 * Holds what is below the fold a little under its place, and lets it rise once its top is 120 px above the foot of the
 * screen. What is in view now stays as it is. Call it again for another page.
 */
export const riseOnScroll = (): void => {
  stopLast()
  const pageEnd = document.documentElement.scrollHeight - window.scrollY
  const parts = partsThatRise().filter((part) =>
    isWaiting(part.getBoundingClientRect().top, window.innerHeight, pageEnd),
  )
  const held = new Map(parts.map((part) => [part, hold(part)]))
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        const animation = held.get(target)
        if (!animation || !isIntersecting) continue
        held.delete(target)
        observer.unobserve(target)
        if (boundingClientRect.bottom < 0) animation.finish()
        else void whileWorking(rise(animation))
      }
    },
    { rootMargin: `${ABOVE}px 0px -${OFFSET}px` },
  )
  parts.forEach((part) => observer.observe(part))
  stopLast = () => {
    observer.disconnect()
    held.forEach((animation) => animation.finish())
  }
}
