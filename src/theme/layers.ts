/**
 * Every `z-index` of the site by its name, the lowest first. Components that only order their own parts, such as the corners of a
 * table, use the first three.
 */
export const layer = {
  raised: 1,
  raisedMore: 2,
  raisedMost: 3,
  /** A page's own bar, below the one at the top. */
  pageBar: 30,
  /** The foot of the screen. */
  foot: 40,
  /** The bar at the top, and the submenus that hang from it. */
  navigation: 50,
  backdrop: 100,
  drawer: 101,
  /** The page's toasts while a drawer is open over the page. */
  footOverDrawer: 120,
  /** The line that shows that the next page is loading. */
  travelling: 130,
  skipLink: 140,
} as const
