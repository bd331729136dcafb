/**
 * The parts of a page whose layout may be delayed: every block but the first, the footer, and what a long block marks with `data-far`: the
 * product page's columns and the tiles of a product list. Those blocks begin near the first screen and end far below it.
 */
export const FAR_PARTS = 'main > [data-block]:nth-child(n + 2), [data-far], [data-footer]'

/** The attribute of a part that has been laid out. */
export const LAID_OUT = 'data-laid-out'

/**
 * The browser styles, lays out and paints a part only when it is about one window away, so that the first screen is ready sooner
 * (decision 047). This ends when the page is hydrated and idle (src/islands/page-view.ts), because going back or jumping to the end
 * needs the scroll positions of the complete layout.
 * Until then the browser assumes that a part is 400 px high. This is rather too low, because a part that grows below the window
 * moves nothing in view. Shadows and focus outlines may extend 64 px beyond a part; a browser that cannot allow this lays out
 * everything at once. For print every browser does so.
 */
export const ONCE_NEAR = `
  @supports (overflow-clip-margin: 64px) {
    @media screen {
      html:not([data-whole]) :is(${FAR_PARTS}):not([${LAID_OUT}]) { content-visibility: auto; contain-intrinsic-block-size: auto 400px; overflow-clip-margin: 64px; }
    }
  }
`
