import type { RefObject } from 'react'
import styled from 'styled-components'
import { PriceDisplay, Rating, type ProductDisplay } from '../../../catalogue'
import { Picture } from '../../../content'
import { bandStyle, from, radius, space, type } from '../../../theme'
import { Icon, Lead } from '../../../ui'
import { ProductActions } from '../../../product-tile'
import { StepTitle } from '../../shared/question-panel'
import { fillIn } from './words'

const Best = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(24px, 4vw, 64px);
  --stars: #a15c00;

  ${from.md} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
    align-items: center;
  }
`
const Second = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s} clamp(20px, 3vw, 40px);
  padding-top: clamp(24px, 3vw, 40px);
  border-top: 2px solid var(--line);

  ${from.sm} {
    grid-template-columns: clamp(140px, 18vw, 208px) minmax(0, 1fr);
    align-items: center;
  }
`
const PictureArea = styled.div`
  aspect-ratio: 1;
  padding: 8% 8% 0;
  overflow: hidden;
  border-radius: ${radius.card};
  background: var(--band);

  ${Best} > & {
    max-height: 60vh;
    width: 100%;
  }
  ${Second} > & {
    max-width: 208px;
  }
  img {
    width: 100%;
    height: 100%;
    object-fit: contain;
    object-position: center bottom;
  }
`
const Words = styled.div`
  display: grid;
  gap: ${space.s};
`
const SecondTitle = styled.h4`
  ${type.card}
`
const Reasons = styled.ul`
  display: grid;
  gap: 8px;

  li {
    display: flex;
    gap: 10px;
  }
  svg {
    margin-top: 1px;
  }
  &[aria-label='Why it fits'] svg {
    color: #0a7d4f;
  }
`
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 20px;
`

export type Recommendation = {
  product: ProductDisplay
  reasons: readonly string[]
  lacks: readonly string[]
}

type WhyProps = { icon: 'check' | 'minus'; sentences: readonly string[]; label: string }

const Why = ({ icon, sentences, label }: WhyProps) =>
  sentences.length === 0 ? null : (
    <Reasons role="list" aria-label={label}>
      {sentences.map((sentence) => (
        <li key={sentence}>
          <Icon name={icon} size={22} />
          <span>{sentence}</span>
        </li>
      ))}
    </Reasons>
  )

const Offer = ({ product }: Pick<Recommendation, 'product'>) => (
  <>
    <PriceDisplay item={product} />
    <Actions>
      <ProductActions item={product} />
    </Actions>
  </>
)

const Floor = ({ product, sizes }: Pick<Recommendation, 'product'> & { sizes: string }) => (
  <PictureArea style={bandStyle(product.colour)}>
    <Picture asset={product.image} sizes={sizes} />
  </PictureArea>
)

type FinderResultProps = {
  best: Recommendation
  runnerUp: Recommendation | undefined
  titles: { result_title: string; runner_up_title: string }
  level: 'h2' | 'h3'
  heading: RefObject<HTMLHeadingElement | null>
}

/** The product that fits best with its reasons, and below it the second best with its drawbacks; both can be bought. */
export const FinderResult = ({ best, runnerUp, titles, level, heading }: FinderResultProps) => (
  <>
    <Best data-sku={best.product.sku}>
      <Floor product={best.product} sizes="(min-width: 900px) 520px, 90vw" />
      <Words>
        <StepTitle as={level} ref={heading} tabIndex={-1}>
          {fillIn(titles.result_title, { product: best.product.name })}
        </StepTitle>
        {best.product.rating ? <Rating {...best.product.rating} /> : null}
        {best.product.summary ? <Lead>{best.product.summary}</Lead> : null}
        <Why icon="check" sentences={best.reasons} label="Why it fits" />
        <Offer product={best.product} />
      </Words>
    </Best>
    {runnerUp ? (
      <Second data-sku={runnerUp.product.sku}>
        <Floor product={runnerUp.product} sizes="208px" />
        <Words>
          <SecondTitle as={level === 'h2' ? 'h3' : 'h4'}>
            {fillIn(titles.runner_up_title, { product: runnerUp.product.name })}
          </SecondTitle>
          <Why icon="check" sentences={runnerUp.reasons} label="Why it fits" />
          <Why icon="minus" sentences={runnerUp.lacks} label="What it lacks" />
          <Offer product={runnerUp.product} />
        </Words>
      </Second>
    ) : null}
  </>
)
