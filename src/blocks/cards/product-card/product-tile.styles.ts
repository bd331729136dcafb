import styled from 'styled-components'
import {
  aboveCover,
  coversCard,
  hover,
  layer,
  motion,
  radius,
  space,
  type,
  inNarrowTile,
  inWideTile,
} from '../../../theme'

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
    &:hover [data-picture-area] img {
      transform: scale(1.03);
    }
  }
`

/** Picture over words; beside them where there is a row to itself. */
export const Split = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;

  ${inWideTile} {
    flex-direction: row;
  }
`

/** The coloured floor the product stands on. */
export const PictureArea = styled.div`
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
  ${inNarrowTile} {
    aspect-ratio: 1;
    padding: 8px 8px 0;
  }
  ${inWideTile} {
    flex: 0 0 50%;
    aspect-ratio: 5 / 4;
  }
`

export const Badges = styled.ul`
  position: absolute;
  inset: 16px 16px auto;
  z-index: ${layer.raised};
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
  ${inNarrowTile} {
    inset: 8px 8px auto;

    li {
      padding: 4px 10px;
      font-size: 0.8125rem;
    }
  }
`

export const Body = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  gap: ${space.s};
  padding: clamp(20px, 2vw, 28px);

  ${inNarrowTile} {
    gap: 12px;
    padding: 12px;
  }
  ${inWideTile} {
    justify-content: center;
    gap: ${space.m};
    padding: clamp(28px, 4vw, 64px);
  }
`

export const Words = styled.div`
  flex: 1;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space.xs};
  --stars: #a15c00;

  ${inNarrowTile} {
    gap: 4px;
    font-size: 0.8125rem;
  }
  ${inWideTile} {
    flex: none;
  }
`

export const Name = styled.h3`
  ${type.card}

  ${inNarrowTile} {
    font-size: 1.0625rem;
  }
`

export const Text = styled.p`
  ${type.body}
  font-size: 1rem;
  color: var(--quiet);

  ${inNarrowTile} {
    display: none;
  }
`

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 20px;

  > :not([data-details]) {
    ${aboveCover}
  }
  /* The whole card leads to the product; the buttons lie above. */
  > a[data-details] {
    ${coversCard}
  }
  ${inNarrowTile} {
    && > * {
      width: 100%;
      padding-inline: 8px;
      font-size: 0.9375rem;
    }
    && > a[data-details] {
      font-size: 0.875rem;
    }
  }
`
