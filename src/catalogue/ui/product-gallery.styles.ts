import styled from 'styled-components'
import { below, motion, radius, space } from '../../theme'
import { snapRow } from '../../ui/carousel'

export const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xs};
`

export const Strip = styled.div`
  ${snapRow}
  border-radius: ${radius.card};
`

/* As high as leaves room for name, price and button on the screen of a phone. */
export const Slide = styled.div`
  position: relative;
  flex: 0 0 100%;
  scroll-margin-top: 120px;
  aspect-ratio: 1;
  max-height: min(680px, 72vh);
  max-height: min(680px, 72svh);

  ${below.sm} {
    aspect-ratio: auto;
    height: clamp(148px, 100vh - 584px, 92vw);
    height: clamp(148px, 100svh - 584px, 92vw);
  }
  img {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
`

/* The whole picture is pressed; a swipe still goes through to the strip. */
export const ZoomButton = styled.button`
  position: absolute;
  inset: 0;
  padding: 0;
  border: 0;
  border-radius: ${radius.card};
  background: none;
  cursor: zoom-in;

  > svg {
    position: absolute;
    inset: auto 8px 8px auto;
    width: 44px;
    height: 44px;
    padding: 10px;
    border-radius: 50%;
    background: var(--ink);
    color: var(--on-ink);
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`

export const Thumbnails = styled.ul`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space.xs};
`

export const Thumbnail = styled.a`
  display: block;
  width: clamp(48px, 14vw, 72px);
  border: 2px solid transparent;
  border-radius: ${radius.control};
  overflow: hidden;
  background: linear-gradient(rgb(255 255 255 / 0.4) 0 0), var(--band);
  transition: border-color ${motion.quick};

  img {
    width: 100%;
    aspect-ratio: 1;
    object-fit: contain;
  }
  &:hover {
    border-color: var(--line);
  }
  &[aria-current] {
    border-color: var(--ink);
  }
`
