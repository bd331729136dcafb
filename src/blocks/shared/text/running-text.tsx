import styled from 'styled-components'
import { RichText, splitBloks, type Blok, type Bloks, type StoryblokRichtext } from '../../../content'
import { BlockList } from '../../../islands'
import { PALETTE, space, type PaletteColour, TILE_PLACE } from '../../../theme'
import { CtaRow } from './cta-row'
import { InTextProvider } from './in-text'
import { Prose } from './prose'

/* The column of a text in the middle of what there is, with as much room at its sides as is left. */
const Columns = styled.div`
  display: grid;
  grid-template-columns:
    [page-start] minmax(0, 1fr) [text-start] minmax(0, 720px) [text-end] minmax(0, 1fr)
    [page-end];
  row-gap: clamp(36px, 4.5vw, 60px);

  > * {
    grid-column: text;
  }
  /* A chapter that begins after a block stands as far from it as from a paragraph. */
  > * + :has(> h2:first-child) {
    margin-top: ${space.s};
  }
  > :has([data-block='image'] > :is([data-width='wide'], [data-width='full'])) {
    grid-column: page;
  }
`

/* Blocks that an editor put there together stand side by side, as far as there is room. */
const Group = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));
  gap: clamp(12px, 1.8vw, ${space.m});

  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    container: ${TILE_PLACE};
  }
  > :has(> [data-block='image']) {
    grid-column: 1 / -1;
  }
`

const isCta = (blok: Blok): blok is Bloks.Cta => blok.component === 'cta'

/** Buttons stand together, and after the blocks that they are about. */
const Placed = ({ bloks }: { bloks: readonly Blok[] }) => {
  const blocks = bloks.filter((blok) => !isCta(blok))
  return (
    <>
      {blocks.length > 0 ? (
        <Group>
          {blocks.map((blok) => (
            <div key={blok._uid}>
              <BlockList bloks={[blok]} />
            </div>
          ))}
        </Group>
      ) : null}
      <CtaRow ctas={bloks.filter(isCta)} />
    </>
  )
}

type RunningTextProps = {
  document: StoryblokRichtext
  /** Of the band. */
  background: PaletteColour
}

/** A rich text in one column, with the blocks that its editor put between the paragraphs. */
export const RunningText = ({ document, background }: RunningTextProps) => (
  <InTextProvider value>
    <Columns>
      {splitBloks(document).map((part, at) =>
        'text' in part ? (
          <Prose key={at}>
            <RichText document={part.text} ground={PALETTE[background]} />
          </Prose>
        ) : (
          <Placed key={at} bloks={part.bloks} />
        ),
      )}
    </Columns>
  </InTextProvider>
)
