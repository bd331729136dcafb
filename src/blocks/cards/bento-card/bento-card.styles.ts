import styled from 'styled-components'
import { space } from '../../../theme'
import { CardWords } from '../../shared/card-frame'

/** From here the picture stands beside the words. */
const wide = '@container (min-width: 540px)'

export const Tile = styled.div`
  flex: 1;
  display: grid;
  grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);

  ${wide} {
    &[data-pictured] {
      grid-template: minmax(min(36cqi, 360px), 1fr) / minmax(0, 11fr) minmax(0, 10fr);
    }
  }
`
export const Words = styled(CardWords)`
  gap: ${space.s};

  > header {
    display: flex;
    align-items: start;
    justify-content: space-between;
    gap: ${space.s};
  }
  /* Beside an arrow, words of two small tiles in a row would break. */
  @container (max-width: 180px) {
    > header {
      flex-direction: column;
      gap: ${space.xs};
    }
  }
  h3 {
    font: 800 clamp(1.25rem, 0.55rem + 6cqi, 3.5rem) / 1.02 var(--headline);
    letter-spacing: -0.025em;
  }
  /* Without a picture the words fill their tile: larger, the sentence at its foot. */
  &:only-child h3 {
    font-size: clamp(1.375rem, 0.55rem + 9cqi, 3.5rem);
  }
  &:only-child > p {
    margin-top: auto;
    padding-top: ${space.s};
  }
  ${wide} {
    h3 {
      font-size: clamp(1.75rem, 0.5rem + 4.6cqi, 3.5rem);
    }
  }
  header > span {
    margin-top: clamp(0px, 1.2cqi, 10px);
  }
`
/* Of a place of its own height: what is larger than it runs off the tile's right and lower edge. */
export const Bleed = styled.div`
  position: relative;
  align-self: end;
  height: 100%;
  min-height: min(62cqi, 300px);
  max-height: 90cqi;

  > img {
    position: absolute;
    inset: -6% auto auto 6%;
    width: 100%;
    max-width: none;
    height: auto;
    min-height: 106%;
    object-fit: cover;
    object-position: 0 0;
  }
  ${wide} {
    min-height: 0;
    max-height: 52cqi;

    > img {
      inset: -4% auto auto -4%;
      width: 116%;
    }
  }
`
