import styled from 'styled-components'
import { figures, ink, largeText, motion, PALETTE, radius, space, type } from '../../../theme'

/** From this width the settings and the result are side by side. */
const wide = '@container (min-width: 820px)'

export const Card = styled.article`
  container-type: inline-size;
  padding: clamp(16px, 2.8vw + 6px, 40px);
  border-radius: ${radius.card};
  background: var(--band);
  color: var(--ink);

  &[data-dark] {
    --knob: ${PALETTE.yellow};
  }
`
/* On a phone the result is above the settings, so that both are in view; nothing in the result takes the focus. */
export const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.l};

  > div {
    display: contents;
  }
  ${wide} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
    gap: clamp(32px, 5cqi, 72px);
    > div {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      align-content: start;
      gap: ${space.l};
    }
    > :last-child {
      grid-template-rows: minmax(min-content, 1fr);
      gap: ${space.m};
    }
  }
`
export const Head = styled.header`
  order: -2;
  display: grid;
  gap: ${space.xs};
`
/* Stays one line: the more characters, the smaller. */
export const Kept = styled.p`
  container-type: inline-size;
  order: -1;
  display: grid;
  align-content: center;
  gap: 6px;
  padding: clamp(16px, 3vw, 48px);
  border-radius: 16px;
  background: var(--well);

  span {
    ${type.label}
    ${figures}
  }
  strong {
    font: 800 1rem/1.05 var(--headline);
    font-size: clamp(min(1.25rem, 6vw), 100cqi / (var(--characters) * 0.6), 4.5rem);
    ${figures}
  }
`
export const Controls = styled.div`
  display: grid;
  gap: ${space.m};

  /* Without scripts the controls have no effect. */
  @media (scripting: none) {
    display: none;
  }
  fieldset {
    display: grid;
    gap: ${space.s};
    min-width: 0;
    padding-top: ${space.m};
    border-top: 2px solid var(--line);
  }
  legend {
    float: left;
    padding: 0;
    ${type.small}
  }
`
export const Note = styled.p`
  ${type.note}
  ${figures}
  color: var(--quiet);
`
export const Control = styled.div`
  display: grid;
  gap: 4px;
`
export const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.xs} ${space.s};

  label {
    min-width: 0;
    ${type.label}
  }
`
export const Box = styled.span`
  flex: none;
  display: flex;
  align-items: center;
  min-height: 48px;
  padding-inline: 14px;
  border: 2px solid ${ink(45)};
  border-radius: ${radius.control};
  background: var(--raised);
  font: 600 min(1.0625rem, 5.4vw) / 1.35 var(--text);
  ${figures}
  transition: border-color ${motion.quick};

  &:hover,
  &:focus-within {
    border-color: var(--ink);
  }
  &:has(:focus-visible) {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
  input {
    width: 6.5em;
    min-height: 44px;
    padding: 0;
    border: 0;
    background: none;
    text-align: end;

    &:focus-visible {
      outline: none;
      box-shadow: none;
    }
  }
  &[data-unit='%'] input {
    width: 2.25em;
  }
`
export const Working = styled.div`
  display: grid;
  gap: ${space.xs};
`
export const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  ${type.label}
  font-size: 0.875rem;
  ${figures}

  th,
  td {
    padding: 8px 0 8px 12px;
    font-weight: 400;
    text-align: end;
    vertical-align: bottom;
  }
  /* Two columns of whole amounts. */
  ${largeText} {
    font-size: max(14px, 3.6vw);
  }
  th:first-child {
    padding-left: 0;
    text-align: start;
  }
  td {
    white-space: nowrap;
  }
  thead th {
    padding-top: 0;
  }
  thead th,
  small,
  [data-step] {
    ${type.note}
    font-size: inherit;
    ${figures}
    color: var(--quiet);
  }
  small {
    display: block;
  }
  tbody {
    border-top: 1px solid var(--line);
  }
  /* For a channel: its name, and below it its cost. */
  [scope='rowgroup'] {
    padding-bottom: 0;
  }
  tr:has([scope='rowgroup']) + tr > * {
    padding-top: 0;
  }
  b,
  strong {
    font-weight: 600;
  }
  [data-totals] {
    border-top: 2px solid var(--ink);
  }
  [data-totals] tr + tr {
    border-top: 1px solid var(--line);
  }
  [data-totals] strong {
    font-weight: 700;
  }
  ${wide} {
    font-size: 0.9375rem;
  }
`
export const CopyRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs} ${space.s};

  @media (scripting: none) {
    display: none;
  }
  > [role='status'] {
    ${type.label}
  }
`
