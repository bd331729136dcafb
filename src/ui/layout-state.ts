import { useEffect, type RefObject } from 'react'
import { create } from 'zustand'

/** What parts of a page tell each other about its layout (spec 3, "Layout state"). */
type LayoutState = {
  /** The page's own call to action is in view, so what repeats it at the foot steps aside. */
  heroCTAVisible: boolean
  /** A bar with the sections of the page sticks under the one at the top. */
  hasAnchorNavigation: boolean
  /** CSS pixels that stay covered at the foot of the screen. */
  stickyFooterHeight: number
  /** Where a bar of the page stands; null on the server, and until the foot was measured. */
  footBar: HTMLElement | null
}

export const useLayoutState = create<LayoutState>(() => ({
  heroCTAVisible: false,
  hasAnchorNavigation: false,
  stickyFooterHeight: 0,
  footBar: null,
}))

export const setHeroCTAVisible = (heroCTAVisible: boolean): void =>
  useLayoutState.setState({ heroCTAVisible })

export const setHasAnchorNavigation = (hasAnchorNavigation: boolean): void =>
  useLayoutState.setState({ hasAnchorNavigation })

export const setFootBar = (footBar: HTMLElement | null): void => useLayoutState.setState({ footBar })

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
