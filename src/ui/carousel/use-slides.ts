import useEmblaCarousel from 'embla-carousel-react'
import { useEffect, useState } from 'react'

/** CSS pixels of sideways wheel or touchpad movement per step: about as far as the browser would scroll a row. */
const STEP = 160

/**
 * Calls `step` once for every 160 px of a sideways stroke on a touchpad. Strokes up and down scroll the page.
 * @returns a function that stops this
 */
const stepsByWheel = (row: HTMLElement, step: (direction: 1 | -1) => void): (() => void) => {
  let come = 0
  const onWheel = (event: WheelEvent) => {
    const { deltaX, deltaY, ctrlKey } = event
    if (ctrlKey || Math.abs(deltaX) <= Math.abs(deltaY)) return
    event.preventDefault()
    come = Math.sign(deltaX) === Math.sign(come) ? come + deltaX : deltaX
    for (; Math.abs(come) >= STEP; come -= Math.sign(come) * STEP) step(come > 0 ? 1 : -1)
  }
  row.addEventListener('wheel', onWheel, { passive: false })
  return () => row.removeEventListener('wheel', onWheel)
}

type Slides = NonNullable<ReturnType<typeof useEmblaCarousel>[1]>

/** The state of the row; it has no places on the server and before it is measured. */
type Standing = {
  /** Whether there are more slides on that side; both false while everything fits. */
  before: boolean
  after: boolean
  /** The current place, from 0; there are fewer places than slides where several slides are in view. */
  at: number
  places: number
}

const NOWHERE: Standing = { before: false, after: false, at: 0, places: 0 }

/** In pixels: on zoomed screens positions are fractions. */
const TOLERANCE = 2

const OPTIONS = {
  align: 'start' as const,
  breakpoints: { '(prefers-reduced-motion: reduce)': { duration: 0 } },
  // Embla's own rule expects the focus within 10 ms of the key, which is too short for a slow phone.
  watchFocus: false,
  watchDrag: (slides: Slides) => slides.scrollSnapList().length > 1,
}

const standingOf = (slides: Slides): Standing => ({
  before: slides.canScrollPrev(),
  after: slides.canScrollNext(),
  at: slides.selectedScrollSnap(),
  places: slides.scrollSnapList().length,
})

/** The place nearest to an earlier scroll position. */
const placeAt = (slides: Slides, scrollLeft: number): number => {
  const distances = slides.internalEngine().scrollSnaps.map((snap) => Math.abs(-snap - scrollLeft))
  return distances.indexOf(Math.min(...distances))
}

/** The numbers, from 1, of the slides that are fully in view once the row rests; on a narrow screen that of the first. */
const shownIn = (slides: Slides): { first: number; last: number } => {
  const { target, slideRects, containerRect } = slides.internalEngine()
  const start = containerRect.left - target.get()
  const isWhole = ({ left, right }: typeof containerRect) =>
    left >= start - TOLERANCE && right <= start + containerRect.width + TOLERANCE
  const whole = slideRects.map(isWhole)
  if (whole.includes(true)) return { first: whole.indexOf(true) + 1, last: whole.lastIndexOf(true) + 1 }
  return { first: slides.selectedScrollSnap() + 1, last: slides.selectedScrollSnap() + 1 }
}

/** `2 to 4 of 6` */
const wordsOf = (slides: Slides): string => {
  const { first, last } = shownIn(slides)
  return `${first === last ? first : `${first} to ${last}`} of ${slides.slideNodes().length}`
}

/** A press that moves this many CSS pixels is a drag: Embla's own default. */
const DRAG = 10

/** Keeps the press at the end of a drag from following the link under the mouse. */
const keepDragsFromLinks = (slides: Slides): void => {
  const root = slides.rootNode()
  let from = 0
  slides
    .on('pointerDown', () => {
      from = slides.internalEngine().location.get()
    })
    .on('scroll', () => {
      const { dragHandler, location } = slides.internalEngine()
      if (dragHandler.pointerDown() && Math.abs(location.get() - from) > DRAG)
        root.setAttribute('data-dragging', '')
    })
    .on('pointerUp', () => root.removeAttribute('data-dragging'))
}

/** Scrolls a slide that gets the keyboard focus fully into view. @returns a function that stops this */
const showFocused = (slides: Slides): (() => void) => {
  const root = slides.rootNode()
  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof Element) || !root.contains(target) || !target.matches(':focus-visible')) return
    const slide = slides.slideNodes().findIndex((node) => node.contains(target))
    const place = slides.internalEngine().slideRegistry.findIndex((group) => group.includes(slide))
    // The browser has scrolled the row by itself.
    root.scrollLeft = 0
    if (place >= 0) slides.scrollTo(place, true)
  }
  // Listens on the window, in the capture phase, because React stops an event whose target is not hydrated yet. A slide that was
  // scrolled past before the code had loaded is such a target.
  window.addEventListener('focusin', onFocus, true)
  return () => window.removeEventListener('focusin', onFocus, true)
}

/**
 * Lets Embla move the row: it can be dragged and stepped through, and its place is known. Before that, and without scripts, it is a
 * plain row that scrolls. The slide that was scrolled to stays in view.
 */
export const useSlides = () => {
  const [viewport, slides] = useEmblaCarousel(OPTIONS)
  const [standing, setStanding] = useState(NOWHERE)
  const [announcement, setAnnouncement] = useState('')

  useEffect(() => {
    if (!slides) return
    const root = slides.rootNode()
    const startIndex = placeAt(slides, root.scrollLeft)
    root.setAttribute('data-slides', '')
    root.scrollLeft = 0
    if (startIndex > 0) slides.reInit({ ...OPTIONS, startIndex })
    const follow = () => setStanding(standingOf(slides))
    keepDragsFromLinks(slides)
    slides.on('select', follow).on('reInit', follow)
    follow()
    const stopWheel = stepsByWheel(root, (direction) =>
      direction > 0 ? slides.scrollNext() : slides.scrollPrev(),
    )
    const stopFocus = showFocused(slides)
    return () => {
      stopWheel()
      stopFocus()
      root.removeAttribute('data-slides')
    }
  }, [slides])

  /** Brings a place into view, counted from 0. Announces the slides in view, unless the row moves by itself. */
  const show = (place: number, { byItself = false } = {}) => {
    if (!slides) return
    slides.scrollTo(place)
    if (!byItself) setAnnouncement(wordsOf(slides))
  }
  /** Moves by as many slides as are in view. */
  const step = (direction: 1 | -1) => {
    if (!slides) return
    const { first, last } = shownIn(slides)
    show(slides.selectedScrollSnap() + direction * (last - first + 1))
  }
  return { viewport, standing, show, step, announcement }
}

/** The part of a row's state that its foot needs. */
export type RowState = Pick<Standing, 'at' | 'places'> & Pick<ReturnType<typeof useSlides>, 'show'>
