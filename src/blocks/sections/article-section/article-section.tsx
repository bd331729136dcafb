import styled from 'styled-components'
import type { BlockProps, Bloks } from '../../../content'
import { from, paletteColour, space } from '../../../theme'
import { Section } from '../../../ui'
import { RunningText } from '../../shared/running-text'
import { Contents } from './contents'
import { mapArticle } from './map-article'

/* The text stands where it would stand without its contents: in the middle. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.l};

  > [data-contents='above'] {
    width: 100%;
    max-width: 720px;
    margin-inline: auto;
  }
  ${from.lg} {
    grid-template-columns: minmax(12rem, 1fr) minmax(0, 720px) minmax(0, 1fr);
    gap: ${space.xl};
  }
`

/** A whole article: running text with figures, quotes, tables, code and blocks, and a way to each of its chapters. */
const ArticleSection = ({ blok }: BlockProps<Bloks.ArticleSection>) => {
  const background = paletteColour(blok.background, 'white')
  const { text, entries } = mapArticle(blok)
  const article = <RunningText document={text} background={background} />
  return (
    <Section background={background} rhythm="tight" id={blok.anchor}>
      {entries.length > 0 ? (
        <Columns>
          <Contents title={blok.contents_title || 'On this page'} entries={entries} />
          <div>{article}</div>
        </Columns>
      ) : (
        article
      )}
    </Section>
  )
}

export default ArticleSection
