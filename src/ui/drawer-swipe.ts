import { useRef, type TouchEvent, type UIEvent } from 'react'

// Spec 9, "Drawer".
const CLOSE_THRESHOLD = 0.25
const VELOCITY_THRESHOLD = 0.4
const SCROLL_LOCK_TIMEOUT = 100

type Swipe = {
  /** Pixels moved towards the edge; negative when moved away from it. */
  distance: number
  /** Width of the drawer in pixels. */
  width: number
  /** Milliseconds between touching and letting go. */
  duration: number
}

/** Whether letting go closes the drawer: moved a quarter of its width, or fast enough (px/ms), towards the edge. */
export const closesDrawer = ({ distance, width, duration }: Swipe): boolean =>
  distance > 0 &&
  (distance / width >= CLOSE_THRESHOLD || distance / Math.max(duration, 1) > VELOCITY_THRESHOLD)

/** The panel while a finger takes it along, and the pixels it has come. */
const takenAlong = (viewport: HTMLElement) => {
  const panel = viewport.querySelector<HTMLElement>('[data-overlay][data-swiping]')
  const distance = parseFloat(panel?.style.getPropertyValue('--drawer-swipe-movement-x') ?? '')
  return panel && distance ? { distance, width: panel.offsetWidth } : undefined
}

/**
 * Handlers for the drawer's viewport. Base UI tells a swipe from scrolling, selecting and sliding, and moves the panel;
 * it closes from half the width or 0.5 px/ms on, and has no setting for it, so letting go is judged here as well. A
 * finger that comes down within 100 ms of scrolling is taken for the end of that scroll.
 */
export const useDrawerSwipe = (onClose: () => void) => {
  const began = useRef(0)
  const lastScroll = useRef(-Infinity)
  return {
    onScrollCapture: ({ timeStamp }: UIEvent) => {
      lastScroll.current = timeStamp
    },
    onTouchStartCapture: (event: TouchEvent) => {
      began.current = event.timeStamp
      if (event.timeStamp - lastScroll.current < SCROLL_LOCK_TIMEOUT) event.stopPropagation()
    },
    onTouchEndCapture: ({ currentTarget, timeStamp }: TouchEvent<HTMLElement>) => {
      const swipe = takenAlong(currentTarget)
      if (swipe && closesDrawer({ ...swipe, duration: timeStamp - began.current })) onClose()
    },
  }
}
