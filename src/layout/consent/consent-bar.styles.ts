import styled, { keyframes } from 'styled-components'
import {
  below,
  from,
  high,
  largeText,
  maxWidth,
  motion,
  navHeight,
  radius,
  shadow,
  space,
  type,
} from '../../theme'

/** It comes unasked: what is being pressed under it at that moment is still pressed. */
const rise = keyframes`
  from { transform: translateY(24px); opacity: 0; pointer-events: none; }
  99% { pointer-events: none; }
`

/* Shown once the page stands and nobody has answered (ask-consent.ts), or by a link in the footer. */
export const Bar = styled.section`
  display: none;
  padding: ${space.s} ${space.gutter};
  border-top: 1px solid var(--line);
  background: var(--band);
  color: var(--ink);
  box-shadow: ${shadow.floating};
  outline-offset: -4px;
  pointer-events: auto;
  animation: ${rise} ${motion.calm};

  html[data-asks-consent] & {
    display: block;
  }
  ${high} {
    max-height: calc(var(--screen) - ${navHeight});
    overflow-y: auto;
  }
  [data-foot-row]:has(+ [data-foot-bar]:empty) & {
    padding-bottom: max(${space.s}, env(safe-area-inset-bottom));
  }
`

export const Inner = styled.div`
  display: grid;
  gap: ${space.xs} ${space.xl};
  align-items: center;
  max-width: ${maxWidth};
  margin-inline: auto;

  ${from.md} {
    grid-template-columns: 1fr auto;
  }
  > p {
    ${type.note}
    max-width: 72ch;
  }
  p a {
    color: inherit;
  }
`

/* Yes and no are of equal weight: one look, one size, side by side. */
export const Answers = styled.div`
  display: grid;
  grid-template-columns: auto 1fr 1fr;
  gap: ${space.s};
  align-items: center;

  > button {
    padding-inline: ${space.s};
  }
  > button[aria-expanded] {
    padding-inline: 0;
  }
  ${below.sm} {
    gap: ${space.xs};

    > button {
      padding-inline: 4px;
    }
  }
  ${largeText} {
    grid-template-columns: 1fr 1fr;

    > button[aria-expanded] {
      grid-column: 1 / -1;
      justify-self: start;
    }
  }
`

export const Choice = styled.form`
  display: grid;
  gap: ${space.xs};

  ${from.md} {
    grid-column: 1 / -1;
    grid-template-columns: 1fr 1fr auto;
    align-items: center;
  }
`

export const Purpose = styled.label`
  ${type.note}
  display: flex;
  gap: ${space.xs};
  align-items: flex-start;
  padding: ${space.xs};
  border: 1px solid var(--line);
  border-radius: ${radius.control};
  cursor: pointer;

  input {
    flex: none;
    width: 24px;
    height: 24px;
    accent-color: var(--accent);
  }
  strong {
    display: block;
  }
`
