import styled from 'styled-components'
import { motion, radius, space } from '../theme'

export const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s};
`

export const Strip = styled.div`
  display: flex;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;
  scroll-behavior: smooth;
  scrollbar-width: none;
  border-radius: ${radius.card};

  &::-webkit-scrollbar {
    display: none;
  }
`

export const Slide = styled.div`
  position: relative;
  flex: 0 0 100%;
  scroll-snap-align: start;
  scroll-margin-top: 120px;

  > [data-pan] {
    aspect-ratio: 1;
    max-height: min(680px, 72svh);
    overflow: hidden;
    border-radius: ${radius.card};
  }
  img {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
  &[data-zoomed] > [data-pan] {
    overflow: auto;
  }
  &[data-zoomed] img {
    width: 220%;
    max-width: none;
    height: 220%;
  }
`

export const ZoomButton = styled.button`
  position: absolute;
  inset: auto 16px 16px auto;
  width: 48px;
  height: 48px;
  border: 0;
  border-radius: 50%;
  background: var(--ink);
  color: var(--on-ink);
  font: 600 1.5rem/1 var(--text);
`

export const Thumbnails = styled.ul`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space.xs};
`

export const Thumbnail = styled.a`
  display: block;
  width: clamp(56px, 18vw, 72px);
  border: 2px solid transparent;
  border-radius: ${radius.control};
  overflow: hidden;
  background: color-mix(in srgb, var(--band) 60%, white);
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
