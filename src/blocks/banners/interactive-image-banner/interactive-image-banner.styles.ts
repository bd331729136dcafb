import styled from 'styled-components'
import { from, hover, layer, motion, radius, shadow, space, type } from '../../../theme'
import { SectionLayout } from '../../shared/section-head'

/** From here on a note stands beside its spot; on a narrower picture below it, where there is room for its words. */
const wide = '@container (min-width: 600px)'

/** The place of a finger, in CSS pixels. */
const TARGET = '44px'
const HALF = '22px'

export const Layout = styled(SectionLayout)`
  ${from.lg} {
    &[data-beside] {
      grid-template-columns: minmax(0, 4fr) minmax(0, 7fr);
      align-items: center;
    }
  }
`
/* As wide as there is room for, and never so high that head and foot of the picture are not seen together. */
export const Stage = styled.div`
  container-type: inline-size;
  position: relative;
  width: 100%;
  max-width: calc(760px * var(--wide));
  margin-inline: auto;

  > img {
    width: 100%;
    aspect-ratio: var(--wide);
    object-fit: cover;
    border-radius: ${radius.card};
  }
`
/*
 * Seen on whatever it lies on: a dark place with a light edge. Its own box is empty: the spot stands on the picture, by its share of the picture's width
 * and height.
 */
export const Spot = styled.details`
  --height: calc(100cqi / var(--wide));
  --left: clamp(${HALF}, calc(var(--x) * 1cqi), calc(100cqi - ${HALF}));
  --top: clamp(${HALF}, calc(var(--y) / 100 * var(--height)), calc(var(--height) - ${HALF}));

  > summary {
    position: absolute;
    top: calc(var(--top) - ${HALF});
    left: calc(var(--left) - ${HALF});
    display: grid;
    place-items: center;
    width: ${TARGET};
    height: ${TARGET};
    border: 4px solid #ffffff;
    border-radius: 50%;
    background: #222222;
    color: #ffffff;
    box-shadow: ${shadow.raised};
    list-style: none;
    transition:
      background-color ${motion.quick},
      color ${motion.quick};

    ${hover} {
      &:hover {
        background: #4a4a4a;
      }
    }
    &::-webkit-details-marker {
      display: none;
    }
  }
  &[open] > summary,
  &[open] > summary:hover {
    border-color: #222222;
    background: #ffffff;
    color: #222222;
  }
  > summary > svg {
    transition: transform ${motion.calm};
  }
  &[open] > summary > svg {
    transform: rotate(45deg);
  }
`
export const Note = styled.div`
  display: grid;
  justify-items: start;
  gap: 6px;
  margin-top: ${space.s};
  padding: 20px 24px;
  border-radius: 20px;
  background: var(--band);
  color: var(--ink);
  transition:
    opacity ${motion.quick},
    transform ${motion.quick};

  @starting-style {
    opacity: 0;
    transform: scale(0.97);
  }
  ${wide} {
    position: absolute;
    z-index: ${layer.raised};
    width: 320px;
    max-height: var(--height);
    margin: 0;
    overflow-y: auto;
    box-shadow: ${shadow.floating};

    [data-side='right'] > & {
      left: calc(var(--left) + 32px);
      max-width: calc(100cqi - var(--left) - 40px);
    }
    [data-side='left'] > & {
      right: calc(100cqi - var(--left) + 32px);
      max-width: calc(var(--left) - 40px);
    }
    [data-level='top'] > & {
      top: calc(var(--top) - ${HALF});
    }
    [data-level='middle'] > & {
      top: var(--top);
      translate: 0 -50%;
    }
    [data-level='bottom'] > & {
      bottom: calc(var(--height) - var(--top) - ${HALF});
    }
  }
`
export const Text = styled.p`
  ${type.body}
  color: var(--quiet);
  white-space: pre-line;
`
