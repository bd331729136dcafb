import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { Bloks, StoryTeaser } from '../../../content'
import { bandStyle, below, paletteColour, space, type, type PaletteColour } from '../../../theme'
import { Media } from '../pictures/media'
import { CardArrow, CardFrame, CardHeading, CardText, CardWords } from './card-frame'

/** From this width the picture is beside the text. */
const wide = '@container (min-width: 640px)'

const Layout = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;

  /* The result is first; the picture is below it on the card's own colour, at its lower edge. */
  &[data-form='result'] > :first-child:not(:last-child) {
    order: 1;
  }
  /* On a phone articles are a list: three cards with a picture above the text were two screens. */
  ${below.sm} {
    &[data-form='article'] {
      display: grid;
      grid-template-columns: 116px minmax(0, 1fr);

      > :only-child {
        grid-column: 1 / -1;
      }
      h3 {
        font-size: 1.125rem;
        line-height: 1.2;
      }
      h3 + p,
      svg {
        display: none;
      }
    }
  }
  ${wide} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));

    > :last-child {
      justify-content: center;
      padding: clamp(28px, 4cqi, 56px);
    }
    > :only-child {
      grid-column: 1 / -1;
    }
    h3 {
      font-size: clamp(1.75rem, 3.6cqi, 2.75rem);
    }
  }
`
/* Product pictures have a transparent margin at their upper edge: the product is moved closer to the text. */
const Ground = styled.div`
  background: var(--band);

  [data-form='result'] > & {
    margin-top: -16px;
  }
  ${wide} {
    &&& {
      margin-top: 0;
    }
  }
`
const Shot = styled(Media)`
  ${below.sm} {
    [data-form='article'] &&& {
      height: 100%;
      aspect-ratio: auto;
    }
  }

  [data-form='result'] &&& > img {
    object-position: 50% 25%;
  }
  ${wide} {
    height: 100%;
    aspect-ratio: 4 / 3;
  }
`
const Foot = styled.div`
  display: flex;
  align-items: end;
  justify-content: space-between;
  gap: ${space.s};
  margin-top: auto;
  padding-top: ${space.s};
  ${type.label}

  ${wide} {
    margin-top: 0;
  }
`

type StoryCardProps = {
  story: StoryTeaser
  /** The texts that an editor overrides for this card. */
  other: Pick<Bloks.BlogCard, 'title' | 'text' | 'image'>
  background: PaletteColour
  /** `article`: the picture on its own colour, then the text; `result`: the text, then the picture on the card's colour. */
  form: 'article' | 'result'
  /** Shown above the title. */
  lead: ReactNode
  /** Shown below everything else. */
  foot: ReactNode
}

/** The teaser of a page of this site: picture, title and text. The whole card is one link. */
export const StoryCard = ({ story, other, background, form, lead, foot }: StoryCardProps) => {
  const isArticle = form === 'article'
  const image = other.image?.filename ? other.image : story.image
  const text = other.text || story.text
  return (
    <CardFrame background={background} isLink bleed>
      <Layout data-form={form}>
        {image ? (
          <Ground style={isArticle ? bandStyle(paletteColour(story.background, background)) : undefined}>
            <Shot
              asset={image}
              alt=""
              ratio={isArticle ? '3 / 2' : '4 / 3'}
              fit={isArticle ? undefined : 'fill'}
              sizes={`(min-width: 900px) 420px, (min-width: 667px) 50vw, ${isArticle ? '116px' : '100vw'}`}
            />
          </Ground>
        ) : null}
        <CardWords>
          {lead}
          <CardHeading size="large" link={{ href: story.path }}>
            {other.title || story.title}
          </CardHeading>
          {text ? <CardText>{text}</CardText> : null}
          <Foot>
            <span>{foot}</span>
            <CardArrow />
          </Foot>
        </CardWords>
      </Layout>
    </CardFrame>
  )
}
