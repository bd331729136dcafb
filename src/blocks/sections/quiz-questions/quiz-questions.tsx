import { useEffect, useRef } from 'react'
import type { BlockProps, Bloks } from '../../../content'
import { bandStyle, paletteColour } from '../../../theme'
import { Section } from '../../../ui'
import { SectionHead } from '../../shared/section-head'
import { QuestionForm } from './question-form'
import { chosenOf, recommend } from './quiz'
import { Layout, QuizPanel } from './quiz-questions.styles'
import { QuizResult } from './quiz-result'
import { useQuiz } from './use-quiz'
import { WithoutScript } from './without-script'

/** Moves the focus to the heading of a step that the visitor has asked for, so that it is seen and read out. */
const useStepFocus = (step: number) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const isAsked = useRef(false)
  useEffect(() => {
    if (isAsked.current) heading.current?.focus()
    isAsked.current = false
  }, [step])
  return {
    heading,
    asked: () => {
      isAsked.current = true
    },
  }
}

/** A few questions, one a step, then what the answers speak for most. */
const QuizQuestions = ({ blok }: BlockProps<Bloks.QuizQuestions>) => {
  const { _uid: uid, questions, results } = blok
  const { progress, choose, show, restart } = useQuiz(uid, questions)
  const { heading, asked } = useStepFocus(progress.step)
  const { step } = progress
  const count = questions.length
  const question = questions[step]
  const result = recommend(questions, results, progress)
  if (count === 0 || !result) return null

  const go = (to: number) => {
    asked()
    show(to)
  }
  const startAgain = () => {
    asked()
    restart()
  }
  const onwards = step + 1 < count ? 'Next' : 'See the result'
  const titleId = `title-${uid}`
  return (
    <Section
      background={paletteColour(blok.background, 'mint-green')}
      rhythm={blok.rhythm || 'normal'}
      id={blok.anchor}
      labelledBy={titleId}
    >
      <Layout>
        <SectionHead head={blok} titleId={titleId} />
        <QuizPanel style={bandStyle('white')}>
          {question ? (
            <QuestionForm
              key={question._uid}
              question={question}
              at={step}
              count={count}
              chosen={chosenOf(question, progress)}
              heading={heading}
              nextText={step === 0 && blok.start_text ? blok.start_text : onwards}
              onChoose={(answerUid) => choose(step, answerUid)}
              onNext={() => go(step + 1)}
              onBack={() => go(step - 1)}
            />
          ) : (
            <QuizResult
              result={result}
              count={count}
              heading={heading}
              onBack={() => go(count - 1)}
              onRestart={startAgain}
            />
          )}
          <noscript>
            <WithoutScript uid={uid} questions={questions} results={results} />
          </noscript>
        </QuizPanel>
      </Layout>
    </Section>
  )
}

export default QuizQuestions
