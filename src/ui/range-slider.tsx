import type { ComponentPropsWithRef, CSSProperties } from 'react'
import styled from 'styled-components'
import { radius } from '../theme'

const KNOB = `
  width: 32px;
  height: 32px;
  border: 4px solid var(--band);
  border-radius: ${radius.pill};
  background: var(--knob, var(--ink));
  box-shadow: 0 0 0 2px var(--knob, var(--ink));
`
const TRACK = `
  height: 8px;
  border-radius: ${radius.pill};
  background: linear-gradient(to right, var(--knob, var(--ink)) var(--filled), var(--line) 0);
`
/** A touch target of 44 px, whatever the track's height. */
const Range = styled.input`
  display: block;
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

type RangeSliderProps = Omit<ComponentPropsWithRef<'input'>, 'value' | 'onChange'> & {
  /** Its position, from 0 to `most`. */
  at: number
  most: number
  onMove: (at: number) => void
}

/** A native slider; a card may set its colour `--knob`. Give it a name, and `aria-valuetext` for its value. */
export const RangeSlider = ({ at, most, onMove, ...input }: RangeSliderProps) => (
  <Range
    {...input}
    type="range"
    min={0}
    max={most}
    value={at}
    onChange={({ target }) => onMove(Number(target.value))}
    style={{ '--filled': `${(at / Math.max(1, most)) * 100}%` } as CSSProperties}
  />
)
