import type { CSSProperties } from 'react'
import styled from 'styled-components'
import { BlockList } from '../../../islands'
import { below, from, space, TILE_PLACE } from '../../../theme'
import { withoutEmptyCards } from '../../shared/empty-cards'
import { riseIn } from '../../shared/motion'
import type { GridItem, GridLayout } from './map-grid'

const columns = (device: string) => `
  grid-template-columns: repeat(var(--tracks-${device}), minmax(0, 1fr));
  grid-auto-rows: var(--rows-${device});
  > li {
    grid-column: span var(--span-${device});
  }
`

const List = styled.ul`
  display: grid;
  gap: clamp(12px, 1.8vw, ${space.m});
  ${columns('mobile')}

  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    container: ${TILE_PLACE};
  }
  > li > [data-block] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    ${riseIn}
  }

  ${withoutEmptyCards}
  &[data-list] {
    ${below.sm} {
      gap: ${space.xs};
    }
  }
  ${from.sm} {
    ${columns('tablet')}
  }
  ${from.md} {
    &:not([data-columns='4']) {
      ${columns('desktop')}
    }
  }
  /* Four columns need a desktop's width. */
  ${from.lg} {
    &[data-columns='4'] {
      ${columns('desktop')}
    }
  }
`

const onEach = (name: string, { mobile, tablet, desktop }: GridLayout['tracks'] | GridLayout['rows']) =>
  ({
    [`--${name}-mobile`]: mobile,
    [`--${name}-tablet`]: tablet,
    [`--${name}-desktop`]: desktop,
  }) as CSSProperties

type CardsProps = { items: readonly GridItem[]; layout: GridLayout }

/** The cards as a list of tiles; those of what is sold stand in equal rows. */
export const Cards = ({ items, layout }: CardsProps) => (
  <List
    role="list"
    data-tiles=""
    data-columns={layout.columns.desktop}
    data-list={layout.isList ? '' : undefined}
    style={{ ...onEach('tracks', layout.tracks), ...onEach('rows', layout.rows) }}
  >
    {items.map((item, at) => (
      <li key={item._uid} style={layout.spans[at] && onEach('span', layout.spans[at])}>
        <BlockList bloks={[item]} />
      </li>
    ))}
  </List>
)
