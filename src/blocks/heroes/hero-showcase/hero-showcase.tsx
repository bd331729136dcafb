import type { CSSProperties } from 'react'
import { useProducts } from '../../../catalogue'
import type { BlockProps, Bloks } from '../../../content'
import { paletteColour } from '../../../theme'
import { HeroCopy } from '../../shared/hero-copy'
import { Band, Floor, Name, Place, Row, Shot, Standing, StandingLink, Words } from './hero-showcase.styles'
import { mapShowcase, type Shown } from './map-showcase'

const Product = ({ name, link, image, isFirst }: Shown & { isFirst: boolean }) => {
  const content = (
    <>
      <Shot asset={image} alt="" sizes="(min-width: 900px) 36vw, 240px" priority={isFirst} />
      <Name>{name}</Name>
    </>
  )
  return link ? <StandingLink {...link}>{content}</StandingLink> : <Standing>{content}</Standing>
}

/** A headline, and under it two to five products on one floor, each a link to its page. */
const HeroShowcase = ({ blok }: BlockProps<Bloks.HeroShowcase>) => {
  const titleId = `title-${blok._uid}`
  const shown = mapShowcase(blok.products, useProducts())
  const rooms = shown.reduce((sum, { room }) => sum + room, 0)
  return (
    <Band background={paletteColour(blok.background, 'light-blue')} rhythm="none" labelledBy={titleId}>
      <Words>
        <HeroCopy copy={blok} titleId={titleId} align="centre" />
      </Words>
      {shown.length > 0 ? (
        <Place>
          <Floor style={{ '--rooms': rooms } as CSSProperties}>
            <Row role="list">
              {shown.map((product, at) => (
                <li
                  key={product.uid}
                  data-sku={product.sku}
                  style={{ '--size': product.size, '--room': product.room } as CSSProperties}
                >
                  <Product {...product} isFirst={at === 0} />
                </li>
              ))}
            </Row>
          </Floor>
        </Place>
      ) : null}
    </Band>
  )
}

export default HeroShowcase
