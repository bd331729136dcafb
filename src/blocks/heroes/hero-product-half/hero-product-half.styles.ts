import styled from 'styled-components'
import { from, maxWidth, space, sticky, type } from '../../../theme'

export const Band = styled.section`
  background: var(--band);
  color: var(--ink);
  padding: ${space.xs} ${space.gutter} clamp(48px, 6vw, 96px);
`

export const Halves = styled.div`
  max-width: ${maxWidth};
  margin-inline: auto;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s};

  > nav {
    grid-column: 1 / -1;
  }
  ${from.sm} {
    grid-template-columns: minmax(0, 1.05fr) minmax(0, 1fr);
    grid-template-rows: auto auto 1fr;
    gap: ${space.m} clamp(24px, 5vw, 80px);

    > [data-half='pictures'] {
      grid-row: 2 / 4;
    }
    > [data-half='head'],
    > [data-half='buy'] {
      grid-column: 2;
    }
  }
`

export const Pictures = styled.div`
  min-width: 0;

  ${from.sm} {
    ${sticky}
    top: 96px;
    align-self: start;
  }
`

export const Head = styled.div`
  display: grid;
  gap: ${space.xs};

  ${from.sm} {
    gap: ${space.s};
    padding-top: clamp(0px, 2vw, 32px);
  }
`

export const Eyebrow = styled.p`
  ${type.label}
`

/** Product names are one or two words: as large as the half allows, set tight. */
export const ProductName = styled.h1`
  font: 800 clamp(min(3rem, 15vw), 1.2rem + 5.2vw, 6rem) / 0.96 var(--headline);
  letter-spacing: -0.03em;
`

export const BuyHalf = styled.div`
  display: grid;
  gap: ${space.m};
  align-content: start;
`

export const Highlights = styled.ul`
  display: grid;
  gap: 12px ${space.m};
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 220px), 1fr));

  li {
    display: flex;
    gap: 10px;
    ${type.label}
    line-height: 1.5;
  }
`
