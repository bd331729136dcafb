import styled from 'styled-components'
import { largeTarget } from '../../theme'
import { ButtonLink, VisuallyHidden } from '../../ui'
import { OUT_OF, ratingWords, reviewCount } from '../rules/items'
import type { ProductRating } from '../rules/types'

const STAR = 'm12 2.5 2.9 6 6.6.9-4.8 4.6 1.2 6.6L12 17.4l-5.9 3.2 1.2-6.6L2.5 9.4l6.6-.9L12 2.5Z'

/** Says who rates, when they are asked and how the mean comes about. Every rating leads there. */
const ABOUT_REVIEWS = '/za/reviews/'

const Line = styled.p`
  font: 600 max(0.8125rem, 0.875em)/1.3 var(--text);

  > a {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    color: inherit;
    ${largeTarget}
  }
`
const StarBox = styled.span`
  position: relative;
  flex: none;
  display: block;
  width: 5.5em;
  height: 1.1em;

  svg {
    width: 5.5em;
    max-width: none;
    height: 1.1em;
  }
  > svg {
    opacity: 0.25;
  }
`
const Filled = styled.span`
  position: absolute;
  inset: 0 auto 0 0;
  overflow: hidden;
  color: var(--stars, currentColor);
`

const Row = () => (
  <svg viewBox="0 0 120 24" fill="currentColor" aria-hidden="true">
    {Array.from({ length: OUT_OF }, (_, star) => (
      <path key={star} d={STAR} transform={`translate(${star * 24} 0)`} />
    ))}
  </svg>
)

/** Five stars, filled to the score. Decoration beside the text of {@link ratingWords}. Scales with the font size. */
export const Stars = ({ score }: { score: number }) => (
  <StarBox aria-hidden="true">
    <Row />
    <Filled style={{ width: `${(score / OUT_OF) * 100}%` }}>
      <Row />
    </Filled>
  </StarBox>
)

/** Stars, score and count, read out as one sentence: `4.8 out of 5 from 721 reviews`. Leads to where they come from. */
export const Rating = (rating: ProductRating) => (
  <Line>
    <a href={ABOUT_REVIEWS}>
      <VisuallyHidden>{`${ratingWords(rating)}. How we collect reviews`}</VisuallyHidden>
      <Stars score={rating.score} />
      <span aria-hidden="true">{`${rating.score} (${reviewCount(rating)})`}</span>
    </a>
  </Line>
)

/** For a rating that is shown larger than {@link Rating}. */
export const AboutReviews = () => (
  <ButtonLink variant="link" href={ABOUT_REVIEWS}>
    How we collect reviews
  </ButtonLink>
)
