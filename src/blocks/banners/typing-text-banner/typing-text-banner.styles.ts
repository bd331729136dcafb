import styled, { keyframes } from 'styled-components'
import { from, ink, radius, space } from '../../../theme'
import { Button, SectionTitle } from '../../../ui'

const CALM = '@media (prefers-reduced-motion: reduce)'

export const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
`

export const Headline = styled(SectionTitle)`
  max-width: 15em;
  font-size: clamp(min(2.5rem, 12.5vw), 1.3rem + 5vw, 5.5rem);
  line-height: 1.1;
  text-wrap: wrap;
`

/* As large as the longest of its words from the start: it stays where it is whatever is typed into it. */
export const Field = styled.span`
  display: inline-grid;
  grid-template-columns: minmax(0, max-content);
  max-width: 100%;
  margin-block: 0.05em;
  padding: 0.02em 0.24em 0.1em 0.18em;
  border-radius: ${radius.control};
  background: ${ink(12)};

  > * {
    grid-area: 1 / 1;
  }
  > [data-room] {
    visibility: hidden;
  }
  ${CALM} {
    > [data-room] {
      display: none;
    }
  }
  ${from.md} {
    border-radius: ${radius.card};
  }
`

const blink = keyframes`
  50% { opacity: 0; }
`

export const Caret = styled.i`
  display: inline-block;
  width: 0.06em;
  height: 0.86em;
  margin: 0 -0.06em -0.08em 0.04em;
  border-radius: ${radius.pill};
  background: currentColor;
  animation: ${blink} 1s steps(1) infinite;

  &[data-still] {
    animation: none;
  }
  ${CALM} {
    display: none;
  }
`

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs} ${space.m};
`

/** Nothing without a script, which it waits for in its own room, and where nothing moves. */
export const Pause = styled(Button)`
  min-width: 6.5em;
  justify-content: start;

  &[data-asleep] {
    visibility: hidden;
  }
  > span {
    display: inline-flex;
    align-items: center;
    gap: 8px;
  }
  ${CALM} {
    display: none;
  }
`
