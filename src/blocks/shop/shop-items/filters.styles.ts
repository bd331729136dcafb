import styled from 'styled-components'
import { below, ink, motion, radius, space, type } from '../../../theme'

/** Beside each other over the list, or one under the other in the sheet. */
export const Form = styled.form`
  display: grid;
  gap: ${space.s};
  align-items: start;

  &[data-layout='row'] {
    grid-template-columns: minmax(180px, 1fr) 180px 210px auto;
  }
  &[data-layout='column'] {
    gap: ${space.m};
  }
  /* A phone has them in the sheet, unless that could not be loaded. */
  ${below.md} {
    &[data-layout='row'] {
      display: none;
    }
    &[data-layout='row'][data-shown] {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
    }
  }
`

/** Choices as pills, each a checkbox that fills its label. */
export const Pills = styled.fieldset`
  min-width: 0;

  > legend {
    margin-bottom: 6px;
    padding: 0;
    ${type.label}
  }
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.xs};
  }
  label {
    position: relative;
    display: inline-flex;
    align-items: center;
    min-height: 56px;
    padding: 10px 20px;
    border: 2px solid ${ink(45)};
    border-radius: ${radius.pill};
    ${type.label}
    cursor: pointer;
    transition: border-color ${motion.quick};
  }
  label:hover {
    border-color: var(--ink);
  }
  label:has(:checked) {
    border-color: var(--ink);
    background: var(--ink);
    color: var(--on-ink);
  }
  label:has(:focus-visible) {
    outline: 3px solid var(--focus);
    outline-offset: 3px;
  }
  input {
    position: absolute;
    inset: 0;
    opacity: 0;
    cursor: pointer;
  }
`
