import { useId, type RefObject, useEffect, useState } from 'react'
import { useProducts } from '../../../catalogue'
import { type Bloks, linkProps, type BlockProps } from '../../../content'
import { subscribeToAddress } from '../../../platform/address'
import { bandStyle, paletteColour } from '../../../theme'
import { Icon, isIconName, Button, ButtonLink, Lead, Section, SectionTitle } from '../../../ui'
import { Medal, StepHead, StepTitle, useStepFocus } from '../../shared/question-panel'
import { useAnswers } from './answers'
import { FinderResult } from './finder-result'
import { Answer, Answers, FinderPanel, Foot, Frame, Head, Links } from './product-finder.styles'
import { recommend } from './rank-products'
import { fillIn, wordsOf } from './words'

type QuestionStepProps = {
  question: Bloks.FinderQuestion
  /** Index of the question, from 0. */
  at: number
  count: number
  progressText: string
  level: 'h2' | 'h3'
  heading: RefObject<HTMLHeadingElement | null>
  /** The answer that was given here before, if the visitor has come back. */
  before: Bloks.FinderAnswer | undefined
  onAnswer: (answer: Bloks.FinderAnswer) => void
}

/** One question with its answers as buttons: a press leads to the next question. */
const QuestionStep = ({
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

type Answers = readonly Bloks.FinderAnswer[]

const OwnWay = ({ title, links = [] }: { title: string | undefined; links: Bloks.Cta[] | undefined }) => {
  const targets = links.flatMap(({ _uid, text, link }) => {
    const target = linkProps(link)
    return target ? [{ key: _uid, text, target }] : []
  })
  return targets.length === 0 ? null : (
    <Links>
      {title ? <p>{title}</p> : null}
      {targets.map(({ key, text, target }) => (
        <ButtonLink key={key} variant="link" {...target}>
          {text}
        </ButtonLink>
      ))}
    </Links>
  )
}

/** One question per step, with the answers in the address; then the product that fits best and the runner-up. */
const ProductFinder = ({ blok }: BlockProps<Bloks.ProductFinder>) => {
  const { questions } = blok
  const words = wordsOf(blok)
  const { answers, show } = useAnswers(questions)
  const [remembered, setRemembered] = useState<Answers>([])
  const { heading, requestFocus } = useStepFocus(answers.length)
  useEffect(() => subscribeToAddress(requestFocus), [requestFocus])
  const products = useProducts()

  const go = (next: Answers) => {
    setRemembered(next.length > answers.length ? next : answers)
    requestFocus()
    show(next)
  }

  const question = questions[answers.length]
  const result = question ? undefined : recommend(questions, answers, products)
  const level = blok.title ? 'h3' : 'h2'
  const titleId = `title-${blok._uid}`
  const hasHead = Boolean(blok.title || blok.text)
  return (
    <Section
      background={paletteColour(blok.background, 'yellow')}
      rhythm="none"
      id={blok.anchor}
      labelledBy={blok.title ? titleId : undefined}
    >
      <Frame data-titled={hasHead ? '' : undefined}>
        {hasHead ? (
          <Head>
            {blok.title ? <SectionTitle id={titleId}>{blok.title}</SectionTitle> : null}
            {blok.text ? <Lead>{blok.text}</Lead> : null}
          </Head>
        ) : null}
        <FinderPanel style={bandStyle('white')}>
          {question ? (
            <QuestionStep
              key={question._uid}
              question={question}
              at={answers.length}
              count={questions.length}
              progressText={words.progress_text}
              level={level}
              heading={heading}
              before={remembered[answers.length]}
              onAnswer={(answer) => go([...answers, answer])}
            />
          ) : null}
          {result ? <FinderResult {...result} titles={words} level={level} heading={heading} /> : null}
          {!question && !result ? (
            <StepTitle as={level} ref={heading} tabIndex={-1}>
              {words.no_match_text}
            </StepTitle>
          ) : null}
          {answers.length > 0 ? (
            <Foot>
              <Button variant="link" onClick={() => go(answers.slice(0, -1))}>
                {words.back_text}
              </Button>
              <Button variant="link" onClick={() => go([])}>
                {words.restart_text}
              </Button>
            </Foot>
          ) : null}
        </FinderPanel>
        <OwnWay title={blok.links_title} links={blok.links} />
      </Frame>
    </Section>
  )
}

export default ProductFinder
