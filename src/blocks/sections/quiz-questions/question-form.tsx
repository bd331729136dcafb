import { useId, useState, type FormEvent, type RefObject } from 'react'
import type { Bloks } from '../../../content'
import { Button, Icon, isIconName } from '../../../ui'
import { Medal, StepHead } from '../../shared/question-panel'
import { Buttons, Choice, Choices, Form, Missing } from './quiz-questions.styles'

type QuestionFormProps = {
  question: Bloks.QuizQuestion
  /** From 0. */
  at: number
  count: number
  chosen: Bloks.QuizAnswer | undefined
  heading: RefObject<HTMLHeadingElement | null>
  nextText: string
  onChoose: (uid: string) => void
  onNext: () => void
  onBack: () => void
}

/** One question: its answers as radio buttons. Choosing changes nothing else; the button, or Enter, leads on. */
export const QuestionForm = ({
  question,
  at,
  count,
  chosen,
  heading,
  nextText,
  onChoose,
  onNext,
  onBack,
}: QuestionFormProps) => {
  const id = useId()
  const [isMissing, setMissing] = useState(false)
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (chosen) return onNext()
    setMissing(true)
    event.currentTarget.querySelector('input')?.focus()
  }
  const choose = (uid: string) => {
    setMissing(false)
    onChoose(uid)
  }
  const describedBy = [question.hint && `${id}-hint`, isMissing && `${id}-missing`].filter(Boolean).join(' ')
  return (
    // Nothing is filled in by the browser: what was chosen before is ours to remember.
    <Form noValidate autoComplete="off" onSubmit={onSubmit}>
      <StepHead
        id={id}
        title={question.question}
        hint={question.hint}
        heading={heading}
        at={at}
        count={count}
        progress={`Question ${at + 1} of ${count}`}
      />
      <Choices
        role="radiogroup"
        aria-labelledby={id}
        aria-describedby={describedBy || undefined}
        aria-required="true"
        aria-invalid={isMissing || undefined}
      >
        {question.answers.map(({ _uid, text, icon }) => (
          <Choice key={_uid}>
            {isIconName(icon) ? (
              <Medal>
                <Icon name={icon} />
              </Medal>
            ) : null}
            <span>{text}</span>
            <input
              type="radio"
              name={question._uid}
              value={_uid}
              checked={_uid === chosen?._uid}
              onChange={() => choose(_uid)}
            />
          </Choice>
        ))}
      </Choices>
      <Missing id={`${id}-missing`} role="alert">
        {isMissing ? 'Choose an answer, then go on.' : null}
      </Missing>
      <Buttons>
        <Button type="submit">{nextText}</Button>
        {at > 0 ? (
          <Button variant="link" onClick={onBack}>
            Back
          </Button>
        ) : null}
      </Buttons>
    </Form>
  )
}
