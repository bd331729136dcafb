import { useState } from 'react'
import styled from 'styled-components'
import { PriceDisplay, type ProductDisplay, useProduct } from '../../../catalogue'
import { linkProps, Picture, type BlockProps, type Bloks } from '../../../content'
import { CountedBuy, nameLink, withOwnWords } from '../../../product-tile'
import { bandStyle, radius, space, type } from '../../../theme'

const Card = styled.article`
  container-type: inline-size;
  height: 100%;
  border-radius: ${radius.card};
  background: var(--band);
  color: var(--ink);
  box-shadow: 0 0 0 1px rgb(34 34 34 / 0.08);
`
const Layout = styled.div`
  display: grid;
  grid-template: auto 1fr / 96px minmax(0, 1fr);
  gap: ${space.s};
  height: 100%;
  padding: ${space.s};

  @container (min-width: 440px) {
    grid-template-columns: 148px minmax(0, 1fr);
    column-gap: ${space.m};
  }
`
const PictureArea = styled.div`
  align-self: start;
  aspect-ratio: 1;
  padding: 8px;
  overflow: hidden;
  border-radius: 16px;
  background: var(--band);

  @container (min-width: 440px) {
    grid-row: 1 / 3;
    align-self: stretch;
    aspect-ratio: auto;
    min-height: 148px;
  }
  img {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
`
const Words = styled.div`
  display: grid;
  align-content: start;
  gap: 6px;
`
const Name = styled.h3`
  ${type.small}
  ${nameLink}
  a {
    padding-block: 2px;
  }
`
const Text = styled.p`
  ${type.note}
  color: var(--quiet);
`
const Actions = styled.div`
  grid-column: 1 / -1;
  align-self: end;
  display: flex;
  flex-wrap: wrap;
  gap: 12px;

  > :last-child {
    flex: 1 0 132px;
  }
  @container (min-width: 440px) {
    grid-column: 2;
  }
`

/** A small product card: picture, name, price, quantity and button. */
const AccessoryTile = ({ product }: { product: ProductDisplay }) => {
  const [wanted, setWanted] = useState(1)
  const details = linkProps(product.detailsLink)
  const quantity = Math.min(wanted, product.maxQuantity)
  return (
    <Card data-sku={product.sku} style={bandStyle('white')}>
      <Layout>
        <PictureArea style={bandStyle(product.colour)}>
          <Picture asset={product.image} sizes="148px" />
        </PictureArea>
        <Words>
          <Name>{details ? <a {...details}>{product.name}</a> : product.name}</Name>
          {product.summary ? <Text>{product.summary}</Text> : null}
          <PriceDisplay item={product} />
        </Words>
        <Actions>
          <CountedBuy item={product} quantity={quantity} onChange={setWanted} />
        </Actions>
      </Layout>
    </Card>
  )
}

/** A small product card with a quantity. Renders nothing if the shop does not sell the product here. */
const AccessoryCard = ({ blok }: BlockProps<Bloks.AccessoryCard>) => {
  const product = useProduct(blok.sku)
  return product ? <AccessoryTile product={withOwnWords(blok, product)} /> : null
}

export default AccessoryCard
