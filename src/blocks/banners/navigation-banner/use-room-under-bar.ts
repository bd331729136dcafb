import { useEffect, type RefObject } from 'react'
import { underBars } from '../../../theme'
import { useLayoutState } from '../../../platform/layout-state'
import { ROOM } from './navigation-banner.styles'

/** The page came to what its address names before the bar was counted, so that it may lie under it. */
const showNamed = (bar: Element): void => {
  const target = document.getElementById(window.location.hash.slice(1))
  const top = target?.getBoundingClientRect().top ?? -1
  if (top >= 0 && top < bar.getBoundingClientRect().bottom) target?.scrollIntoView({ behavior: 'instant' })
}

/** Tells the page that it has this bar: what is jumped to, has the focus or sticks (`underBars`) comes to stand below it. */
export const useRoomUnderBar = (bar: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const { style } = document.documentElement
    const keepRoom = () => {
      style.setProperty('--page-bar-height', `${bar.current?.offsetHeight ?? 0}px`)
      style.setProperty('scroll-padding-top', `calc(${underBars} + ${ROOM})`)
    }
    const observer = new ResizeObserver(keepRoom)
    if (bar.current) {
      observer.observe(bar.current)
      keepRoom()
      showNamed(bar.current)
    }
    useLayoutState.setState({ hasAnchorNavigation: true })
    return () => {
      observer.disconnect()
      style.removeProperty('scroll-padding-top')
      style.removeProperty('--page-bar-height')
      useLayoutState.setState({ hasAnchorNavigation: false })
    }
  }, [bar])
}
