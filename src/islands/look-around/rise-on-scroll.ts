import { whileWorking } from '../../platform/readiness'

// Spec 9: "Scroll animation: once, offset 120, duration 500, easing ease". CSS pixels and milliseconds.
const OFFSET = 120
const DURATION = 500
const EASING = 'ease'

/** CSS pixels, the same as for cards (src/blocks/shared/cards/card-list.ts), and small enough that a press meets a control that still rises. */
const RISE = 16

/** More CSS pixels than any page is long, so that parts above the screen after a jump count as reached. */
const ABOVE = 1_000_000

/** The heads of sections. A transform on a whole section would make a fixed element in it stick to the section. */
const HEADS = 'main > [data-block] header:not(li *, article *)'

/** Cards, in browsers where the styles of their lists do not animate them. */
const TILES = 'main [data-tiles] > *'

const partsThatRise = () => {
  const hasOwnStyles = CSS.supports('animation-trigger', '--rise play-once')
  return [...document.querySelectorAll(hasOwnStyles ? HEADS : `${HEADS}, ${TILES}`)]
}

/**
 * Whether a part is below the fold and the page continues far enough under its top for it to be reached. All values are CSS pixels from
 * the top of the screen.
 */
export const isBelowFold = (top: number, fold: number, pageEnd: number): boolean =>
  top >= fold && pageEnd - top >= OFFSET + RISE

/** Moves without fading, so that the page is complete when it is printed, searched or captured. Leaves no style behind. */
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
 * Moves parts below the fold down a little, and lets each rise into place when its top is 120 px above the foot of the screen (spec 9,
 * "Scroll animation"), unless the visitor prefers reduced motion. Parts in view do not move. Call it again for another page.
 */
export const riseOnScroll = (): void => {
  if (!window.matchMedia('(prefers-reduced-motion: no-preference)').matches) return
  stopLast()
  const pageEnd = document.documentElement.scrollHeight - window.scrollY
  const parts = partsThatRise().filter((part) =>
    isBelowFold(part.getBoundingClientRect().top, window.innerHeight, pageEnd),
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
