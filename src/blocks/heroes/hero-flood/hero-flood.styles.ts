import styled from 'styled-components'
import { Picture } from '../../../content'
import { from, space } from '../../../theme'
import { Section } from '../../../ui'

export const Band = styled(Section)`
  position: relative;
  padding-top: var(--under-navigation, 0px);
  overflow: clip;
  isolation: isolate;
`

/* Words never lie on the picture. On a phone it is whole and under them, whatever the form. */
export const Flood = styled.div`
  --height: calc(100vw * var(--ratio));
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
  padding-block: clamp(40px, 6vw, 96px);

  &:not([data-form='none']) {
    padding-bottom: calc(var(--height) + ${space.s});
  }
  ${from.md} {
    min-height: clamp(480px, 44vw, 960px);

    &[data-align='centre'] {
      grid-template-columns: minmax(0, 1020px);
      justify-content: center;
    }
    &[data-form='beside'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      column-gap: 4vw;
      padding-bottom: clamp(40px, 6vw, 96px);
    }
    &[data-form='below'] {
      --height: min(40vw, 720px);
    }
    &[data-form='standing'] {
      --height: min(41vw, 780px);
    }
    &[data-form='none'] {
      min-height: clamp(400px, 36vw, 600px);
    }
  }
`

/* Its edge towards the words is soft, and no more than that: one without film would else end in a line, one with film lose its subject. */
export const Shot = styled(Picture)`
  --soft: #0000, #000 24px;
  position: absolute;
  bottom: 0;
  left: 0;
  width: 100%;
  height: var(--height);
  object-fit: cover;
  -webkit-mask-image: linear-gradient(var(--soft));

  ${from.md} {
    [data-form='beside'] > & {
      left: 48%;
      width: 52%;
      height: 100%;
      -webkit-mask-image: linear-gradient(to right, var(--soft));
    }
    [data-form='standing'] > & {
      bottom: -3vw;
      height: calc(var(--height) + 3vw);
      object-fit: contain;
      -webkit-mask-image: none;
    }
  }
`
