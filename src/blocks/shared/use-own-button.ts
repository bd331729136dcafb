import { useEffect, type RefObject } from 'react'
import { useLayoutState } from '../../platform/layout-state'
import { useInView } from './use-in-view'

const inViewNow = new Set<symbol>()

/**
 * Says that this part of the page buys what the page is about: while any such part is in view, the bar at the foot, which
 * repeats it, steps aside.
 */
export const useOwnButton = (ref: RefObject<Element | null>): void => {
  const isInView = useInView(ref)
  useEffect(() => {
    if (!isInView) return
    const part = Symbol()
    inViewNow.add(part)
    useLayoutState.setState({ heroCTAVisible: true })
    return () => {
      inViewNow.delete(part)
      useLayoutState.setState({ heroCTAVisible: inViewNow.size > 0 })
    }
  }, [isInView])
}
