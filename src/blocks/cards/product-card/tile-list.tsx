import styled from 'styled-components'
import { codeOf, TILE_PLACE, type CatalogueItem } from '../../../catalogue'
import { from, space } from '../../../theme'
import { ProductTile } from './product-tile'

/* Two beside each other on a phone, so that a shop is not a mile long; one or two alone fill their row where they are all there is. */
const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(10px, 1.9vw, ${space.m});

  > li {
    min-width: 0;
    container: ${TILE_PLACE};
  }
  @media (min-width: 360px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${from.lg} {
    grid-template-columns: repeat(3, minmax(0, 1fr));

    &[data-count='2'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  &&[data-count='1'] {
    grid-template-columns: minmax(0, 1fr);
  }
`

type TileListProps = {
  items: readonly CatalogueItem[]
  level: 'h2' | 'h3' | 'h4'
  /** These are what the page is about: one or two take the whole row. */
  filling?: boolean
}

/** Products and bundles as a grid of cards, each as wide as its place allows. */
export const TileList = ({ items, level, filling }: TileListProps) => (
  <List role="list" data-count={filling ? items.length : undefined}>
    {items.map((item) => (
      <li key={codeOf(item)}>
        <ProductTile item={item} level={level} />
      </li>
    ))}
  </List>
)
