import styled from 'styled-components'
import { below, from, radius, shadow, space, type } from '../../../theme'
import { Section, SmallTitle } from '../../../ui'
import { ItemThumb, nameLink } from '../../../product-tile'

export const Band = styled(Section)`
  padding-top: var(--under-navigation, 0px);
  overflow-x: clip;
`

export const Halves = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  row-gap: ${space.m};
  padding-block: clamp(32px, 4.6vw, 72px) clamp(32px, 3.6vw, 56px);

  ${from.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: center;
    gap: clamp(32px, 3.6vw, 56px) clamp(24px, 4vw, 64px);
  }
`

export const Trade = styled.div`
  display: grid;
  justify-items: center;
`

/* The renders carry a margin for their shadow: grown beyond the column, what they show fills it. */
export const PictureArea = styled.div`
  width: calc(100% + ${space.gutter} * 1.2);
  max-width: 580px;
  margin: 0 calc(${space.gutter} * -0.6) -6%;

  > img {
    width: 100%;
    aspect-ratio: 5 / 4;
    object-fit: cover;
  }
`

/** What suits the trade, as a card that lies on the picture's foot. */
export const Recommended = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: clamp(84px, 24%, 136px) minmax(0, 1fr);
  gap: ${space.s};
  width: 100%;
  max-width: 560px;
  padding: clamp(14px, 1.5vw, 20px);
  border-radius: ${radius.card};
  background: var(--band);
  box-shadow: ${shadow.raised};
  color: var(--ink);
`

export const Thumb = styled(ItemThumb)`
  align-self: start;
`

export const Offer = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xs};
  align-content: start;
`

export const Label = styled.p`
  ${type.note}
  color: var(--quiet);
`

export const Name = styled(SmallTitle)`
  font-size: clamp(1.25rem, 1.15rem + 0.4vw, 1.5rem);
  ${nameLink}
`

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-column: 1 / -1;
  align-items: center;
  gap: 4px 20px;

  ${below.sm} {
    > :first-child:not([data-details]) {
      flex: 1 1 200px;
    }
  }
`

export const Benefits = styled.ul`
  display: grid;
  gap: ${space.s} clamp(24px, 4vw, 64px);
  padding-top: ${space.m};
  border-top: 2px solid var(--line);
  font: 600 clamp(1.0625rem, 1rem + 0.3vw, 1.1875rem) / 1.35 var(--text);

  > li {
    display: grid;
    grid-template-columns: 28px minmax(0, 1fr);
    gap: 12px;
    align-items: start;
  }
  ${from.md} {
    grid-column: 1 / -1;
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
  }
`
