import styled from 'styled-components'
import { Stars } from '../../../catalogue'
import { Picture, type StoryblokAsset, linkProps, type BlockProps, type Bloks } from '../../../content'
import { radius, type, paletteColour, space } from '../../../theme'
import { VisuallyHidden } from '../../../ui'
import { CardFrame, CardLink } from '../../shared/cards/card-frame'

const Row = styled.div`
  --portrait: 64px;
  display: flex;
  align-items: center;
  gap: 14px;
  min-width: 0;

  > img {
    width: var(--portrait);
    height: var(--portrait);
    flex: none;
    border-radius: ${radius.pill};
    object-fit: cover;
  }
  /* In a narrow card, such as one of two side by side on a phone. */
  @container (max-width: 159.98px) {
    flex-direction: column;
    align-items: start;
  }
`
const Words = styled.p`
  display: grid;
  gap: 2px;
  min-width: 0;
  ${type.label}
  font-size: 1rem;

  small {
    ${type.note}
    color: var(--quiet);
  }
`

type PersonProps = {
  name: string
  role?: string
  portrait?: Pick<StoryblokAsset, 'filename' | 'alt'>
}

/** The person quoted: portrait, name, and role with business. */
const Person = ({ name, role, portrait }: PersonProps) => (
  <Row>
    <Picture asset={portrait} alt="" sizes="64px" />
    <Words>
      <span>{name}</span>
      {role ? <small>{role}</small> : null}
    </Words>
  </Row>
)

const Figure = styled.figure`
  flex: 1;
  display: flex;
  flex-direction: column;
  gap: ${space.m};
`
const Rating = styled.p`
  font-size: 1.125rem;
`
const Quote = styled.blockquote`
  font: 700 clamp(1.1875rem, 0.75rem + 2.3cqi, 2.5rem) / 1.22 var(--headline);
  letter-spacing: -0.015em;
  white-space: pre-line;
  text-wrap: pretty;

  > p {
    max-width: 26em;
    text-indent: -0.44em;
  }
  > p::before {
    content: '“';
  }
  > p::after {
    content: '”';
  }
`
const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px ${space.m};
  margin-top: auto;
  padding-top: ${space.xs};
`

/** A customer's quote with name and stars; the whole card links to their story if there is one. */
const TestimonialCard = ({ blok }: BlockProps<Bloks.TestimonialCard>) => {
  const { quote, name, role, portrait, rating } = blok
  const link = linkProps(blok.link)
  return (
    <CardFrame background={paletteColour(blok.background, 'white')} isLink={Boolean(link)}>
      <Figure>
        {rating ? (
          <Rating>
            <VisuallyHidden>{`${rating} out of 5 stars`}</VisuallyHidden>
            <Stars score={Number(rating)} />
          </Rating>
        ) : null}
        <Quote>
          <p>{quote}</p>
        </Quote>
        <Foot>
          <figcaption>
            <Person name={name} role={role} portrait={portrait} />
          </figcaption>
          {link ? (
            <CardLink link={link}>
              <span>
                Read the story<VisuallyHidden>{` of ${name}`}</VisuallyHidden>
              </span>
            </CardLink>
          ) : null}
        </Foot>
      </Figure>
    </CardFrame>
  )
}

export default TestimonialCard
