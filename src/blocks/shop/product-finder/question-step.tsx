import { useId, type RefObject } from 'react'
import type { Bloks } from '../../../content'
import { Icon, isIconName } from '../../../ui'
import { Medal, StepHead } from '../../shared/question-panel'
import { Answer, Answers } from './product-finder.styles'
import { fillIn } from './words'

type QuestionStepProps = {
  question: Bloks.FinderQuestion
  /** From 0. */
  at: number
  count: number
  progressText: string
  level: 'h2' | 'h3'
  heading: RefObject<HTMLHeadingElement | null>
  /** The answer given here before, when the visitor has come back. */
  before: Bloks.FinderAnswer | undefined
  onAnswer: (answer: Bloks.FinderAnswer) => void
}

/** One question and its answers as buttons: one press, next question. */
export const QuestionStep = ({
  question,
  at,
  count,
  progressText,
  level,
  heading,
  before,
  onAnswer,
}: QuestionStepProps) => {
  const id = useId()
  return (
    <>
      <StepHead
        id={`${id}question`}
        title={question.question}
        hint={question.hint}
        level={level}
        heading={heading}
        at={at}
        count={count}
        progress={fillIn(progressText, { number: at + 1, count })}
      />
      <Answers role="list" aria-labelledby={`${id}question`}>
        {question.answers.map((answer) => (
          <li key={answer._uid}>
            <Answer
              type="button"
              aria-pressed={answer._uid === before?._uid}
              onClick={() => onAnswer(answer)}
            >
              {isIconName(answer.icon) ? (
                <Medal>
                  <Icon name={answer.icon} />
                </Medal>
              ) : null}
              <span>
                <strong>{answer.text}</strong> {answer.hint ? <small>{answer.hint}</small> : null}
              </span>
            </Answer>
          </li>
        ))}
      </Answers>
    </>
  )
}
