import styled from 'styled-components'
import { figures, PALETTE, radius, space, type } from '../../../theme'

export const Card = styled.article`
  display: grid;
  align-content: start;
  gap: ${space.m};
  padding: clamp(20px, 2.8vw, 40px);
  border-radius: ${radius.card};
  background: var(--band);
  color: var(--ink);

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
/** Both forms of the fee look the same: equal prominence (VAT Act, section 65). */
export const Forms = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 150px), 1fr));
  gap: ${space.s};

  li {
    container-type: inline-size;
    display: grid;
    align-content: start;
    gap: 4px;
    padding: clamp(14px, 1.6vw, 24px);
    border-radius: 16px;
    background: var(--well);
  }
  /* One line whatever it says: the more characters, the smaller. */
  strong {
    font: 800 1rem/1 var(--headline);
    font-size: clamp(1.125rem, 100cqi / (var(--characters) * 0.62), 3rem);
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
