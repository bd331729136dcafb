import styled from 'styled-components'
import { from, space } from '../../theme'

/** The form with the order beside it; on a phone the order comes first, folded. */
export const Columns = styled.div`
  display: grid;
  gap: ${space.l};
  grid-template-columns: minmax(0, 1fr);

  & > :last-child {
    order: -1;
  }
  ${from.md} {
    grid-template-columns: minmax(0, 1fr) minmax(300px, 380px);
    gap: clamp(32px, 5vw, 80px);

    & > :last-child {
      order: 0;
    }
  }
`
