import styled from 'styled-components'
import { Picture } from '../../../content'
import { figures, below, coversCard, hover, motion, radius, space, type } from '../../../theme'
import { SmallTitle } from '../../../ui'

/** From here a card is so wide that its words stand beside its picture or icon. */
const wide = '@container (min-width: 480px)'

export const Card = styled.article`
  container-type: inline-size;
  position: relative;
  border-radius: ${radius.card};
  background: var(--band);
  color: var(--ink);
  overflow: hidden;
  transition: transform ${motion.calm};

  ${hover} {
    &[data-link]:hover {
      transform: translateY(-4px);
    }
  }
  &:has(a:focus-visible) {
    outline: 3px solid var(--focus);
    outline-offset: 3px;
  }
`

/* What marks the card, its words and, of a link, an arrow. On a phone, where cards stand in a list, they are one row. */
export const Layout = styled.div`
  --padding: clamp(20px, 2.4vw, 32px);
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space.s};
  height: 100%;
  align-content: start;
  padding: var(--padding);

  > [data-words] {
    grid-row: 2;
    grid-column: 1 / -1;
  }
  &[data-bare] > [data-words] {
    grid-row: 1;
    grid-column: 1;
  }

  ${wide} {
    &[data-form='compact'] {
      grid-template-columns: auto minmax(0, 1fr) auto;

      > [data-words] {
        grid-row: 1;
        grid-column: 2;
      }
    }
  }
  ${below.sm} {
    grid-template-columns: 5.25rem minmax(0, 1fr) auto;
    align-items: center;
    padding: 18px 20px;

    /* The number of a step. */
    &[data-short] {
      grid-template-columns: 1.5rem minmax(0, 1fr) auto;
    }

    &[data-form='compact'] {
      grid-template-columns: auto minmax(0, 1fr) auto;
      align-items: start;
    }
    &:not([data-bare]) > [data-words] {
      grid-row: 1;
      grid-column: 2;
    }
  }
`

/* The picture reaches the edges of its card. */
export const PictureLayout = styled(Layout)`
  padding: 0;

  > [data-words] {
    padding: 0 var(--padding) var(--padding);
  }
  > [data-arrow] {
    display: none;
  }
  ${wide} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 46%);
    align-items: center;

    > [data-words] {
      grid-area: 1 / 1;
      padding-block: var(--padding);
    }
  }
  ${below.sm} {
    grid-template-columns: minmax(0, 1fr) 38%;
    gap: 0;
    padding: 0;

    &:not([data-bare]) > [data-words] {
      grid-column: 1;
      padding: 18px 0 18px 20px;
    }
  }
`

export const Shot = styled(Picture)`
  grid-column: 1 / -1;
  width: 100%;
  aspect-ratio: 4 / 3;
  object-fit: contain;

  ${wide} {
    grid-area: 1 / 2;
  }
  ${below.sm} {
    grid-area: 1 / 2;
    height: 100%;
    aspect-ratio: 1;
  }
`

/* One line beside the arrow, whatever it says: the fewer characters, the larger, up to the size of a headline. */
export const Figure = styled.p`
  --room: 100cqi - 2 * var(--padding) - 24px - ${space.s};
  font: 800 1rem/1 var(--headline);
  font-size: clamp(1.5rem, (var(--room)) / (var(--characters) * 0.62), 2rem + 1.7vw);
  ${figures}

  ${below.sm} {
    font-size: clamp(1.125rem, 5.25rem / (var(--characters) * 0.68), 1.875rem);
  }
`

export const Arrow = styled.span`
  transition: transform ${motion.calm};

  ${hover} {
    [data-link]:hover & {
      transform: translateX(4px);
    }
  }
`

export const Title = styled(SmallTitle)`
  font-size: clamp(1.125rem, 1.05rem + 0.3vw, 1.375rem);

  > a {
    text-decoration: none;
    ${coversCard}
  }
  > a:focus-visible {
    outline: none;
    box-shadow: none;
  }
`

export const Text = styled.p`
  max-width: 34em;
  margin-top: 4px;
  ${type.body}
  color: var(--quiet);
  white-space: pre-line;
`
