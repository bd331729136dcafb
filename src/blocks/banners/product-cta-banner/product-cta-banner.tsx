import { useRef } from 'react'
import styled from 'styled-components'
import { isObtainable, itemAttributes, PriceDisplay, useItem, type CatalogueItem } from '../../../catalogue'
import { Picture, type BlockProps, type Bloks } from '../../../content'
import { formatRandWhole } from '../../../../shared/money'
import { bandStyle, from, radius, space, type } from '../../../theme'
import { Note, Section, SectionTitle } from '../../../ui'
import { ProductBuy } from '../../../product-tile'
import { useOwnButton, useWantedQuantity } from '../../shared/page-item'

const Layout = styled.div`
  display: grid;
  grid-template: 'line line' auto 'picture offer' auto / minmax(72px, 104px) minmax(0, 1fr);
  align-items: center;
  gap: ${space.m} ${space.s};

  > h2 {
    grid-area: line;
  }
  > img {
    grid-area: picture;
    width: 100%;
    aspect-ratio: 1;
    object-fit: contain;
  }
  ${from.sm} {
    grid-template: 'picture line' auto 'picture offer' auto / minmax(0, 1fr) minmax(0, 1.15fr);
    column-gap: clamp(32px, 6vw, 96px);

    > h2 {
      align-self: end;
    }
    > img {
      max-height: 360px;
    }
  }
`
const Offer = styled.div`
  grid-area: offer;
  align-self: start;
  display: grid;
  gap: ${space.s};
  max-width: 480px;
  padding: clamp(16px, 2.2vw, 32px);
  border-radius: ${radius.card};
  background: var(--band);
  color: var(--ink);
`
const Name = styled.p`
  ${type.label}
`

type ClosingProps = { blok: Bloks.ProductCtaBanner; item: CatalogueItem }

const Closing = ({ blok, item }: ClosingProps) => {
  const button = useRef<HTMLDivElement>(null)
  useOwnButton(button)
  const quantity = useWantedQuantity(item)
  const titleId = `title-${blok._uid}`
  return (
    <Section background={item.colour} labelledBy={titleId}>
      <Layout {...itemAttributes(item)}>
        <SectionTitle id={titleId}>{blok.title || item.name}</SectionTitle>
        <Picture asset={item.image} alt="" sizes="(min-width: 667px) 360px, 104px" />
        <Offer style={bandStyle('white')}>
          {blok.title ? <Name>{item.name}</Name> : null}
          <PriceDisplay item={item} />
          {quantity > 1 ? (
            <Note>{`${quantity} × ${item.name}: ${formatRandWhole(item.price * quantity)}`}</Note>
          ) : null}
          <div ref={button}>
            <ProductBuy item={item} quantity={quantity} wide />
          </div>
        </Offer>
      </Layout>
    </Section>
  )
}

/** The end of a product page: name, price and button again. Renders nothing if the item cannot be ordered. */
const ProductCtaBanner = ({ blok }: BlockProps<Bloks.ProductCtaBanner>) => {
  const item = useItem(blok)
  return item && isObtainable(item) ? <Closing blok={blok} item={item} /> : null
}

export default ProductCtaBanner
