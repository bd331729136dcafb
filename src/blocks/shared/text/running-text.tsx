import styled from 'styled-components'
import { RichText, splitBloks, type Blok, type Bloks, type StoryblokRichtext } from '../../../content'
import { BlockList } from '../../../islands'
import { PALETTE, space, type PaletteColour, TILE_PLACE } from '../../../theme'
import { CtaRow } from './cta-row'
import { InTextProvider } from './in-text'
import { Prose } from './prose'

/* The text's column in the middle, with the remaining width on both sides. */
const Columns = styled.div`
  display: grid;
  grid-template-columns:
    [page-start] minmax(0, 1fr) [text-start] minmax(0, 720px) [text-end] minmax(0, 1fr)
    [page-end];
  row-gap: clamp(36px, 4.5vw, 60px);

  > * {
    grid-column: text;
  }
  /* A heading after a block has the same distance to the block as to a paragraph. */
  > * + :has(> h2:first-child) {
    margin-top: ${space.s};
  }
  > :has([data-block='image'] > :is([data-width='wide'], [data-width='full'])) {
    grid-column: page;
  }
`

/* Blocks that an editor placed together are side by side where they fit. */
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

/** Buttons are together, after the blocks. */
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
  /** The band's colour. */
  background: PaletteColour
}

/** A rich text in one column, with the blocks that its editor placed between the paragraphs. */
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
