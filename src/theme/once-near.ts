import { FAR_BLOCKS, SHOWN } from './put-off'

/** Before it is laid out a part is taken for this high. Rather too low: what grows below the window moves nothing. */
const HEIGHTS = { block: '500px', column: '600px', tile: '300px', list: '130px' }

const putOff = (part: string, height: string): string => `
  html:not([data-whole]) ${part}:not([${SHOWN}]) { content-visibility: auto; contain-intrinsic-block-size: auto ${height}; overflow-clip-margin: 64px; }
`

/**
 * Styled, laid out and painted only once it is about a window away, so that what is seen first stands sooner (decision 047): every
 * block of a page but the first, and parts that say so with `data-far`: `column`, `tile` and `list`. Not what rises when it comes
 * into view (`riseIn`): Chromium goes on asking where the part of the height it was taken for stands, and it never rises.
 *
 * Only until the page is awake and idle: from then on places are counted in pixels, as by a step back or a jump to the end, of a
 * page that is laid out whole. What a part holds may reach 64 px beyond it, for shadows and the mark of the focus; where a browser
 * cannot grant that, all is laid out at once, and so is what goes to paper.
 */
export const ONCE_NEAR = `
  @supports (overflow-clip-margin: 64px) {
    @media screen {
      ${putOff(FAR_BLOCKS, HEIGHTS.block)}
      ${(['column', 'tile', 'list'] as const).map((kind) => putOff(`[data-far=${kind}]`, HEIGHTS[kind])).join('')}
    }
  }
`
