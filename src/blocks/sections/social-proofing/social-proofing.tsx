import styled from 'styled-components'
import {
  AboutReviews,
  splitCodes,
  ratingWords,
  Stars,
  useProducts,
  type ProductDisplay,
} from '../../../catalogue'
import { linkProps, type BlockProps, type Bloks } from '../../../content'
import { below, figures, from, largeTarget, largeText, space, type, isDark } from '../../../theme'
import { Section, VisuallyHidden } from '../../../ui'
import { sectionProps } from '../../shared/section-props'
import { LogoMark } from '../../shared/pictures/logo-mark'
import { SectionLayout, hasHead, SectionHead } from '../../shared/text/section-head'

const Layout = styled(SectionLayout)`
  gap: clamp(36px, 4.4vw, 64px);
`
/** The head, with the ratings beside it where there is space. */
const Top = styled(SectionLayout)`
  ${from.lg} {
    &[data-both] {
      grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
      align-items: end;
    }
  }
`
const Ratings = styled.ul`
  display: grid;
  gap: ${space.m} ${space.l};

  ${from.sm} {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 168px), 1fr));
  }
`
/* On a phone each is on one line. */
const Score = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  justify-items: start;
  gap: 2px ${space.s};
  ${type.label}

  > strong {
    grid-row: span 2;
    min-width: 1.7em;
    font: 800 clamp(2.75rem, 2rem + 2.4vw, 4.25rem) / 0.95 var(--headline);
    ${figures}
  }
  small {
    ${type.note}
    color: var(--quiet);
  }
  ${largeText} {
    grid-template-columns: minmax(0, 1fr);

    > strong {
      grid-row: auto;
    }
  }
  ${from.sm} {
    grid-template-columns: minmax(0, 1fr);
    gap: 6px;

    small {
      display: block;
      margin-top: 2px;
    }
  }
`
const Quotes = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(28px, 3.6vw, 56px);

  /* Two and four are in two columns, so that none is alone in the last row. */
  ${from.sm} {
    &:has(> :nth-child(even):last-child) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  ${from.md} {
    &:has(> :nth-child(3)):not(:has(> :nth-child(4):last-child)) {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
  blockquote {
    max-width: 30em;
    font: 700 clamp(1.25rem, 1.1rem + 0.7vw, 1.75rem) / 1.22 var(--headline);
    letter-spacing: -0.01em;
    text-wrap: pretty;
  }
  figcaption {
    margin-top: ${space.s};
    ${type.label}
    color: var(--quiet);
  }
  figcaption > a {
    display: inline-block;
    ${largeTarget}
  }
`
const Logos = styled.ul`
  --logo: clamp(28px, 1.5rem + 0.7vw, 36px);
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s} clamp(28px, 4vw, 56px);

  * + & {
    padding-top: clamp(20px, 2.4vw, 32px);
    border-top: 2px solid var(--line);
  }
  ${below.sm} {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(132px, 1fr));
  }
`

type Rated = ProductDisplay & Required<Pick<ProductDisplay, 'rating'>>

const isRated = (product: ProductDisplay): product is Rated => product.rating !== undefined

/** The products that an editor named, in that order; products without ratings are left out. */
const useRated = (skus: string | undefined): Rated[] => {
  const products = useProducts()
  return splitCodes(skus)
    .flatMap((sku) => products.filter((product) => product.sku === sku))
    .filter(isRated)
}

const RatingList = ({ products }: { products: readonly Rated[] }) => (
  <Ratings role="list" aria-label="Ratings">
    {products.map(({ sku, name, rating }) => (
      <Score key={sku} data-sku={sku}>
        <VisuallyHidden>{`${name}: ${ratingWords(rating)}`}</VisuallyHidden>
        <strong aria-hidden="true">{rating.score}</strong>
        <Stars score={rating.score} />
        <span aria-hidden="true">
          <span>{name}</span> <small>{`${rating.count} reviews`}</small>
        </span>
      </Score>
    ))}
  </Ratings>
)

const Quote = ({ quote: { quote, source, link } }: { quote: Bloks.PressQuote }) => {
  const target = linkProps(link)
  return (
    <figure>
      <blockquote>{`“${quote}”`}</blockquote>
      <figcaption>{target ? <a {...target}>{source}</a> : source}</figcaption>
    </figure>
  )
}

/** Ratings, press quotes and logos in one band. Renders nothing without any of them. */
const SocialProofing = ({ blok }: BlockProps<Bloks.SocialProofing>) => {
  const { title, logos = [], quotes = [] } = blok
  const rated = useRated(blok.skus)
  if (rated.length + logos.length + quotes.length === 0) return null
  const band = sectionProps(blok, 'white')
  const isHeaded = hasHead(blok)
  const titleId = `title-${blok._uid}`
  return (
    <Section {...band} labelledBy={title ? titleId : undefined}>
      <Layout data-dark={isDark(band.background) ? '' : undefined}>
        {isHeaded || rated.length > 0 ? (
          <Top data-both={isHeaded && rated.length > 0 ? '' : undefined}>
            <SectionHead head={blok} titleId={titleId} />
            {rated.length > 0 ? (
              <div>
                <RatingList products={rated} />
                <AboutReviews />
              </div>
            ) : null}
          </Top>
        ) : null}
        {quotes.length > 0 ? (
          <Quotes role="list" aria-label="From the press">
            {quotes.map((quote) => (
              <li key={quote._uid}>
                <Quote quote={quote} />
              </li>
            ))}
          </Quotes>
        ) : null}
        {logos.length > 0 ? (
          <Logos role="list" aria-label="Customers and partners">
            {logos.map((logo) => (
              <li key={logo._uid}>
                <LogoMark logo={logo} />
              </li>
            ))}
          </Logos>
        ) : null}
      </Layout>
    </Section>
  )
}

export default SocialProofing
