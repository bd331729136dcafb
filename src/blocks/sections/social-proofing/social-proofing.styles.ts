import styled from 'styled-components'
import { below, figures, from, largeTarget, largeText, space, type } from '../../../theme'
import { SectionLayout } from '../../shared/section-head'

export const Layout = styled(SectionLayout)`
  gap: clamp(36px, 4.4vw, 64px);
`
/** The head, with the ratings at its side where there is room. */
export const Top = styled(SectionLayout)`
  ${from.lg} {
    &[data-both] {
      grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
      align-items: end;
    }
  }
`
export const Ratings = styled.ul`
  display: grid;
  gap: ${space.m} ${space.l};

  ${from.sm} {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 168px), 1fr));
  }
`
/* One line each on a phone. */
export const Score = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  justify-items: start;
  gap: 2px ${space.s};
  ${type.label}

  > strong {
    grid-row: span 2;
    min-width: 1.7em;
    font: 800 clamp(2.75rem, 2rem + 2.4vw, 4.25rem) / 0.95 var(--headline);
    ${figures}
  }
  small {
    ${type.note}
    color: var(--quiet);
  }
  ${largeText} {
    grid-template-columns: minmax(0, 1fr);

    > strong {
      grid-row: auto;
    }
  }
  ${from.sm} {
    grid-template-columns: minmax(0, 1fr);
    gap: 6px;

    small {
      display: block;
      margin-top: 2px;
    }
  }
`
export const Quotes = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(28px, 3.6vw, 56px);

  /* None is left over in a row of its own: two and four stand in two columns. */
  ${from.sm} {
    &:has(> :nth-child(even):last-child) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  ${from.md} {
    &:has(> :nth-child(3)):not(:has(> :nth-child(4):last-child)) {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
  blockquote {
    max-width: 30em;
    font: 700 clamp(1.25rem, 1.1rem + 0.7vw, 1.75rem) / 1.22 var(--headline);
    letter-spacing: -0.01em;
    text-wrap: pretty;
  }
  figcaption {
    margin-top: ${space.s};
    ${type.label}
    color: var(--quiet);
  }
  figcaption > a {
    display: inline-block;
    ${largeTarget}
  }
`
export const Logos = styled.ul`
  --logo: clamp(28px, 1.5rem + 0.7vw, 36px);
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s} clamp(28px, 4vw, 56px);

  * + & {
    padding-top: clamp(20px, 2.4vw, 32px);
    border-top: 2px solid var(--line);
  }
  ${below.sm} {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(132px, 1fr));
  }
`
