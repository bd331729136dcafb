/** What a page may put off laying out: every block but the first, and the footer. */
export const FAR_PARTS = 'main > [data-block]:nth-child(n + 2), [data-footer]'

/** Says of a part that it is put off no more. */
export const LAID_OUT = 'data-laid-out'

/**
 * What lies far down is styled, laid out and painted only once it is about a window away, so that what is seen first stands sooner
 * (decision 047). Only until the page is hydrated and idle (src/islands/page-view.ts): from then on places are counted in pixels, as by a
 * step back or a jump to the end, of a page that is laid out whole.
 *
 * Before it is laid out a part is taken for 500 px high. Rather too low: what grows below the window moves nothing. What a part holds
 * may reach 64 px beyond it, for shadows and the mark of the focus; where a browser cannot grant that, all is laid out at once, and
 * so is what goes to paper.
 */
export const ONCE_NEAR = `
  @supports (overflow-clip-margin: 64px) {
    @media screen {
      html:not([data-whole]) :is(${FAR_PARTS}):not([${LAID_OUT}]) { content-visibility: auto; contain-intrinsic-block-size: auto 500px; overflow-clip-margin: 64px; }
    }
  }
`
