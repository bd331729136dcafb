import type { CSSProperties } from 'react'
import styled from 'styled-components'
import type { BlockProps, Bloks } from '../../../content'
import { BlockList } from '../../../islands'
import { from, paletteColour, space, TILE_PLACE } from '../../../theme'
import { Section } from '../../../ui'
import { riseIn } from '../../shared/motion'
import { withoutEmptyCards } from '../../shared/empty-cards'
import { hasHead, SectionHead, SectionLayout } from '../../shared/section-head'
import { cardHeight, type MasonryItem } from './card-height'
import { columnStarts, packColumns } from './pack-columns'

const columns = (device: 'tablet' | 'desktop') => `
  columns: var(--columns-${device});
  > li {
    break-before: var(--break-${device});
  }
`

/* Columns as of a newspaper, so that the order of reading is that of the page's elements. Where they begin is settled: a card
   that opens, or a font that arrives, moves what is below it and never a card to another column. Firefox, which knows no break
   before a column, balances them by itself. */
const List = styled.ul`
  --gap: clamp(12px, 1.8vw, ${space.m});
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--gap);

  > li {
    container: ${TILE_PLACE};
  }
  ${withoutEmptyCards}
  > li > [data-block] {
    ${riseIn}
  }

  ${from.sm} {
    display: block;
    column-gap: var(--gap);
    margin-bottom: calc(-1 * var(--gap));

    > li {
      margin-bottom: var(--gap);
      break-inside: avoid;
    }
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

const breakBefore = (isStart: boolean | undefined) => (isStart ? 'column' : 'auto')

type CardsProps = { items: readonly MasonryItem[]; tablet: number; desktop: number }

const Cards = ({ items, ...wanted }: CardsProps) => {
  const heights = items.map(cardHeight)
  const [tablet, desktop] = [packColumns(heights, wanted.tablet), packColumns(heights, wanted.desktop)]
  const [onTablet, onDesktop] = [columnStarts(tablet), columnStarts(desktop)]
  const counts = { '--columns-tablet': tablet.length, '--columns-desktop': desktop.length } as CSSProperties
  return (
    <List role="list" data-columns={desktop.length} style={counts}>
      {items.map((item, at) => (
        <li
          key={item._uid}
          style={
            {
              '--break-tablet': breakBefore(onTablet[at]),
              '--break-desktop': breakBefore(onDesktop[at]),
            } as CSSProperties
          }
        >
          <BlockList bloks={[item]} />
        </li>
      ))}
    </List>
  )
}

/**
 * A title, a button beside it, and cards of unequal height packed in columns, which are read from top to bottom; nothing
 * without any of them.
 */
const Masonry = ({ blok }: BlockProps<Bloks.Masonry>) => {
  const { items = [], title, anchor, rhythm } = blok
  if (items.length === 0 && !hasHead(blok)) return null
  const titleId = `title-${blok._uid}`
  return (
    <Section
      background={paletteColour(blok.background, 'white')}
      rhythm={rhythm || 'normal'}
      id={anchor}
      labelledBy={title ? titleId : undefined}
    >
      <SectionLayout>
        <SectionHead head={blok} titleId={titleId} />
        {items.length > 0 ? (
          <Cards
            items={items}
            tablet={Number(blok.columns_tablet || 2)}
            desktop={Number(blok.columns_desktop || 3)}
          />
        ) : null}
      </SectionLayout>
    </Section>
  )
}

export default Masonry
