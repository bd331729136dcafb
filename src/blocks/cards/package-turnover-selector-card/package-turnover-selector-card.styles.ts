import styled from 'styled-components'
import { radius, space, type } from '../../../theme'

/** From here the package stands beside the choice. */
const wide = '@container (min-width: 720px)'

export const Layout = styled.div`
  flex: 1;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-areas: 'choice' 'package' 'ladder';
  align-content: start;
  gap: ${space.m};

  > table {
    grid-area: ladder;
    align-self: start;
  }
  ${wide} {
    &:has(> [data-package]) {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      grid-template-rows: auto 1fr;
      grid-template-areas: 'choice package' 'ladder package';
      column-gap: clamp(32px, 5cqi, 72px);
    }
  }
`

export const Choice = styled.div`
  grid-area: choice;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space.m};

  ${wide} {
    > h3 {
      font-size: clamp(1.75rem, 3.2cqi, 2.5rem);
    }
  }
`

/** A sheet on the card: what is suggested, as one thing. */
export const Sheet = styled.div`
  grid-area: package;
  align-self: start;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space.s};
  padding: clamp(16px, 4cqi, 28px);
  border-radius: 16px;
  background: var(--band);
  color: var(--ink);
`

export const Suggested = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s};

  &[data-pictured] {
    grid-template-columns: 88px minmax(0, 1fr);
    align-items: start;
  }
  ${wide} {
    &[data-pictured] {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`

export const Floor = styled.div`
  overflow: clip;
  border-radius: ${radius.control};
  background: var(--band);

  > img {
    width: 100%;
    aspect-ratio: 1;
    padding: 8px 8px 0;
    object-fit: contain;
    object-position: 50% 100%;
  }
  ${wide} {
    > img {
      aspect-ratio: 16 / 9;
      padding-top: ${space.s};
    }
  }
`

export const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 4px;
`

export const Eyebrow = styled.p`
  ${type.label}
  color: var(--quiet);
`

export const ItemName = styled.p`
  ${type.label}
`

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 20px;
`
