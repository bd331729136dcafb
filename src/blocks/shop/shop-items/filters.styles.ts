import styled from 'styled-components'
import { from, motion, radius, space, type } from '../../../theme'

export const Form = styled.form`
  display: grid;
  gap: ${space.m};
`

export const Fields = styled.div`
  display: grid;
  gap: ${space.s};

  ${from.sm} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    > :first-child {
      grid-column: 1 / -1;
    }
  }
  ${from.md} {
    grid-template-columns: minmax(0, 1fr) 220px 260px;

    > :first-child {
      grid-column: auto;
    }
  }
`

export const LastRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s};
  min-height: 48px;
`

/** Choices as pills; each is a radio button or a checkbox that fills its label. */
export const Pills = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs};
  min-width: 0;

  label {
    position: relative;
    display: inline-flex;
    align-items: center;
    min-height: 48px;
    padding: 10px 22px;
    border: 2px solid var(--line);
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
