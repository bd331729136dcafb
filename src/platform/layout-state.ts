import { create } from 'zustand'

/** What parts of a page tell each other about its layout (spec 3, "Layout state"). */
type LayoutState = {
  /** A banner stands above the navigation: false once all are dismissed, and where none is shown. */
  hasSiteBanner: boolean
  /** The page's own call to action is in view, so the bar at the foot that repeats it is hidden. */
  heroCTAVisible: boolean
  /** A bar with the sections of the page sticks under the navigation. */
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

/** Changes the height by the added amount, in CSS pixels; it never goes below 0 (spec 4). */
export const addStickyFooterHeight = (amount: number): void =>
  useLayoutState.setState(({ stickyFooterHeight }) => ({
    stickyFooterHeight: Math.max(0, stickyFooterHeight + amount),
  }))
