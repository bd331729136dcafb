import styled from 'styled-components'
import { useProducts, type CatalogueItem } from '../../../catalogue'
import { space } from '../../../theme'
import { TileList } from '../../cards/product-card/tile-list'
import { Heading } from './product-info.styles'

const Shelf = styled.div`
  margin-top: clamp(48px, 6vw, 96px);
`
const Tiles = styled.div`
  margin-top: ${space.m};
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
      <Tiles>
        <TileList items={found} level="h4" />
      </Tiles>
    </Shelf>
  )
}
