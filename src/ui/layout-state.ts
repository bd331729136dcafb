import { useEffect, type RefObject } from 'react'
import { create } from 'zustand'

/** What parts of a page tell each other about its layout (spec 3, "Layout state"). */
type LayoutState = {
  /** A banner stands above the navigation: false once all are dismissed, and where none is shown. */
  hasSiteBanner: boolean
  /** The page's own call to action is in view, so what repeats it at the foot steps aside. */
  heroCTAVisible: boolean
  /** A bar with the sections of the page sticks under the one at the top. */
  hasAnchorNavigation: boolean
  /** The ground of the page in view (spec 4). */
  navigationMode: 'light' | 'dark'
  /** CSS pixels that stay covered at the foot of the screen. */
  stickyFooterHeight: number
}

export const useLayoutState = create<LayoutState>(() => ({
  hasSiteBanner: false,
  heroCTAVisible: false,
  hasAnchorNavigation: false,
  navigationMode: 'dark',
  stickyFooterHeight: 0,
}))

export const setHeroCTAVisible = (heroCTAVisible: boolean): void =>
  useLayoutState.setState({ heroCTAVisible })

export const setHasSiteBanner = (hasSiteBanner: boolean): void => useLayoutState.setState({ hasSiteBanner })

export const setHasAnchorNavigation = (hasAnchorNavigation: boolean): void =>
  useLayoutState.setState({ hasAnchorNavigation })

export const setNavigationMode = (navigationMode: LayoutState['navigationMode']): void =>
  useLayoutState.setState({ navigationMode })

/** Changes the height by the added amount, in CSS pixels; it never goes below 0 (spec 4). */
export const addStickyFooterHeight = (amount: number): void =>
  useLayoutState.setState(({ stickyFooterHeight }) => ({
    stickyFooterHeight: Math.max(0, stickyFooterHeight + amount),
  }))

/** Counts an element to what stays covered at the foot, for as long as it is there and however high it is. */
export const useStickyFooter = (ref: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    let height = 0
    const count = (next: number) => {
      addStickyFooterHeight(next - height)
      height = next
    }
    const observer = new ResizeObserver(() => count(ref.current?.offsetHeight ?? 0))
    if (ref.current) observer.observe(ref.current)
    return () => {
      observer.disconnect()
      count(0)
    }
  }, [ref])
}
