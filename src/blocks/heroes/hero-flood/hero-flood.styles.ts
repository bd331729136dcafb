import styled from 'styled-components'
import { Picture } from '../../../content'
import { below, from, layer } from '../../../theme'
import { Section } from '../../../ui'

export const Band = styled(Section)`
  position: relative;
  padding-top: var(--under-navigation, 0px);
  overflow: clip;
  isolation: isolate;
`

/* On a phone the picture is under the words, whatever the form: what it shows would else lie behind them. */
export const Flood = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
  padding-block: clamp(40px, 6vw, 96px);
  --reach: -100vh -100vw -16px;

  ${below.md} {
    &:not([data-form='none']) {
      padding-bottom: min(94vw, 620px);
    }
  }
  ${from.md} {
    min-height: clamp(480px, 44vw, 960px);

    &[data-align='centre'] {
      grid-template-columns: minmax(0, 1020px);
      justify-content: center;
    }
    &[data-form='beside'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      --reach: -100vh 0 -100vh -100vw;
    }
    &[data-form='below'],
    &[data-form='standing'] {
      padding-bottom: min(37vw, 640px);
    }
    &[data-form='none'] {
      min-height: clamp(400px, 36vw, 600px);
    }
  }
`

/*
 * The colour under the words, as much of it as they need over any picture (scrim.ts). It covers all sides on which no picture is,
 * and ends softly beyond the words on the other.
 */
export const Words = styled.div`
  position: relative;
  z-index: ${layer.raised};

  > * {
    position: relative;
  }
  [data-form]:not([data-form='none']) > &::before {
    content: '';
    position: absolute;
    inset: var(--reach);
    --scrim: color-mix(in srgb, var(--band) var(--share), transparent);
    background: var(--scrim);
    box-shadow: 0 0 48px 24px var(--scrim);
    pointer-events: none;
  }
`

/* Towards the words it dissolves: a picture without film would else end in a line. */
export const Shot = styled(Picture)`
  position: absolute;
  bottom: 0;
  left: 0;
  width: 100%;
  height: min(100vw, 660px);
  object-fit: cover;
  mask-image: linear-gradient(transparent, #000 24%);

  ${from.md} {
    height: min(40vw, 800px);

    [data-form='beside'] > & {
      left: 46%;
      width: 54%;
      height: 100%;
      mask-image: linear-gradient(to right, transparent, #000 22%);
    }
    [data-form='standing'] > & {
      bottom: -3vw;
      height: min(44vw, 860px);
      object-fit: contain;
      mask-image: none;
    }
  }
`
