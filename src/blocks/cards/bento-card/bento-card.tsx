import { assetUrl, linkProps, Picture, type BlockProps, type Bloks } from '../../../content'
import { paletteColour } from '../../../theme'
import { CardArrow, CardFrame, CardHeading, CardText } from '../../shared/card-frame'
import { Bleed, Tile, Words } from './bento-card.styles'

const SIZES = {
  '1': '(min-width: 900px) 420px, (min-width: 667px) 50vw, 100vw',
  '2': '(min-width: 900px) 500px, (min-width: 667px) 50vw, 100vw',
}

/** A few large words and a picture that runs off the tile. With a link, the whole tile is the link. */
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
