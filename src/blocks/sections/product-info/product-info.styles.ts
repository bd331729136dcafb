import styled from 'styled-components'
import { from, motion, radius, space, type } from '../../../theme'
import { printsOpen } from '../../shared/text/fold'

export const Story = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(36px, 4vw, 56px) clamp(32px, 6vw, 96px);

  ${from.md} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    align-items: start;
  }
`

export const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(36px, 4vw, 56px);

  > h2 {
    margin-bottom: calc(${space.m} - clamp(36px, 4vw, 56px));
  }
`

/** The product's own colour behind its pictures. */
export const PictureTile = styled.div`
  padding: ${space.s};
  border-radius: ${radius.card};
  background: var(--band);
  color: var(--ink);
`

export const Box = styled.div`
  padding: clamp(20px, 2.4vw, 32px);
  border: 2px solid var(--line);
  border-radius: ${radius.card};
  background: var(--raised);
`

export const Items = styled.ul`
  display: grid;
  gap: 12px;
  margin-top: ${space.s};

  li {
    display: flex;
    gap: 12px;
  }
  svg {
    margin-top: 1px;
  }
`

export const Groups = styled.div`
  margin-top: ${space.s};
  border-top: 2px solid var(--ink);
`

export const Group = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xs} ${space.l};
  padding-block: clamp(16px, 2vw, ${space.m});
  border-bottom: 1px solid var(--line);

  &:last-child {
    border-bottom: 0;
  }
`

export const Folded = styled.details`
  border-top: 1px solid var(--line);
  ${printsOpen}

  > summary {
    display: flex;
    align-items: center;
    gap: 12px;
    min-height: 56px;
    list-style: none;
    ${type.label}
  }
  > summary::-webkit-details-marker {
    display: none;
  }
  > summary > svg {
    transition: transform ${motion.calm};
  }
  &[open] > summary > svg {
    transform: rotate(180deg);
  }
  @media print {
    > summary {
      display: none;
    }
  }
`

export const Rows = styled.dl`
  div {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    gap: ${space.s};
    padding-block: 8px;
  }
  div + div {
    border-top: 1px solid var(--line);
  }
  dt {
    color: var(--quiet);
  }
  dd {
    font-weight: 600;
  }
`

export const Downloads = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  margin-top: ${space.m};
`

export const SmallHeading = styled.h3`
  ${type.small}
`

export const Heading = styled.h3`
  ${type.card}
`
