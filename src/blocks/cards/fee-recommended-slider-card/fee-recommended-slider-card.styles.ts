import styled from 'styled-components'
import { figures, PALETTE, radius, space, type } from '../../../theme'

export const Card = styled.article`
  display: grid;
  gap: ${space.m};
  padding: clamp(20px, 2.8vw, 40px);
  border-radius: ${radius.card};
  background: var(--band);
  color: var(--ink);
  --knob: var(--ink);

  &[data-dark] {
    --knob: ${PALETTE.yellow};
  }
`
export const Turnover = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 4px ${space.s};
  ${type.label}

  output {
    font: 800 1.375rem/1.2 var(--headline);
    ${figures}
  }
`
const KNOB = `
  width: 32px;
  height: 32px;
  border: 4px solid var(--band);
  border-radius: ${radius.pill};
  background: var(--knob);
  box-shadow: 0 0 0 2px var(--knob);
`
const TRACK = `
  height: 8px;
  border-radius: ${radius.pill};
  background: linear-gradient(to right, var(--knob) var(--filled), var(--line) 0);
`
/** A native slider: 44 px to hold it by, whatever the track's height. */
export const Slider = styled.input`
  width: 100%;
  height: 44px;
  margin: 0;
  background: none;
  appearance: none;
  cursor: pointer;

  &::-webkit-slider-runnable-track {
    ${TRACK}
  }
  &::-moz-range-track {
    ${TRACK}
  }
  &::-webkit-slider-thumb {
    margin-top: -12px;
    appearance: none;
    ${KNOB}
  }
  &::-moz-range-thumb {
    box-sizing: border-box;
    ${KNOB}
  }
  &:focus-visible {
    outline: 3px solid var(--focus);
    outline-offset: 3px;
    border-radius: ${radius.control};
  }
`
/** Both forms of the fee look the same: equal prominence (VAT Act, section 65). */
export const Forms = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 150px), 1fr));
  gap: ${space.s};

  li {
    display: grid;
    align-content: start;
    gap: 4px;
    padding: clamp(14px, 1.6vw, 24px);
    border-radius: 16px;
    background: var(--raised);
  }
  strong {
    font: 800 clamp(1.875rem, 1.3rem + 1.6vw, 3rem) / 1 var(--headline);
    ${figures}
  }
  span {
    ${type.note}
    color: var(--quiet);
  }
`
export const Cost = styled.p`
  ${type.note}
  ${figures}
  color: var(--quiet);
`
