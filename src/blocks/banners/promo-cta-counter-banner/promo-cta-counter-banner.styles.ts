import styled from 'styled-components'
import { below, figures, from, radius, space, type } from '../../../theme'
import { CountdownFigures } from '../../../ui'

export const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m} clamp(32px, 5vw, 80px);

  ${from.md} {
    &[data-pictured] {
      grid-template-columns: minmax(0, 7fr) minmax(0, 4fr);
      align-items: center;
    }
  }
`

export const PictureArea = styled.div`
  display: grid;
  justify-items: center;

  > img {
    width: min(100%, 420px);
    aspect-ratio: 1;
    object-fit: contain;
  }
  ${below.md} {
    > img {
      width: min(72%, 320px);
      margin-block: -4%;
    }
  }
`

/* What is left of the offer and what stands in its place share one room, so that the page stays where it is at the end. */
export const Room = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin-top: clamp(24px, 3vw, 40px);

  > * {
    grid-area: 1 / 1;
  }
  > [data-over] {
    visibility: hidden;
  }
`

export const Running = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.m} ${space.l};

  > * {
    min-width: 0;
  }
  ${below.sm} {
    > * {
      flex: 1 1 100%;
    }
  }
`

export const InWords = styled.p`
  ${type.card}
  font-size: clamp(1.5rem, 1.2rem + 1.2vw, 2.25rem);
  text-wrap: balance;

  > time {
    display: block;
  }
`

export const Counting = styled.div`
  display: grid;
  gap: ${space.xs};

  > p {
    ${type.label}
  }
`

/* Every figure has its room, whatever it is: nothing beside it moves. */
export const Units = styled(CountdownFigures)`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: clamp(6px, 0.8vw, 12px);
  max-width: 560px;

  ${from.sm} {
    grid-template-columns: repeat(4, clamp(84px, 7.6vw, 112px));
  }
  > span {
    display: grid;
    justify-items: center;
    padding: clamp(10px, 1vw, 16px) 2px;
    border-radius: ${radius.control};
    background: var(--ink);
    color: var(--on-ink);
    font: 600 0.8125rem/1.2 var(--text);
  }
  strong {
    font: 800 clamp(1.625rem, 1.2rem + 1.9vw, 3.25rem) / 1.1 var(--headline);
    ${figures}
  }
`

export const Until = styled.small`
  ${type.note}
  color: var(--quiet);
`

export const Ended = styled.p`
  align-self: start;
  max-width: 24em;
  ${type.card}
`
