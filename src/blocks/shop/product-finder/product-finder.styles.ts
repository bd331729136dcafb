import styled from 'styled-components'
import { hover, from, largeTarget, motion, rhythm, space, type } from '../../../theme'
import { Panel } from '../../shared/question-panel'

// Without a heading of its own the block continues a hero of the same colour.
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
export const FinderPanel = styled(Panel)`
  /* Without scripts there is no next question: the links below replace the questions. */
  @media (scripting: none) {
    display: none;
  }
`
export const Answers = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;

  ${from.sm} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space.s};

    > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }
  ${from.lg} {
    &:has(> :last-child:nth-child(3)) {
      grid-template-columns: repeat(3, minmax(0, 1fr));

      > :last-child {
        grid-column: auto;
      }
    }
  }
  li {
    display: grid;
  }
`
export const Answer = styled.button`
  display: flex;
  align-items: center;
  gap: ${space.s};
  min-height: 72px;
  padding: 10px 20px;
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
