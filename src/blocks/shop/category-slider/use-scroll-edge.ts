import { useEffect, useState, type RefObject } from 'react'

/** Where a sideways scroller stands; `none` while everything fits, on the server and until it is measured. */
type ScrollEdge = 'none' | 'start' | 'middle' | 'end'

/** Scroll positions are fractions on zoomed screens. */
const TOLERANCE = 2

const edgeOf = ({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): ScrollEdge => {
  const room = scrollWidth - clientWidth
  if (room <= TOLERANCE) return 'none'
  if (scrollLeft <= TOLERANCE) return 'start'
  return scrollLeft >= room - TOLERANCE ? 'end' : 'middle'
}

/** Follows a scroller to its ends, by finger, wheel, keyboard or a change of size. */
export const useScrollEdge = (scroller: RefObject<HTMLElement | null>): ScrollEdge => {
  const [edge, setEdge] = useState<ScrollEdge>('none')
  useEffect(() => {
    const element = scroller.current
    if (!element) return undefined
    const measure = () => setEdge(edgeOf(element))
    // Reports once when it starts, and then every change.
    const sizes = new ResizeObserver(measure)
    sizes.observe(element)
    element.addEventListener('scroll', measure, { passive: true })
    return () => {
      sizes.disconnect()
      element.removeEventListener('scroll', measure)
    }
  }, [scroller])
  return edge
}
