import { css, keyframes } from 'styled-components'

/** Less than half of a touch target (44 px, `largeTarget`), so that a press at a button's old place still hits the button. */
const rise = keyframes`from { transform: translateY(16px); }`

/**
 * Moves a card up once as it scrolls into view: offset 120 px, 500 ms, ease (spec 9). An animation trigger is used because a scroll
 * timeline would follow the scrollbar in both directions. Cards never fade, so a page that is printed or not scrolled shows all.
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
 * Hides an empty card of a list, such as the teaser of an unpublished story, so that it leaves no gap. The card keeps a box
 * because a card that is not yet hydrated is empty too, and is hydrated when its box comes near the window.
 */
export const withoutEmptyCards = `
  > li:has(> [data-block]:empty) {
    position: absolute;
    visibility: hidden;
  }
`
