import styled from 'styled-components'
import { RichText } from '../../../content'
import { hover, motion } from '../../../theme'
import { Prose } from '../../shared/prose'
import type { Question } from './map-faq'

const Details = styled.details`
  border-bottom: 1px solid var(--line);

  /* For browsers that do not yet open the answer a link points to. */
  &:has(:target)::details-content {
    block-size: auto;
    content-visibility: visible;
  }
`

const Summary = styled.summary`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 24px;
  padding-block: 22px;
  font: 600 clamp(1.0625rem, 1rem + 0.3vw, 1.25rem) / 1.3 var(--text);
  list-style: none;

  &::-webkit-details-marker {
    display: none;
  }
  ${hover} {
    &:hover {
      text-decoration: underline;
      text-decoration-thickness: 1px;
      text-underline-offset: 0.25em;
    }
  }
`

// Plus and minus are one shape: the upright stroke turns into the level one.
const Sign = styled.span`
  position: relative;
  flex: none;
  width: 18px;
  height: 18px;

  &::before,
  &::after {
    content: '';
    position: absolute;
    top: 8px;
    width: 100%;
    height: 2.5px;
    border-radius: 2px;
    background: currentColor;
    transition: transform ${motion.calm};
  }
  &::after {
    transform: rotate(90deg);
  }
  [open] > summary > &::after {
    transform: none;
  }
`

const Answer = styled(Prose)`
  padding-bottom: 28px;
  padding-right: 42px;
  color: var(--quiet);
  font-size: clamp(1rem, 0.96rem + 0.2vw, 1.125rem);
  /* A link to the answer shows its question too, clear of the navigation. */
  scroll-margin-top: 80px;
`

type QuestionItemProps = { question: Question; open: boolean }

/**
 * One question that opens without script. The id is on the answer and not on the `<details>`: browsers open a closed
 * `<details>` only for a link to something inside it.
 */
export const QuestionItem = ({ question: { id, question, answer }, open }: QuestionItemProps) => (
  <Details open={open}>
    <Summary>
      {question}
      <Sign aria-hidden />
    </Summary>
    <Answer id={id}>
      <RichText document={answer} />
    </Answer>
  </Details>
)
