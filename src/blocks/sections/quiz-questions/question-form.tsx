import { useId, useState, type FormEvent, type RefObject } from 'react'
import { PriceDisplay, useItem } from '../../../catalogue'
import { linkProps, type Bloks } from '../../../content'
import { Button, Icon, isIconName } from '../../../ui'
import { CtaRow } from '../../shared/text/cta-row'
import { Medal, StepHead } from '../../shared/question-panel'
import { Leads, Name, Overview, Buttons, Choice, Choices, Form, Missing } from './quiz-questions.styles'

type WithoutScriptProps = {
  /** The quiz's id, for the ids of the results that the answers link to. */
  uid: string
  questions: readonly Bloks.QuizQuestion[]
  results: readonly Bloks.QuizResult[]
}

const Recommendation = ({ id, result }: { id: string; result: Bloks.QuizResult }) => {
  const product = useItem({ sku: result.sku })
  const details = product && linkProps(product.detailsLink)
  return (
    <article id={id}>
      <h4>{result.title}</h4>
      {result.text ? <p>{result.text}</p> : null}
      {product ? (
        <div>
          <Name>{details ? <a {...details}>{product.name}</a> : product.name}</Name>
          <PriceDisplay item={product} />
        </div>
      ) : null}
      <CtaRow ctas={result.cta} />
    </article>
  )
}

/** The whole quiz on one page for visitors without scripts: for each answer the result that it counts for, and all results. */
export const WithoutScript = ({ uid, questions, results }: WithoutScriptProps) => {
  const idOf = ({ code }: Bloks.QuizResult) => `result-${uid}-${code}`
  return (
    <Overview>
      {questions.map((question) => (
        <div key={question._uid}>
          <h3>{question.question}</h3>
          <Leads role="list">
            {question.answers.map((answer) => {
              const result = results.find(({ code }) => code === answer.result)
              return (
                <li key={answer._uid}>
                  <span>{answer.text}</span>
                  {result ? (
                    <span>
                      : <a href={`#${idOf(result)}`}>{result.title}</a>
                    </span>
                  ) : null}
                </li>
              )
            })}
          </Leads>
        </div>
      ))}
      <h3>What we recommend</h3>
      {results.map((result) => (
        <Recommendation key={result._uid} id={idOf(result)} result={result} />
      ))}
    </Overview>
  )
}

type QuestionFormProps = {
  question: Bloks.QuizQuestion
  /** Index of the question, from 0. */
  at: number
  count: number
  chosen: Bloks.QuizAnswer | undefined
  heading: RefObject<HTMLHeadingElement | null>
  nextText: string
  onChoose: (uid: string) => void
  onNext: () => void
  onBack: () => void
}

/** One question: its answers as radio buttons. Choosing shows no other step; the button, or Enter, does. */
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
    // The browser must not restore the choice, because the stored progress does.
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
