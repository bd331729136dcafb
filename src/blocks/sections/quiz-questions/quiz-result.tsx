import { useId, type RefObject } from 'react'
import { PriceDisplay, useItem } from '../../../catalogue'
import { Picture, type Bloks } from '../../../content'
import { bandStyle } from '../../../theme'
import { Button, Lead } from '../../../ui'
import { ProductActions, ProductBuy } from '../../../product-tile'
import { CtaRow } from '../../shared/cta-row'
import { StepHead } from '../../shared/question-panel'
import { Buttons, Floor, Name, Recommended, Result, Words } from './quiz-questions.styles'

type QuizResultProps = {
  result: Bloks.QuizResult
  count: number
  heading: RefObject<HTMLHeadingElement | null>
  onBack: () => void
  onRestart: () => void
}

/** What is recommended and why; with its product, if the shop sells it, at the price of today. */
export const QuizResult = ({ result, count, heading, onBack, onRestart }: QuizResultProps) => {
  const id = useId()
  const product = useItem({ sku: result.sku })
  const hasWay = Boolean(result.cta?.length)
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
            {product && hasWay ? <ProductBuy item={product} /> : null}
            {product && !hasWay ? <ProductActions item={product} /> : null}
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
