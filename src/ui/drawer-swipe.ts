import { useRef, type PointerEvent, type UIEvent } from 'react'

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

type Drag = { x: number; time: number; pointer: number }

const ownsItsDrags = (target: EventTarget) =>
  target instanceof Element && target.closest('input, select, textarea, [role="slider"]') !== null

/**
 * Handlers that let a finger push a right-hand drawer away. The drawer follows through the custom property `--drag`;
 * a drag that starts within 100 ms of scrolling its content is taken for the end of that scroll.
 */
export const useDrawerSwipe = (onClose: () => void) => {
  const drag = useRef<Drag | null>(null)
  const lastScroll = useRef(-Infinity)

  const settle = (panel: HTMLElement) => {
    drag.current = null
    panel.style.removeProperty('--drag')
    panel.removeAttribute('data-dragging')
  }

  return {
    onScrollCapture: (event: UIEvent) => {
      lastScroll.current = event.timeStamp
    },
    onPointerDown: (event: PointerEvent) => {
      if (event.pointerType !== 'touch' || ownsItsDrags(event.target)) return
      if (event.timeStamp - lastScroll.current < SCROLL_LOCK_TIMEOUT) return
      drag.current = { x: event.clientX, time: event.timeStamp, pointer: event.pointerId }
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (drag.current?.pointer !== event.pointerId) return
      event.currentTarget.setAttribute('data-dragging', '')
      event.currentTarget.style.setProperty('--drag', `${Math.max(0, event.clientX - drag.current.x)}px`)
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const start = drag.current
      if (start?.pointer !== event.pointerId) return
      const swipe = {
        distance: event.clientX - start.x,
        width: event.currentTarget.offsetWidth,
        duration: event.timeStamp - start.time,
      }
      settle(event.currentTarget)
      if (closesDrawer(swipe)) onClose()
    },
    onPointerCancel: (event: PointerEvent<HTMLElement>) => settle(event.currentTarget),
  }
}
