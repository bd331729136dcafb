import { css } from 'styled-components'

/** A row that scrolls sideways, by finger, wheel and keyboard, without scripts. */
export const sidewaysRow = css`
  display: flex;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scrollbar-width: none;

  &::-webkit-scrollbar {
    display: none;
  }
`

/** A sideways row that comes to rest at the start of one of its parts. */
export const snapRow = css`
  ${sidewaysRow}
  scroll-snap-type: x mandatory;

  @media (prefers-reduced-motion: no-preference) {
    scroll-behavior: smooth;
  }
  > * {
    scroll-snap-align: start;
  }
`
