import type { CSSProperties } from 'react'
import styled from 'styled-components'
import { useTeasersIn, type BlockProps, type Bloks } from '../../../content'
import { BlockList } from '../../../islands'
import { below, from, space, sticky, TILE_PLACE } from '../../../theme'
import { Section } from '../../../ui'
import { sectionProps } from '../../shared/section-props'
import { withoutEmptyCards, riseIn } from '../../shared/cards/card-list'
import { hasHead, SectionHead, SectionLayout } from '../../shared/text/section-head'
import { type GridItem, type GridLayout, listedCards, listOf, mapGrid } from './map-grid'

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

/** The cards as a list of tiles; rows of product cards have equal heights. */
const Cards = ({ items, layout }: CardsProps) => (
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

const Layout = styled(SectionLayout)`
  ${from.md} {
    &[data-beside] {
      grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
      align-items: start;
    }
    /* The heading stays beside cards that are higher than it. */
    &[data-beside] > :first-child {
      ${sticky}
      top: ${space.xl};
    }
  }
`

const NONE: readonly GridItem[] = []

/** The cards that an editor chose, or the stories of a list. */
const useItems = (blok: Bloks.Grid): readonly GridItem[] => {
  const list = listOf(blok)
  const stories = useTeasersIn(list?.folder ?? '')
  return list ? listedCards(blok, stories) : (blok.items ?? NONE)
}

/** A title, a link beside it, and cards in one to four columns. Renders nothing without any of them. */
const Grid = ({ blok }: BlockProps<Bloks.Grid>) => {
  const items = useItems(blok)
  if (items.length === 0 && !hasHead(blok)) return null
  const layout = mapGrid(blok, items)
  const titleId = `title-${blok._uid}`
  return (
    <Section {...sectionProps(blok, 'white')} labelledBy={blok.title ? titleId : undefined}>
      <Layout data-beside={layout.headingBeside ? '' : undefined}>
        <SectionHead head={blok} titleId={titleId} />
        {items.length > 0 ? <Cards items={items} layout={layout} /> : null}
      </Layout>
    </Section>
  )
}

export default Grid
