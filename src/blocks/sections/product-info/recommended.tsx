import styled from 'styled-components'
import { codeOf, useProducts, type CatalogueItem } from '../../../catalogue'
import { from, space } from '../../../theme'
import { ProductTile } from '../../cards/product-card/product-tile'
import { Heading } from './product-info.styles'

const Shelf = styled.div`
  margin-top: clamp(48px, 6vw, 96px);
`
const Row = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(16px, 1.9vw, ${space.m});
  margin-top: ${space.m};

  ${from.sm} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${from.lg} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`

/** More would be an advertisement. */
const MOST = 3

/** What the editor recommends beside this item, in the editor's order; nothing when nothing of it is sold here. */
export const Recommended = ({ item }: { item: CatalogueItem }) => {
  const products = useProducts()
  const found = item.recommendedSkus
    .flatMap((sku) => products.find((product) => product.sku === sku) ?? [])
    .filter(({ stock }) => stock !== 'unavailable')
    .slice(0, MOST)
  return found.length === 0 ? null : (
    <Shelf>
      <Heading>{item.recommendedLabel}</Heading>
      <Row role="list">
        {found.map((product) => (
          <li key={codeOf(product)}>
            <ProductTile item={product} level="h4" />
          </li>
        ))}
      </Row>
    </Shelf>
  )
}
