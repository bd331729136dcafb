import styled from 'styled-components'
import { radius, shadow, space, type } from '../../theme'

/** What a dialog of the site lies on; the words beside its button to close keep clear of that. */
export const Panel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
  padding: clamp(24px, 5vw, 40px);
  border-radius: ${radius.card};
  background: var(--band);
  color: var(--ink);
  box-shadow: ${shadow.floating};

  > header {
    display: grid;
    gap: 12px;
    padding-right: var(--close-room, 0px);
  }
  h2 {
    font: 800 clamp(1.75rem, 1.4rem + 1.6vw, 2.25rem) / 1.06 var(--headline);
    letter-spacing: -0.02em;
  }
  p {
    ${type.body}
  }
`
