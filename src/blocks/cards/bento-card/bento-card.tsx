import styled from 'styled-components'
import { assetUrl, linkProps, Picture, type BlockProps, type Bloks } from '../../../content'
import { space, paletteColour } from '../../../theme'
import { CardWords, CardArrow, CardFrame, CardHeading, CardText } from '../../shared/cards/card-frame'

/** From this width the picture is beside the text. */
const wide = '@container (min-width: 540px)'

const Tile = styled.div`
  flex: 1;
  display: grid;
  grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);

  ${wide} {
    &[data-pictured] {
      grid-template: minmax(min(36cqi, 360px), 1fr) / minmax(0, 11fr) minmax(0, 10fr);
    }
  }
`
const Words = styled(CardWords)`
  gap: ${space.s};

  > header {
    display: flex;
    align-items: start;
    justify-content: space-between;
    gap: ${space.s};
  }
  /* Beside an arrow, the text of two small tiles in a row would not fit. */
  @container (max-width: 180px) {
    > header {
      flex-direction: column;
      gap: ${space.xs};
    }
  }
  h3 {
    font: 800 clamp(1.25rem, 0.55rem + 6cqi, 3.5rem) / 1.02 var(--headline);
    letter-spacing: -0.025em;
  }
  /* Without a picture the text fills the tile: it is larger, and the sentence is at the tile's foot. */
  &:only-child h3 {
    font-size: clamp(1.375rem, 0.55rem + 9cqi, 3.5rem);
  }
  &:only-child > p {
    margin-top: auto;
    padding-top: ${space.s};
  }
  ${wide} {
    h3 {
      font-size: clamp(1.75rem, 0.5rem + 4.6cqi, 3.5rem);
    }
  }
  header > span {
    margin-top: clamp(0px, 1.2cqi, 10px);
  }
`
/* The picture's size does not depend on the tile: a larger picture is cut off at the tile's right and lower edge. */
const Bleed = styled.div`
  position: relative;
  align-self: end;
  height: 100%;
  min-height: min(62cqi, 300px);
  max-height: 90cqi;

  > img {
    position: absolute;
    inset: -6% auto auto 6%;
    width: 100%;
    max-width: none;
    height: auto;
    min-height: 106%;
    object-fit: cover;
    object-position: 0 0;
  }
  ${wide} {
    min-height: 0;
    max-height: 52cqi;

    > img {
      inset: -4% auto auto -4%;
      width: 116%;
    }
  }
`

const SIZES = {
  '1': '(min-width: 900px) 420px, (min-width: 667px) 50vw, 100vw',
  '2': '(min-width: 900px) 500px, (min-width: 667px) 50vw, 100vw',
}

/** A few large words and a picture that is cut off at the tile's edge. With a link, the whole tile is the link. */
const BentoCard = ({ blok }: BlockProps<Bloks.BentoCard>) => {
  const { title, text, image } = blok
  const link = linkProps(blok.link)
  const isPictured = Boolean(assetUrl(image?.filename))
  return (
    <CardFrame background={paletteColour(blok.background, 'yellow')} isLink={Boolean(link)} bleed>
      <Tile data-pictured={isPictured ? '' : undefined}>
        <Words>
          <header>
            <CardHeading link={link}>{title}</CardHeading>
            {link ? <CardArrow /> : null}
          </header>
          {text ? <CardText>{text}</CardText> : null}
        </Words>
        {isPictured ? (
          <Bleed>
            <Picture asset={image} alt="" sizes={SIZES[blok.span || '1']} />
          </Bleed>
        ) : null}
      </Tile>
    </CardFrame>
  )
}

export default BentoCard
