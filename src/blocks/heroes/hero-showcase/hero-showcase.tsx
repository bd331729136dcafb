import styled from 'styled-components'
import type { CSSProperties } from 'react'
import { type ProductDisplay, useProducts } from '../../../catalogue'
import { Picture, linkProps, type Bloks, type BlockProps } from '../../../content'
import { below, hover, ink, layer, motion, radius, space, type, paletteColour } from '../../../theme'
import { Section } from '../../../ui'
import { HeroCopy } from '../../shared/text/hero-copy'

const Band = styled(Section)`
  padding-top: var(--under-navigation, 0px);
  overflow: clip;
  isolation: isolate;
`

const Words = styled.div`
  display: grid;
  padding-block: clamp(32px, 3vw, 56px) clamp(8px, 1vw, 16px);

  /* Low enough that the products stand on the first screen. */
  h1 {
    font-size: clamp(2.5rem, 1.2rem + 3.2vw, 4.5rem);
  }
`

const Place = styled.div`
  container-type: inline-size;
`

/* The floor starts behind the feet of the products and reaches the lower end of the band. */
const Floor = styled.div`
  --height: clamp(14.5rem, min(98cqi / var(--rooms), 23vw), 32rem);
  position: relative;

  &::before {
    content: '';
    position: absolute;
    inset: calc(var(--height) * 0.76) -100vw 0;
    background: linear-gradient(rgb(0 0 0 / 0.07) 0 0), var(--band);
  }
`

/* If the products do not fit beside each other, the row scrolls; a cut-off product shows that there are more. The row is as wide
   as the window, since the page's column would cut off shadows. */
const Row = styled.ul`
  position: relative;
  z-index: ${layer.raised};
  display: flex;
  margin-inline: calc(50% - 50vw);
  padding: 0 calc(50vw - 50%) clamp(16px, 2vw, 32px);
  overflow-x: auto;
  overflow-y: clip;
  scroll-snap-type: x proximity;
  scroll-padding-inline: ${space.gutter};
  scrollbar-width: none;

  > li {
    flex: none;
    width: calc(var(--height) * var(--room));
    min-width: 96px;
    scroll-snap-align: center;
  }
  /* Browsers do not scroll to a focused link that is partly visible: this scrolls it fully into view. */
  &:has(a:focus-visible) {
    scroll-snap-type: x mandatory;

    > li:not(:has(a:focus-visible)) {
      scroll-snap-align: none;
    }
  }
  > li:first-child {
    margin-inline-start: auto;
  }
  > li:last-child {
    margin-inline-end: auto;
  }
`

const STANDING = `
  display: grid;
  grid-template-rows: var(--height) auto;
  justify-items: center;
  border-radius: ${radius.card};
  text-decoration: none;
`

const Standing = styled.div`
  ${STANDING}
`

const StandingLink = styled.a`
  ${STANDING}

  &:focus-visible {
    outline-offset: -3px;
  }
  > img {
    transition: transform ${motion.calm};
  }
  > span {
    text-decoration: underline 2px;
    text-decoration-color: ${ink(35)};
    text-underline-offset: 0.25em;
  }
  ${hover} {
    &:hover > img {
      transform: translateY(-6px);
    }
    &:hover > span {
      text-decoration-color: currentColor;
    }
  }
`

/* Wider than its place by its transparent margin, so that products are close. Only the place can be pressed. */
const Shot = styled(Picture)`
  align-self: end;
  width: calc(var(--height) * var(--size));
  max-width: none;
  height: calc(var(--height) * var(--size));
  object-fit: contain;
  object-position: 50% 100%;
  pointer-events: none;
`

const Name = styled.span`
  min-height: 44px;
  padding: 4px 4px 12px;
  ${type.small}
  text-align: center;
  text-wrap: balance;

  ${below.sm} {
    font-size: 1rem;
  }
`

type Kind = {
  /** The size of a picture of this kind, in percent of a card machine's: how much of a picture its product fills differs. */
  size: number
  /** The product's share of its picture's width, 0 to 1. */
  share: number
}

const KINDS: Record<ProductDisplay['type'], Kind> = {
  card_machine: { size: 100, share: 0.52 },
  point_of_sale: { size: 180, share: 0.88 },
  accessory: { size: 110, share: 0.78 },
  sim_card: { size: 60, share: 0.8 },
  service: { size: 110, share: 0.9 },
}

const MOST = 5

/** The smallest size relative to the largest product: anything smaller would be too small to see or to press. */
const LEAST = 0.45

type Shown = {
  uid: string
  sku: string
  name: string
  link: ReturnType<typeof linkProps>
  image: ProductDisplay['image']
  /** Height and width of its picture: 1 is the largest of the row. */
  size: number
  /** Its width in the row, where 1 is the height of the row. */
  room: number
}

const sizeOf = (size: string | undefined, kind: Kind): number => {
  const percent = Number(size)
  return percent > 0 ? percent : kind.size
}

/** Up to five products in their relative sizes; a product that the shop does not sell here is left out. */
export const mapShowcase = (
  chosen: readonly Bloks.ShowcaseProduct[],
  products: readonly ProductDisplay[],
): Shown[] => {
  const found = chosen.slice(0, MOST).flatMap(({ _uid, sku, label, image, size }) => {
    const product = products.find((candidate) => candidate.sku === sku)
    if (!product) return []
    const kind = KINDS[product.type]
    return {
      uid: _uid,
      sku,
      name: label || product.name,
      link: linkProps(product.detailsLink),
      image: image?.filename ? image : product.image,
      share: kind.share,
      percent: sizeOf(size, kind),
    }
  })
  const largest = Math.max(...found.map(({ percent }) => percent))
  return found.map(({ share, percent, ...shown }) => {
    const size = Math.max(LEAST, percent / largest)
    return { ...shown, size, room: size * share }
  })
}

const Product = ({ name, link, image, isFirst }: Shown & { isFirst: boolean }) => {
  const content = (
    <>
      <Shot asset={image} alt="" sizes="(min-width: 900px) 36vw, 240px" priority={isFirst} />
      <Name>{name}</Name>
    </>
  )
  return link ? <StandingLink {...link}>{content}</StandingLink> : <Standing>{content}</Standing>
}

/** A headline, and below it two to five products on one floor, each a link to its page. */
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
