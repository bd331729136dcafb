import styled from 'styled-components'
import { from, space } from '../../theme'

/**
 * Three parts in the order a phone shows and a keyboard visits them; from tablets up the one marked `data-side` stands
 * beside the other two.
 */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};

  ${from.md} {
    grid-template: auto 1fr / minmax(0, 1fr) minmax(300px, 380px);
    column-gap: clamp(32px, 5vw, 80px);

    & > * {
      grid-column: 1;
    }
    & > [data-side] {
      grid-area: 1 / 2 / 3 / 3;
    }
  }
`

/** One of the parts: what stands in it, one below the other. */
export const Column = styled.div`
  display: grid;
  gap: ${space.m};
  align-content: start;
  min-width: 0;
`
