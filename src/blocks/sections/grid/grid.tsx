import styled from 'styled-components'
import type { BlockProps, Bloks } from '../../../content'
import { from, paletteColour, space } from '../../../theme'
import { Lead, Section, SectionTitle } from '../../../ui'
import { CtaRow } from '../../shared/cta-row'
import { Cards } from './cards'
import { mapGrid } from './map-grid'

const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(28px, 3.6vw, 52px);

  ${from.md} {
    &[data-beside] {
      grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
      align-items: center;
    }
  }
`

const Heading = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space.m} ${space.xl};

  > :first-child {
    max-width: 44rem;
  }
`

const Text = styled(Lead)`
  margin-top: ${space.s};
  color: var(--quiet);
  white-space: pre-line;
`

/** A title, a link beside it, and cards in one to four columns. */
const Grid = ({ blok }: BlockProps<Bloks.Grid>) => {
  const layout = mapGrid(blok)
  const titleId = `title-${blok._uid}`
  const hasHeading = Boolean(blok.title || blok.text || blok.cta?.length)
  return (
    <Section
      background={paletteColour(blok.background, 'white')}
      rhythm={blok.rhythm || 'normal'}
      id={blok.anchor}
      labelledBy={blok.title ? titleId : undefined}
    >
      <Layout data-beside={layout.headingBeside ? '' : undefined}>
        {hasHeading ? (
          <Heading>
            <div>
              {blok.title ? <SectionTitle id={titleId}>{blok.title}</SectionTitle> : null}
              {blok.text ? <Text>{blok.text}</Text> : null}
            </div>
            <CtaRow ctas={blok.cta} />
          </Heading>
        ) : null}
        {blok.items?.length ? <Cards items={blok.items} layout={layout} /> : null}
      </Layout>
    </Section>
  )
}

export default Grid
