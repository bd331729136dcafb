import styled, { css } from 'styled-components'
import { hover, layer, motion, radius, shadow, space, type } from '../../../theme'

export const Slide = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: clamp(16px, 1.6vw, 24px);
`
export const Screen = styled.div`
  position: relative;
  overflow: clip;
  border-radius: ${radius.card};
  background: var(--band);

  &:has(:is(button, a):focus-visible) {
    outline: 3px solid var(--focus);
    outline-offset: 3px;
    box-shadow: 0 0 0 3px #fff;
  }
`
/* All of the poster is the button. */
const overPoster = css`
  position: absolute;
  inset: 0;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-content: end;
  align-items: center;
  justify-items: start;
  gap: 12px;
  padding: clamp(14px, 1.6vw, 24px);
  border: 0;
  background: none;
  color: #222222;
  text-align: start;
  text-decoration: none;

  &:focus-visible {
    outline: none;
    box-shadow: none;
  }
  > svg {
    width: clamp(60px, 5vw, 76px);
    height: auto;
    padding: 19px 17px 19px 21px;
    border-radius: ${radius.pill};
    background: #222222;
    color: #ffffff;
    box-shadow: ${shadow.raised};
    transition: transform ${motion.calm};
  }
  ${hover} {
    &:hover > svg {
      transform: scale(1.08);
    }
  }
  &:active > svg {
    transform: scale(0.96);
  }
`
export const Play = styled.button`
  ${overPoster}

  @media (scripting: none) {
    display: none;
  }
`
export const Way = styled.a`
  ${overPoster}
  z-index: ${layer.raised};
`
export const Length = styled.span`
  padding: 5px 12px;
  border-radius: ${radius.pill};
  background: #ffffff;
  color: #222222;
  ${type.label}
`
export const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xs};
  max-width: 36em;

  > p {
    ${type.body}
    color: var(--quiet);
    white-space: pre-line;
  }
`
