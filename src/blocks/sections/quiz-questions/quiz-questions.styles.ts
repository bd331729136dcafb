import styled from 'styled-components'
import { from, ink, motion, radius, space, type } from '../../../theme'
import { Panel } from '../../shared/question-panel'
import { SectionLayout } from '../../shared/text/section-head'

export const Layout = styled(SectionLayout)`
  ${from.md} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    align-items: start;
  }
`
export const QuizPanel = styled(Panel)`
  container-type: inline-size;
  padding: clamp(20px, 3.4vw, 48px);
`
export const Form = styled.form`
  display: grid;
  gap: clamp(24px, 3vw, 40px);

  /* Without scripts there is no next question: all questions are listed below, with the results of their answers. */
  @media (scripting: none) {
    display: none;
  }
`
export const Choices = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;

  @container (min-width: 560px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }
`
export const Choice = styled.label`
  display: flex;
  align-items: center;
  gap: ${space.s};
  min-height: 72px;
  padding: 12px 18px;
  border: 2px solid ${ink(45)};
  border-radius: 20px;
  font: 600 1.125rem/1.3 var(--text);
  cursor: pointer;
  transition:
    border-color ${motion.quick},
    background-color ${motion.quick};

  &:hover,
  &:has(:checked) {
    border-color: var(--ink);
  }
  &:has(:checked) {
    background: #fbf6ea;
  }
  &:has(:focus-visible) {
    outline: 3px solid var(--focus);
    outline-offset: 3px;
  }
  > span:last-of-type {
    flex: 1;
    min-width: 0;
  }
  input {
    flex: none;
    width: 22px;
    height: 22px;
    margin: 0;
    accent-color: var(--ink);
  }
  input:focus-visible {
    outline: none;
    box-shadow: none;
  }
`
/* The line's space is reserved. */
export const Missing = styled.p`
  min-height: 1.3em;
  margin-block: calc(-1 * ${space.s});
  ${type.label}
  color: var(--danger);
`
export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px ${space.m};
`
export const Result = styled.article`
  display: grid;
  gap: clamp(24px, 3vw, 40px);
`
export const Recommended = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m} clamp(24px, 5cqi, 48px);

  @container (min-width: 560px) {
    &[data-pictured] {
      grid-template-columns: minmax(0, 4fr) minmax(0, 5fr);
      align-items: start;
    }
  }
`
export const Floor = styled.div`
  padding: 8% 8% 0;
  overflow: clip;
  border-radius: ${radius.card};
  background: var(--band);

  img {
    width: 100%;
    max-height: 44vh;
    aspect-ratio: 1;
    object-fit: contain;
    object-position: center bottom;
  }
`
export const Words = styled.div`
  display: grid;
  gap: ${space.s};
  justify-items: start;
`
export const Name = styled.p`
  ${type.card}
`
export const Overview = styled.div`
  display: grid;
  gap: ${space.l};

  h3 {
    ${type.card}
  }
  h4 {
    ${type.small}
  }
  article {
    display: grid;
    gap: ${space.s};
    padding-top: ${space.m};
    border-top: 2px solid var(--line);
  }
`

export const Leads = styled.ul`
  margin-top: ${space.xs};

  a {
    display: inline-block;
    padding-block: 10px;
    font-weight: 600;
  }
`
