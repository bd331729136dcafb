import { splitCodes, ratingWords, Stars, useProducts, type ProductDisplay } from '../../../catalogue'
import { linkProps, type BlockProps, type Bloks } from '../../../content'
import { isDark, paletteColour } from '../../../theme'
import { Section, VisuallyHidden } from '../../../ui'
import { LogoMark } from '../../shared/logo-mark'
import { hasHead, SectionHead } from '../../shared/section-head'
import { Layout, Logos, Quotes, Ratings, Score, Top } from './social-proofing.styles'

type Rated = ProductDisplay & Required<Pick<ProductDisplay, 'rating'>>

const isRated = (product: ProductDisplay): product is Rated => product.rating !== undefined

/** The products that an editor named, in that order; without those that nobody has rated. */
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

/** Ratings, quotes from the press and logos: why others trust us, in one band. Nothing without any of them. */
const SocialProofing = ({ blok }: BlockProps<Bloks.SocialProofing>) => {
  const { title, logos = [], quotes = [] } = blok
  const rated = useRated(blok.skus)
  if (rated.length + logos.length + quotes.length === 0) return null
  const background = paletteColour(blok.background, 'white')
  const isHeaded = hasHead(blok)
  const titleId = `title-${blok._uid}`
  return (
    <Section
      background={background}
      rhythm={blok.rhythm || 'normal'}
      id={blok.anchor}
      labelledBy={title ? titleId : undefined}
    >
      <Layout data-dark={isDark(background) ? '' : undefined}>
        {isHeaded || rated.length > 0 ? (
          <Top data-both={isHeaded && rated.length > 0 ? '' : undefined}>
            <SectionHead head={blok} titleId={titleId} />
            {rated.length > 0 ? <RatingList products={rated} /> : null}
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
