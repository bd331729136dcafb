import styled from 'styled-components'
import type { CSSProperties, ReactNode } from 'react'
import { Picture, assetUrl, type Bloks, linkProps, type BlockProps } from '../../../content'
import { figures, below, hover, motion, radius, space, bandStyle, paletteColour } from '../../../theme'
import { Icon, isIconName } from '../../../ui'
import { CardHeading, CardText } from '../../shared/cards/card-frame'

/** From this card width the text is beside the picture or icon. */
const wide = '@container (min-width: 480px)'

const Card = styled.article`
  container-type: inline-size;
  position: relative;
  border-radius: ${radius.card};
  background: var(--band);
  color: var(--ink);
  overflow: hidden;
  transition: transform ${motion.calm};

  ${hover} {
    &[data-link]:hover {
      transform: translateY(-4px);
    }
  }
  &:has(a:focus-visible) {
    outline: 3px solid var(--focus);
    outline-offset: 3px;
  }
`

/* Picture, figure or icon, then the text, then an arrow on a card that is a link. One row on a phone. */
const Layout = styled.div`
  --padding: clamp(20px, 2.4vw, 32px);
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space.s};
  height: 100%;
  align-content: start;
  padding: var(--padding);

  > [data-words] {
    grid-row: 2;
    grid-column: 1 / -1;
  }
  &[data-bare] > [data-words] {
    grid-row: 1;
    grid-column: 1;
  }

  ${wide} {
    &[data-form='compact'] {
      grid-template-columns: auto minmax(0, 1fr) auto;

      > [data-words] {
        grid-row: 1;
        grid-column: 2;
      }
    }
  }
  ${below.sm} {
    grid-template-columns: 5.25rem minmax(0, 1fr) auto;
    align-items: center;
    padding: 18px 20px;

    /* The number of a step. */
    &[data-short] {
      grid-template-columns: 1.5rem minmax(0, 1fr) auto;
    }

    &[data-form='compact'] {
      grid-template-columns: auto minmax(0, 1fr) auto;
      align-items: start;
    }
    &:not([data-bare]) > [data-words] {
      grid-row: 1;
      grid-column: 2;
    }
  }
`

/* The picture reaches the edges of its card. */
const PictureLayout = styled(Layout)`
  padding: 0;

  > [data-words] {
    padding: 0 var(--padding) var(--padding);
  }
  > [data-arrow] {
    display: none;
  }
  ${wide} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 46%);
    align-items: center;

    > [data-words] {
      grid-area: 1 / 1;
      padding-block: var(--padding);
    }
  }
  ${below.sm} {
    grid-template-columns: minmax(0, 1fr) 38%;
    gap: 0;
    padding: 0;

    &:not([data-bare]) > [data-words] {
      grid-column: 1;
      padding: 18px 0 18px 20px;
    }
  }
`

const Shot = styled(Picture)`
  grid-column: 1 / -1;
  width: 100%;
  aspect-ratio: 4 / 3;
  object-fit: contain;

  ${wide} {
    grid-area: 1 / 2;
  }
  ${below.sm} {
    grid-area: 1 / 2;
    height: 100%;
    aspect-ratio: 1;
  }
`

/* Always one line beside the arrow: fewer characters are set larger, up to the size of a headline. */
const Figure = styled.p`
  --room: 100cqi - 2 * var(--padding) - 24px - ${space.s};
  font: 800 1rem/1 var(--headline);
  font-size: clamp(1.5rem, (var(--room)) / (var(--characters) * 0.62), 2rem + 1.7vw);
  ${figures}

  ${below.sm} {
    font-size: clamp(1.125rem, 5.25rem / (var(--characters) * 0.68), 1.875rem);
  }
`

const Arrow = styled.span`
  transition: transform ${motion.calm};

  ${hover} {
    [data-link]:hover & {
      transform: translateX(4px);
    }
  }
`

const Text = styled(CardText)`
  max-width: 34em;
  margin-top: 4px;
`

/** How a benefit is shown: a picture on the card's colour, a large figure, or an icon beside the text. */
type BenefitForm = 'picture' | 'figure' | 'compact'

/** The form follows from the fields that an editor filled in, so that no space is left for a missing picture or figure. */
const benefitForm = ({ image, figure }: Pick<Bloks.BenefitCard, 'image' | 'figure'>): BenefitForm => {
  if (assetUrl(image?.filename)) return 'picture'
  return figure ? 'figure' : 'compact'
}

const MARKS: Record<BenefitForm, (blok: Bloks.BenefitCard) => ReactNode> = {
  picture: ({ image, span }) => (
    <Shot
      asset={image}
      sizes={span === '2' ? '(min-width: 667px) 320px, 40vw' : '(min-width: 667px) 400px, 40vw'}
    />
  ),
  figure: ({ figure = '' }) => (
    <Figure style={{ '--characters': figure.length } as CSSProperties}>{figure}</Figure>
  ),
  compact: ({ icon }) => (isIconName(icon) ? <Icon name={icon} size={32} /> : null),
}

/** One benefit: a picture, a large figure or an icon, a title and one sentence. With a link, the whole card is the link. */
const BenefitCard = ({ blok }: BlockProps<Bloks.BenefitCard>) => {
  const link = linkProps(blok.link)
  const form = benefitForm(blok)
  const mark = MARKS[form](blok)
  const Frame = form === 'picture' ? PictureLayout : Layout
  return (
    <Card data-link={link ? '' : undefined} style={bandStyle(paletteColour(blok.background, 'cream'))}>
      <Frame
        data-form={form}
        data-bare={mark ? undefined : ''}
        data-short={form === 'figure' && blok.figure?.length === 1 ? '' : undefined}
      >
        {mark}
        <div data-words="">
          <CardHeading link={link}>{blok.title}</CardHeading>
          {blok.text ? <Text>{blok.text}</Text> : null}
        </div>
        {link ? (
          <Arrow data-arrow="">
            <Icon name="arrow-right" size={24} />
          </Arrow>
        ) : null}
      </Frame>
    </Card>
  )
}

export default BenefitCard
