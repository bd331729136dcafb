import { css, keyframes } from 'styled-components'

/** Under half of what a finger is given (44 px, `largeTarget`): a press where a button was still meets it. */
const rise = keyframes`from { transform: translateY(16px); }`

/**
 * Scroll-in once: offset 120 px, 500 ms, ease (spec 9). A trigger and not a scroll timeline, which would run with the
 * scrollbar and back again. Only moves, never fades: a page that is printed, captured or never scrolled shows everything.
 */
export const riseIn = css`
  @media (prefers-reduced-motion: no-preference) {
    @supports (animation-trigger: --rise play-once) {
      trigger-scope: --rise;
      timeline-trigger: --rise view() entry 120px exit 100%;
      animation: ${rise} 500ms ease both;
      animation-trigger: --rise play-once;
    }
  }
`

/**
 * For a list of cards: one that has nothing to show, such as the teaser of a story that is not published, leaves no hole. It is
 * out of sight and not gone, for a card whose code is still to come is as empty, and waits until it is near the window.
 */
export const withoutEmptyCards = `
  > li:has(> [data-block]:empty) {
    position: absolute;
    visibility: hidden;
  }
`
