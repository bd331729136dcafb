import { useId, type RefObject } from 'react'
import styled from 'styled-components'
import { PriceDisplay, Rating, type ProductDisplay } from '../../../catalogue'
import { Picture } from '../../../content'
import { bandStyle, below, from, radius, space, type } from '../../../theme'
import { Icon } from '../../../ui'
import { ProductActions } from '../../../product-tile'
import { StepTitle } from '../../shared/question-panel'
import type { Recommendation } from './rank-products'
import { fillIn } from './words'

const Both = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(24px, 3.4vw, 48px);
  --stars: #a15c00;

  ${from.lg} {
    grid-template-columns: minmax(0, 17fr) minmax(0, 10fr);
    align-items: start;
  }
`
const Best = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space.m} clamp(24px, 3vw, 40px);

  ${from.sm} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);

    > :last-child {
      grid-column: 1 / -1;
    }
  }
`
const Second = styled.article`
  display: grid;
  grid-template-columns: 88px minmax(0, 1fr);
  align-items: center;
  gap: ${space.s};
  padding: clamp(20px, 2.4vw, 28px);
  border-radius: ${radius.card};
  background: var(--band);

  > :nth-child(n + 3) {
    grid-column: 1 / -1;
  }
`
const PictureArea = styled.div`
  aspect-ratio: 1;
  padding: 8% 8% 0;
  overflow: hidden;
  border-radius: ${radius.card};
  background: var(--band);

  /* On a phone the price and the button of the best are on the same screen. */
  ${Best} > & {
    aspect-ratio: 2;

    ${from.sm} {
      aspect-ratio: 1;
    }
  }
  img {
    width: 100%;
    height: 100%;
    object-fit: contain;
    object-position: center bottom;
  }
  ${Best} > & img {
    ${below.sm} {
      transform: scale(1.3);
    }
  }
`
const Words = styled.div`
  display: grid;
  gap: ${space.s};
`
const SecondTitle = styled.h4`
  ${type.card}
  text-wrap: wrap;
`
const Lists = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 240px), 1fr));
  gap: ${space.s} ${space.m};

  p {
    margin-bottom: 8px;
    ${type.label}
  }
`
const Reasons = styled.ul`
  display: grid;
  gap: 8px;

  li {
    display: flex;
    align-items: flex-start;
    gap: 10px;
  }
  svg {
    margin-top: 1px;
  }
  &[data-icon='check'] svg {
    color: #0a7d4f;
  }
`
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 20px;
`

type WhyProps = { icon: 'check' | 'minus'; sentences: readonly string[]; label: string }

const Why = ({ icon, sentences, label }: WhyProps) => {
  const id = useId()
  return sentences.length === 0 ? null : (
    <div>
      <p id={id}>{label}</p>
      <Reasons role="list" aria-labelledby={id} data-icon={icon}>
        {sentences.map((sentence) => (
          <li key={sentence}>
            <Icon name={icon} size={22} />
            <span>{sentence}</span>
          </li>
        ))}
      </Reasons>
    </div>
  )
}

const Floor = ({ product, sizes }: { product: ProductDisplay; sizes: string }) => (
  <PictureArea style={bandStyle(product.colour)}>
    <Picture asset={product.image} sizes={sizes} />
  </PictureArea>
)

type FinderResultProps = Recommendation<ProductDisplay> & {
  titles: { result_title: string; runner_up_title: string }
  level: 'h2' | 'h3'
  heading: RefObject<HTMLHeadingElement | null>
}

/** The product that fits best with its reasons, and the second best compared with it; both can be bought. */
export const FinderResult = ({ best, runnerUp, titles, level, heading }: FinderResultProps) => (
  <Both>
    <Best data-sku={best.product.sku}>
      <Floor product={best.product} sizes="(min-width: 667px) 40vw, 90vw" />
      <Words>
        <StepTitle as={level} ref={heading} tabIndex={-1}>
          {fillIn(titles.result_title, { product: best.product.name })}
        </StepTitle>
        {best.product.rating ? <Rating {...best.product.rating} /> : null}
        <PriceDisplay item={best.product} />
        <Actions>
          <ProductActions item={best.product} />
        </Actions>
      </Words>
      <Lists>
        <Why icon="check" sentences={best.reasons} label="Why it fits" />
        <Why icon="minus" sentences={best.lacks} label="Bear in mind" />
      </Lists>
    </Best>
    {runnerUp ? (
      <Second data-sku={runnerUp.product.sku} style={bandStyle('cream')}>
        <Floor product={runnerUp.product} sizes="88px" />
        <SecondTitle as={level === 'h2' ? 'h3' : 'h4'}>
          {fillIn(titles.runner_up_title, { product: runnerUp.product.name })}
        </SecondTitle>
        <strong>{runnerUp.comparison}</strong>
        <Lists>
          <Why icon="minus" sentences={runnerUp.lacks} label="What speaks against it" />
          <Why icon="check" sentences={runnerUp.reasons} label="What speaks for it" />
        </Lists>
        <PriceDisplay item={runnerUp.product} />
        <Actions>
          <ProductActions item={runnerUp.product} />
        </Actions>
      </Second>
    ) : null}
  </Both>
)
