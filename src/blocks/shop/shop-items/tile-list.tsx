import styled from 'styled-components'
import { codeOf, type CatalogueItem } from '../../../catalogue'
import { ProductTile } from '../../../product-tile'
import { BREAKPOINTS, from, space, TILE_PLACE } from '../../../theme'

/* Two columns on a phone, so that the list stays short. The tiles of a short last row share its width. Four tiles are two by
   two, and on a desktop one row without summaries and without the saving, which is the badge of the picture: all prices and buttons are on the first
   screen. */
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
  @media (min-width: 360px) and (max-width: ${BREAKPOINTS.lg - 0.02}px) {
    > li:last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }
  ${from.lg} {
    &:not([data-count='2'], :has(> li:nth-child(4):last-child)) {
      grid-template-columns: repeat(6, minmax(0, 1fr));

      > li {
        grid-column: span 2;
      }
      > li:nth-child(3n + 1):nth-last-child(2),
      > li:nth-child(3n + 2):last-child {
        grid-column: span 3;
      }
      > li:last-child:nth-child(3n + 1) {
        grid-column: 1 / -1;
      }
    }
    &:has(> li:nth-child(4):last-child) {
      grid-template-columns: repeat(4, minmax(0, 1fr));

      [data-summary],
      [data-saving] {
        display: none;
      }
    }
  }
  &&[data-count='1'] {
    grid-template-columns: minmax(0, 1fr);
  }
`

type TileListProps = {
  items: readonly CatalogueItem[]
  level: 'h2' | 'h3' | 'h4'
}

/** The number of tiles that may be on the first screen, where a late layout would move what follows them. */
const NEAR = 4

/** Products and bundles as a grid of cards, whose layout follows their width. */
export const TileList = ({ items, level }: TileListProps) => (
  <List role="list" data-count={items.length}>
    {items.map((item, at) => (
      <li key={codeOf(item)} data-far={at < NEAR ? undefined : ''}>
        <ProductTile item={item} level={level} />
      </li>
    ))}
  </List>
)
