import styled from 'styled-components'
import { useTeasersIn, type BlockProps, type Bloks } from '../../../content'
import { from, paletteColour } from '../../../theme'
import { Section } from '../../../ui'
import { hasHead, SectionHead, SectionLayout } from '../../shared/section-head'
import { Cards } from './cards'
import { listedCards, listOf } from './grid-list'
import { mapGrid, type GridItem } from './map-grid'

const Layout = styled(SectionLayout)`
  ${from.md} {
    &[data-beside] {
      grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
      align-items: center;
    }
  }
`

const NONE: readonly GridItem[] = []

/** The cards that an editor chose, or those of the list. */
const useItems = (blok: Bloks.Grid): readonly GridItem[] => {
  const list = listOf(blok)
  const stories = useTeasersIn(list?.folder ?? '')
  return list ? listedCards(blok, stories) : (blok.items ?? NONE)
}

/** A title, a link beside it, and cards in one to four columns; nothing without any of them. */
const Grid = ({ blok }: BlockProps<Bloks.Grid>) => {
  const items = useItems(blok)
  if (items.length === 0 && !hasHead(blok)) return null
  const layout = mapGrid(blok, items)
  const titleId = `title-${blok._uid}`
  return (
    <Section
      background={paletteColour(blok.background, 'white')}
      rhythm={blok.rhythm || 'normal'}
      id={blok.anchor}
      labelledBy={blok.title ? titleId : undefined}
    >
      <Layout data-beside={layout.headingBeside ? '' : undefined}>
        <SectionHead head={blok} titleId={titleId} />
        {items.length > 0 ? <Cards items={items} layout={layout} /> : null}
      </Layout>
    </Section>
  )
}

export default Grid
