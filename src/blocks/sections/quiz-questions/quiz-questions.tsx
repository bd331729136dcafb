import { useId, type RefObject } from 'react'
import { PriceDisplay, useItem } from '../../../catalogue'
import { Picture, type Bloks, type BlockProps } from '../../../content'
import { ProductActions, ProductBuy } from '../../../product-tile'
import { bandStyle } from '../../../theme'
import { Button, Lead, Section } from '../../../ui'
import { sectionProps } from '../../shared/section-props'
import { CtaRow } from '../../shared/text/cta-row'
import { StepHead, useStepFocus } from '../../shared/question-panel'
import { SectionHead } from '../../shared/text/section-head'
import { QuestionForm, WithoutScript } from './question-form'
import { chosenOf, recommend, useQuiz } from './quiz'
import { Buttons, Floor, Name, Recommended, Result, Words, Layout, QuizPanel } from './quiz-questions.styles'

type QuizResultProps = {
  result: Bloks.QuizResult
  count: number
  heading: RefObject<HTMLHeadingElement | null>
  onBack: () => void
  onRestart: () => void
}

/** The result of a quiz: the recommendation and its reason, with its product at the current price if the shop sells it. */
const QuizResult = ({ result, count, heading, onBack, onRestart }: QuizResultProps) => {
  const id = useId()
  const product = useItem({ sku: result.sku })
  const hasCta = Boolean(result.cta?.length)
  return (
    <Result aria-labelledby={id}>
      <StepHead
        id={id}
        title={result.title}
        heading={heading}
        at={count}
        count={count}
        progress={`Your result, after ${count} ${count === 1 ? 'question' : 'questions'}`}
      />
      <Recommended data-pictured={product ? '' : undefined}>
        {product ? (
          <Floor style={bandStyle(product.colour)}>
            <Picture asset={product.image} sizes="(min-width: 900px) 300px, 90vw" />
          </Floor>
        ) : null}
        <Words>
          {result.text ? <Lead>{result.text}</Lead> : null}
          {product ? (
            <>
              <Name>{product.name}</Name>
              <PriceDisplay item={product} />
            </>
          ) : null}
          <Buttons>
            {product && hasCta ? <ProductBuy item={product} /> : null}
            {product && !hasCta ? <ProductActions item={product} /> : null}
            <CtaRow ctas={result.cta} />
          </Buttons>
        </Words>
      </Recommended>
      <Buttons>
        <Button variant="link" onClick={onBack}>
          Back
        </Button>
        <Button variant="link" onClick={onRestart}>
          Start again
        </Button>
      </Buttons>
    </Result>
  )
}

/** A quiz with one question per step, then the result that most answers count for. */
const QuizQuestions = ({ blok }: BlockProps<Bloks.QuizQuestions>) => {
  const { _uid: uid, questions, results } = blok
  const { progress, choose, show, restart } = useQuiz(uid, questions)
  const { heading, requestFocus } = useStepFocus(progress.step)
  const { step } = progress
  const count = questions.length
  const question = questions[step]
  const result = recommend(questions, results, progress)
  if (count === 0 || !result) return null

  const go = (to: number) => {
    requestFocus()
    show(to)
  }
  const startAgain = () => {
    requestFocus()
    restart()
  }
  const onwards = step + 1 < count ? 'Next' : 'See the result'
  const titleId = `title-${uid}`
  return (
    <Section {...sectionProps(blok, 'mint-green')} labelledBy={titleId}>
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
