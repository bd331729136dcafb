import styled from 'styled-components'
import { from, largeTarget, PALETTE, radius, space, type } from '../../../theme'

export const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m} clamp(24px, 4vw, 64px);

  ${from.md} {
    grid-template: 'head calendar' auto 'ways calendar' 1fr / minmax(0, 5fr) minmax(0, 7fr);

    > header {
      grid-area: head;
    }
    > ul {
      grid-area: ways;
    }
    > [data-stage] {
      grid-area: calendar;
    }
  }
`
export const Head = styled.header`
  display: grid;
  align-content: start;
  justify-items: start;
  gap: ${space.s};

  > p {
    white-space: pre-line;
  }
`
export const Ways = styled.ul`
  display: grid;
  align-content: start;
  gap: 20px;
  ${type.body}

  li {
    display: grid;
    grid-template-columns: 24px minmax(0, 1fr);
    gap: 14px;
  }
  a {
    display: inline-block;
    font-weight: 600;
    ${largeTarget}
  }
`
/** The same height with and without the calendar: nothing below moves when it opens. */
export const Stage = styled.div`
  --tint: ${PALETTE['light-green']}b3;
  display: grid;
  grid-template: minmax(0, 1fr) auto / minmax(0, 1fr);
  height: 640px;
  border-radius: ${radius.card};
  background: var(--band);
  color: var(--ink);
  overflow: clip;

  > :not([data-late]) {
    grid-area: 1 / 1;
    min-width: 0;
  }
  > iframe {
    width: 100%;
    height: 100%;
    border: 0;
  }
  &[data-pale] {
    box-shadow: inset 0 0 0 1px rgb(34 34 34 / 0.1);
  }
`
export const Closed = styled.div`
  display: grid;
  place-items: center;
  place-content: center;
  gap: ${space.xl};
  padding: clamp(24px, 5vw, 64px);

  > svg {
    width: 340px;
    overflow: visible;
  }
  /* Without scripts the calendar does not open here: the link beside it opens it. */
  @media (scripting: none) {
    > button {
      display: none;
    }
  }
`
/** The state of the calendar: shown in its place while that is empty, below it when it is late, which makes the calendar lower. */
export const Progress = styled.div`
  align-self: center;
  justify-self: center;
  padding: ${space.m};
  text-align: center;
  pointer-events: none;

  &[data-late] {
    grid-area: 2 / 1;
    justify-self: stretch;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: ${space.xs} ${space.s};
    border-top: 1px solid var(--line);
    pointer-events: auto;
  }
`
