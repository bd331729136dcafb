import styled from 'styled-components'
import { hover, from, largeTarget, motion, radius, rhythm, space, type } from '../../../theme'

// Without a heading of its own the questions follow a hero of the same colour.
export const Frame = styled.div`
  padding-bottom: ${rhythm.normal};

  &[data-titled] {
    padding-top: ${rhythm.normal};
  }
`
export const Head = styled.header`
  display: grid;
  gap: ${space.s};
  margin-bottom: clamp(24px, 3vw, 44px);
`
// The size of most questions: the page below stays where it is from step to step.
export const Panel = styled.div`
  display: grid;
  align-content: start;
  gap: clamp(24px, 3vw, 40px);
  min-height: min(440px, 72vh);
  padding: clamp(20px, 4.4vw, 64px);
  border-radius: clamp(24px, 3vw, 40px);
  background: var(--band);
  color: var(--ink);

  /* Without script there is no next question: the links below do the work. */
  @media (scripting: none) {
    display: none;
  }
`
export const Progress = styled.div`
  display: grid;
  gap: 12px;
  ${type.label}
`
export const Bar = styled.span`
  display: flex;
  gap: 6px;
  height: 6px;

  i {
    flex: 1;
    border-radius: ${radius.pill};
    background: var(--line);
  }
  i[data-done] {
    background: var(--ink);
  }
`
export const Question = styled.h3`
  max-width: 20em;
  font: 800 clamp(1.75rem, 1.3rem + 1.9vw, 2.75rem) / 1.06 var(--headline);
  letter-spacing: -0.02em;

  &:focus {
    outline: none;
    box-shadow: none;
  }
`
export const Hint = styled.p`
  margin-top: 12px;
  color: var(--quiet);
`
export const Answers = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;

  ${from.sm} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space.s};
  }
  li {
    display: grid;
  }
`
export const Answer = styled.button`
  display: flex;
  align-items: center;
  gap: ${space.s};
  min-height: 80px;
  padding: 16px 20px;
  border: 2px solid var(--line);
  border-radius: 20px;
  background: none;
  color: var(--ink);
  text-align: start;
  transition:
    border-color ${motion.quick},
    background-color ${motion.quick};

  > span:last-child {
    display: grid;
    gap: 2px;
  }
  strong {
    font: 600 1.125rem/1.3 var(--text);
  }
  small {
    ${type.note}
    color: var(--quiet);
  }
  &[aria-pressed='true'] {
    border-color: var(--ink);
    background: #fbf6ea;
  }
  ${hover} {
    &:hover {
      border-color: var(--ink);
    }
  }
  &:active {
    background: #fbf6ea;
  }
`
export const Medal = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  width: 48px;
  height: 48px;
  border-radius: 50%;
  background: #ffce3d;
  color: #222222;
`
export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px ${space.m};
  align-self: end;
`
export const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px ${space.m};
  margin-top: clamp(24px, 3vw, 40px);

  a {
    ${largeTarget}
  }
`
