import styled from 'styled-components'
import { hover, motion, radius, space, type } from '../../../theme'

export const Card = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  height: 100%;
  border-radius: ${radius.card};
  background: var(--band);
  color: var(--ink);
  overflow: hidden;
  isolation: isolate;
  box-shadow: 0 0 0 1px rgb(34 34 34 / 0.08);
  transition: box-shadow ${motion.calm};

  ${hover} {
    &:hover {
      box-shadow:
        0 0 0 1px rgb(34 34 34 / 0.08),
        0 16px 40px rgb(34 34 34 / 0.1);
    }
    &:hover [data-shelf] img {
      transform: scale(1.03);
    }
  }
`

/** The coloured floor the product stands on. */
export const Shelf = styled.div`
  position: relative;
  aspect-ratio: 12 / 11;
  padding: 16px 16px 0;
  overflow: hidden;
  background: var(--band);

  img {
    width: 100%;
    height: 100%;
    object-fit: contain;
    object-position: center bottom;
    transform-origin: bottom;
    transition: transform ${motion.calm};
  }
`

export const Badges = styled.ul`
  position: absolute;
  inset: 16px 16px auto;
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  gap: 8px;

  li {
    padding: 6px 12px;
    border-radius: ${radius.pill};
    background: var(--band);
    color: var(--ink);
    font: 600 0.8125rem/1.25 var(--text);
  }
`

export const Body = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  gap: ${space.s};
  padding: clamp(20px, 2vw, 28px);
`

export const Words = styled.div`
  flex: 1;
  display: grid;
  align-content: start;
  gap: ${space.xs};
  --stars: #a15c00;
`

export const Name = styled.h3`
  ${type.card}
`

export const Text = styled.p`
  ${type.body}
  font-size: 1rem;
  color: var(--quiet);
`

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 20px;

  > * {
    z-index: 1;
  }
  /* The whole card leads to the product; the buttons lie above. Unmoved while pressed, or the press would miss. */
  > a[data-details] {
    position: static;
    transform: none;
  }
  > a[data-details]::after {
    content: '';
    position: absolute;
    inset: 0;
    z-index: 0;
  }
`
