import styled, { keyframes } from 'styled-components'
import { hover, motion, radius, space, type } from '../../../theme'
import { Section } from '../../../ui'
import { LOGO_ROOM } from './row-copies'

const CALM = '@media (prefers-reduced-motion: reduce), print'

export const Band = styled(Section)`
  overflow: clip;
`

export const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s};
`

export const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s};

  > h2 {
    ${type.small}
  }
  > label {
    margin-inline-start: auto;
  }
`

/** A box that is ticked to stop the row: it works without a script. */
export const Pause = styled.label`
  position: relative;
  display: grid;
  flex: none;
  place-items: center;
  width: 44px;
  height: 44px;
  border: 2px solid var(--line);
  border-radius: ${radius.pill};
  cursor: pointer;
  transition: border-color ${motion.quick};

  > input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  > svg {
    grid-area: 1 / 1;
    pointer-events: none;
  }
  &:has(:checked) > [data-shows='pause'],
  &:not(:has(:checked)) > [data-shows='play'] {
    visibility: hidden;
  }
  &:has(:focus-visible) {
    outline: 3px solid var(--focus);
    outline-offset: 3px;
    box-shadow: 0 0 0 3px #fff;
  }
  ${hover} {
    &:hover {
      border-color: var(--ink);
    }
  }
  ${CALM} {
    display: none;
  }
`

const pass = keyframes`
  to { transform: translateX(calc(-100% / var(--copies))); }
`

/** As wide as the window: what it holds comes from one edge and leaves at the other. */
export const Window = styled.div`
  margin-inline: calc(50% - 50vw);
  padding-block: 4px;
  overflow: hidden;
  -webkit-mask-image: linear-gradient(to right, transparent, #000 6%, #000 94%, transparent);

  /* A browser leaves a link with the focus where it is as long as some of it is seen: this brings it in whole. */
  &:has(a:focus-visible) {
    scroll-snap-type: x mandatory;
  }
  li:has(a:focus-visible) {
    scroll-snap-align: center;
  }
  ${CALM} {
    margin-inline: 0;
    -webkit-mask-image: none;
  }
`

export const Track = styled.div`
  display: flex;
  width: max-content;
  animation: ${pass} calc(var(--logos) * 4.5s) linear infinite;

  /* A link that is reached by keyboard is brought into view, which takes a row that begins where it was laid out. */
  ${Window}:has(a:focus-visible) > & {
    animation: none;
  }
  ${Window}:focus-within > &,
  :has(> * > label > :checked) > * > & {
    animation-play-state: paused;
  }
  ${hover} {
    ${Window}:hover > & {
      animation-play-state: paused;
    }
  }
  ${CALM} {
    width: auto;
    animation: none;

    > [inert] {
      display: none;
    }
  }
`

export const Logos = styled.ul`
  --logo: clamp(36px, 3.2vw, 46px);
  display: flex;
  align-items: center;

  > li {
    display: grid;
    flex: none;
    place-items: center;
    min-width: ${LOGO_ROOM}px;
    padding-inline: clamp(16px, 1.8vw, 28px);
  }
  > li > * {
    max-width: 220px;
  }
  a:focus-visible {
    outline-offset: -3px;
  }
  ${CALM} {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(clamp(136px, 14vw, 200px), 100%), 1fr));
    gap: ${space.s};
    width: 100%;

    > li {
      min-width: 0;
      padding: 0;
      place-items: center start;
    }
    > li > * {
      max-width: 100%;
    }
  }
`
