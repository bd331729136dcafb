import styled from 'styled-components'
import { chosen, from, ink, radius, space, type } from '../../../theme'

export const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(24px, 4vw, 64px);
  align-items: center;

  ${from.md} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);

    > form {
      grid-area: 1 / 1;
    }
  }
`
/** The height is the same for all templates: nothing moves when another one is chosen. */
export const Stage = styled.div`
  display: grid;
  place-items: center;
  height: 380px;

  ${from.md} {
    height: 600px;
  }
  > svg {
    width: auto;
    max-width: 100%;
    height: auto;
    max-height: 100%;
    border-radius: 12px;
    filter: drop-shadow(0 16px 32px rgb(0 0 0 / 0.22));
  }
`
export const Controls = styled.form`
  display: grid;
  gap: ${space.m};
  padding: clamp(20px, 3.4vw, 48px);
  border-radius: ${radius.card};
  background: var(--band);
  color: var(--ink);

  &[data-pale] {
    box-shadow: inset 0 0 0 1px rgb(34 34 34 / 0.1);
  }
  @media (scripting: none) {
    > :not([data-without]) {
      display: none;
    }
  }
`
export const WithoutScript = styled.p`
  display: none;

  @media (scripting: none) {
    display: block;
  }
`
export const Choices = styled.fieldset`
  display: grid;
  gap: 8px;
  min-width: 0;

  > legend {
    ${type.label}
    margin-bottom: 8px;
    padding: 0;
  }
  > div {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(88px, 1fr));
    gap: 8px;
  }
`
/** A shape or colour to choose: the whole tile is the button. */
export const Choice = styled.label`
  ${type.label}
  position: relative;
  display: grid;
  place-items: center;
  place-content: center;
  gap: 2px;
  min-height: 76px;
  padding: 10px;
  border: 2px solid ${ink(45)};
  border-radius: ${radius.control};
  text-align: center;
  cursor: pointer;

  small {
    ${type.note}
    color: var(--quiet);
  }
  > input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  > :not(input) {
    position: relative;
  }
  &:hover {
    border-color: var(--ink);
  }
  &:has(input:checked) {
    border-color: var(--accent);
    background: ${chosen};
  }
  &:has(input:focus-visible) {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
`
export const Colours = styled.div`
  && {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
`
export const Colour = styled(Choice)`
  width: 44px;
  min-height: 44px;
  padding: 0;
  border: 0;
  border-radius: ${radius.pill};
  background: var(--band);
  color: var(--ink);

  &:has(input:checked) {
    background: var(--band);
    box-shadow:
      inset 0 0 0 3px #fff,
      0 0 0 3px #222;
  }
  > svg {
    visibility: hidden;
  }
  &:has(input:checked) > svg {
    visibility: visible;
  }
`
export const Status = styled.p`
  ${type.label}
  min-height: 1.3em;
`
