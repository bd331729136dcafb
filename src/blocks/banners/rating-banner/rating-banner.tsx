import styled from 'styled-components'
import { AboutReviews, ratingWords, Stars, useProduct } from '../../../catalogue'
import type { BlockProps, Bloks } from '../../../content'
import { figures, bandStyle, from, maxWidth, paletteColour, rhythm, space, type } from '../../../theme'
import { SectionTitle, VisuallyHidden } from '../../../ui'

const Band = styled.section`
  padding: ${rhythm.normal} ${space.gutter};
  background: var(--band);
  color: var(--ink);
`
const Inner = styled.div`
  display: grid;
  gap: ${space.l};
  max-width: ${maxWidth};
  margin-inline: auto;

  ${from.md} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    column-gap: ${space.xxl};
  }
`
const Title = styled(SectionTitle)`
  max-width: 16ch;
`
const Score = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: clamp(16px, 2vw, 28px);

  > strong {
    font: 800 clamp(4.5rem, 3rem + 6vw, 8rem) / 0.9 var(--headline);
    ${figures}
  }
  > span:last-child {
    display: grid;
    gap: ${space.xs};
    font-size: clamp(1.375rem, 1.1rem + 1vw, 2rem);
  }
  small {
    ${type.label}
  }
`

/** Stars, score and number of reviews of one rated product, as large as a headline. */
const RatingBanner = ({ blok }: BlockProps<Bloks.RatingBanner>) => {
  const product = useProduct(blok.sku)
  if (!product?.rating) return null
  const { rating } = product
  return (
    <Band data-sku={product.sku} style={bandStyle(paletteColour(blok.background, 'cream'))}>
      <Inner>
        <Title>{blok.text || `${product.name}, rated by its owners`}</Title>
        <div>
          <Score>
            <VisuallyHidden>{ratingWords(rating)}</VisuallyHidden>
            <strong aria-hidden="true">{rating.score}</strong>
            <span aria-hidden="true">
              <Stars score={rating.score} />
              <small>{`out of 5, from ${rating.count} reviews`}</small>
            </span>
          </Score>
          <AboutReviews />
        </div>
      </Inner>
    </Band>
  )
}

export default RatingBanner
